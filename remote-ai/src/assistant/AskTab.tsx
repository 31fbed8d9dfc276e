import { type ApiError, useAskAssistant } from '@vezne/api';
import type { AssistantAnswer } from '@vezne/contract';
import { Button, Dots, ModalBody, onMobile } from '@vezne/ui';
import Eraser from 'lucide-react/icons/eraser';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Answer } from './Answer';
import { Problem } from './Problem';
import { QuestionBox } from './QuestionBox';
import { SuggestedQuestions } from './SuggestedQuestions';

type Props = {
  /** A question has been answered: the history begins anew. */
  onAnswered: () => void;
  /** A link leads away from the dialog. */
  onLeave: () => void;
};

/** Question, thinking, answer or failure. The conversation goes on until it is cleared or the dialog closes. */
export function AskTab({ onAnswered, onLeave }: Props) {
  const ask = useAskAssistant();
  const [question, setQuestion] = useState('');
  const [asked, setAsked] = useState('');
  const [answer, setAnswer] = useState<AssistantAnswer | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  // An answer that arrives after "Konuşmayı Temizle" belongs to no conversation any more.
  const turn = useRef(0);

  const send = async (input: string) => {
    if (input.trim() === '' || ask.isRunning) return;
    const mine = ++turn.current;
    setAsked(input);
    setAnswer(null);
    setProblem(null);
    try {
      const next = await ask.run({ input, conversationId: answer?.conversationId ?? null });
      if (turn.current !== mine) return;
      setAnswer(next);
      setQuestion('');
      onAnswered();
    } catch (error) {
      // `run` throws nothing else.
      if (turn.current === mine) setProblem(error as ApiError);
    }
  };
  const clear = () => {
    turn.current++;
    setQuestion('');
    setAsked('');
    setAnswer(null);
    setProblem(null);
    box.current?.focus();
  };

  const isThinking = ask.isRunning && asked !== '';
  return (
    <>
      <Body>
        <QuestionBox
          ref={box}
          value={question}
          onChange={setQuestion}
          onSend={() => send(question)}
          isBusy={ask.isRunning}
        />
        <Outcome aria-live="polite" aria-busy={isThinking}>
          {isThinking && (
            <Thinking role="status">
              <Dots ai />
              Vezne AI düşünüyor...
            </Thinking>
          )}
          {problem && <Problem title="Hata" message={problem.message} onRetry={() => send(asked)} />}
          {answer && <Answer answer={answer} onAsk={send} onLeave={onLeave} />}
        </Outcome>
        {!isThinking && !answer && !problem && (
          <SuggestedQuestions
            onPick={(suggestion) => {
              setQuestion(suggestion);
              box.current?.focus();
            }}
          />
        )}
      </Body>
      <Foot>
        <span>
          Cevaplar kayıtlarınızdan üretilir; önemli kararlardan önce dayanak kayıtları kontrol edin.
        </span>
        <Button size="sm" variant="ghost" icon={<Eraser aria-hidden />} onClick={clear}>
          Konuşmayı Temizle
        </Button>
      </Foot>
    </>
  );
}

const Body = styled(ModalBody)`
  display: grid;
  align-content: start;
  gap: var(--vz-space-4);
`;
const Outcome = styled.div`
  min-width: 0;
  &:empty { display: none; }
`;
const Thinking = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 20px;
  color: var(--vz-text-2);
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--vz-space-3);
  padding: var(--vz-space-3) var(--vz-space-6);
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
