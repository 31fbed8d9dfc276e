import { useCurrency } from '@vezne/api';
import type { AssistantAnswer } from '@vezne/contract';
import { Button, CintemaniIcon, formatCount } from '@vezne/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import styled from 'styled-components';
import { AnswerChart, isSeries } from './AnswerChart';
import { AnswerText } from './AnswerText';
import { Sources } from './Sources';
import { Chip, Chips } from './SuggestedQuestions';

type Props = {
  answer: AssistantAnswer;
  onAsk: (question: string) => void;
  onLeave: () => void;
};

/** The question, its answer, how it was understood, and the records it rests on. */
export function Answer({ answer, onAsk, onLeave }: Props) {
  const currency = useCurrency();
  return (
    <Card>
      <Question>{answer.input}</Question>
      <Head>
        <CintemaniIcon />
        Cevap
        <Examined>{formatCount(answer.scannedCount)} kayıt incelendi</Examined>
      </Head>
      <AnswerText text={answer.report} />
      {answer.options.length > 0 && (
        <Options aria-label="Ne demek istediniz?">
          {answer.options.map((option) => (
            <Chip key={option} type="button" onClick={() => onAsk(option)}>
              {option}
            </Chip>
          ))}
        </Options>
      )}
      {isSeries(answer.rows) && <AnswerChart rows={answer.rows} currency={currency} />}
      {answer.sources.length > 0 && <Sources answer={answer} currency={currency} onLeave={onLeave} />}
      <Foot>
        {answer.reading && <Reading>Okuma: {answer.reading}</Reading>}
        <CopyButton text={answer.report} />
      </Foot>
    </Card>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      // The browser refused: the text can still be selected.
      () => setCopied(false),
    );
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={copy}
      onBlur={() => setCopied(false)}
    >
      {isCopied ? 'Kopyalandı' : 'Kopyala'}
    </Button>
  );
}

const Card = styled.article`
  border: 1px solid var(--vz-border);
  border-radius: var(--vz-radius-lg);
  background: var(--vz-surface-2);
`;
const Question = styled.h3`
  padding: 14px 20px;
  border-bottom: 1px solid var(--vz-border);
  font-size: var(--vz-text-base);
  font-weight: var(--vz-weight-semibold);
  overflow-wrap: anywhere;
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 14px 20px 0;
  color: var(--vz-ai-text);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-semibold);
`;
const Examined = styled.span`
  margin-left: auto;
  color: var(--vz-text-3);
  font-weight: var(--vz-weight-regular);
`;
const Options = styled(Chips).attrs({ role: 'group' })`
  padding: 0 20px 16px;
`;
const Foot = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--vz-space-3);
  padding: 8px 12px 8px 20px;
  border-top: 1px solid var(--vz-border);
`;
const Reading = styled.p`
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  overflow-wrap: anywhere;
`;
