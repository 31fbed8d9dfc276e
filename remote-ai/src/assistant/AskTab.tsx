import { Button, ModalBody, onMobile } from '@vezne/ui';
import Eraser from 'lucide-react/icons/eraser';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { AnswerSaid, AnswerShown } from './answer/Answer';
import type { Asked } from './answer/asked';
import { EarlierTurn } from './EarlierTurn';
import { Problem } from './Problem';
import { QuestionBox } from './QuestionBox';
import { SuggestedQuestions } from './SuggestedQuestions';
import { useConversation } from './useConversation';
import { useFocusOnAnswer } from './useFocusOnAnswer';
import { useQuestion } from './useQuestion';
import { Waiting } from './Waiting';

type Props = {
  /** What the dialog was opened to ask, or what the history asks anew. */
  first: Asked | null;
  /** A question has been answered: the history begins anew. */
  onAnswered: () => void;
  /** A link leads away from the dialog. */
  onLeave: () => void;
};

/** Earlier turns as lines, the answer, and the question under them. */
export function AskTab({ first, onAnswered, onLeave }: Props) {
  const { question, setQuestion, keep, settle, clear } = useQuestion();
  const conversation = useConversation(({ input }) => {
    settle(input);
    onAnswered();
  });
  const { turns, answer, problem, waitsFor, attempt, send, sendInstead, retry } = conversation;
  const box = useRef<HTMLTextAreaElement>(null);
  const now = useRef<HTMLDivElement>(null);
  const begun = useRef<Asked | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked from outside is asked once
  useEffect(() => {
    if (!first || begun.current === first) return;
    begun.current = first;
    sendInstead(first);
  }, [first]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new turn is brought into sight
  useEffect(() => {
    if (turns.length > 0) now.current?.scrollIntoView({ block: 'start' });
  }, [turns.length, answer]);

  const isEmpty = !waitsFor && !answer && !problem && turns.length === 0;
  useFocusOnAnswer(now, !isEmpty, waitsFor ? attempt : answer || problem);
  const cancel = () => {
    // A question that was pressed, not written, can be changed now.
    setQuestion((written) => written || (waitsFor?.input ?? ''));
    conversation.cancel();
    box.current?.focus();
  };
  return (
    <>
      {/* The focus begins in the question's box, not here. */}
      <Body data-body={undefined}>
        {turns.length > 0 && (
          <Turns aria-label="Önceki sorular">
            {turns.map((turn) => (
              <EarlierTurn key={turn.id} answer={turn} onAsk={send} onLeave={onLeave} />
            ))}
          </Turns>
        )}
        <Now ref={now} tabIndex={-1} $isEmpty={isEmpty}>
          {/* Read out once: the sentence, not what is drawn under it. */}
          <div aria-live="polite">
            {waitsFor && <Waiting key={attempt} onRetry={retry} onCancel={cancel} />}
            {answer && <AnswerSaid answer={answer} />}
          </div>
          {problem && <Problem title="Hata" message={problem.message} onRetry={retry} />}
          {answer && <AnswerShown answer={answer} onAsk={send} onLeave={onLeave} />}
        </Now>
        {isEmpty && <SuggestedQuestions onAsk={send} />}
      </Body>
      <Composer data-body="">
        <QuestionBox
          ref={box}
          value={question}
          onChange={setQuestion}
          onSend={() => {
            keep();
            send({ input: question });
          }}
          isBusy={conversation.isBusy}
        />
        <Rule
          onClear={() => {
            conversation.clear();
            clear();
            box.current?.focus();
          }}
        />
      </Composer>
    </>
  );
}

/** What answers rest on, and the way back to an empty dialog. */
function Rule({ onClear }: { onClear: () => void }) {
  return (
    <Foot>
      <span>Cevaplar kayıtlarınızdan üretilir; önemli kararlardan önce dayanak kayıtları kontrol edin.</span>
      <Button size="sm" variant="ghost" icon={<Eraser aria-hidden />} onClick={onClear}>
        Konuşmayı Temizle
      </Button>
    </Foot>
  );
}

const Body = styled(ModalBody)`
  display: flex;
  flex-direction: column;
  gap: var(--vz-space-4);
  @media (height < 560px) { overflow: visible; flex: none; }
`;
const Turns = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
const Now = styled.div<{ $isEmpty: boolean }>`
  display: ${({ $isEmpty }) => ($isEmpty ? 'none' : 'grid')};
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vz-space-4);
  scroll-margin-top: var(--vz-space-2);
  &:focus { outline: none; }
`;
const Composer = styled.div`
  flex: none;
  padding: var(--vz-space-3) var(--vz-space-6) var(--vz-space-2);
  border-top: 1px solid var(--vz-border);
  ${onMobile} {
    padding: var(--vz-space-3) var(--vz-space-4) calc(var(--vz-space-2) + env(safe-area-inset-bottom));
  }
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--vz-space-3);
  margin-top: var(--vz-space-1);
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  line-height: var(--vz-lh-xs);
  & > button { flex: none; margin-right: -8px; }
  ${onMobile} { & > span { display: none; } justify-content: flex-end; }
  @media (height < 560px) { & > span { display: none; } justify-content: flex-end; }
`;
