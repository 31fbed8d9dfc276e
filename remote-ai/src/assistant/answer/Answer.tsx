import { useCurrency } from '@vezne/api';
import type { AssistantAnswer } from '@vezne/contract';
import { CintemaniIcon, formatCount } from '@vezne/ui';
import styled from 'styled-components';
import { AnswerActions } from './AnswerActions';
import { AnswerFigures } from './AnswerFigures';
import { AnswerRows } from './AnswerRows';
import { AnswerText } from './AnswerText';
import type { Asked } from './asked';
import { NextQuestions } from './NextQuestions';
import { ReadingChips } from './ReadingChips';
import { Readings } from './Readings';
import { Sources } from './Sources';
import { sentencesOf } from './written';

/** What is said: the question and the sentence that answers it. */
export function AnswerSaid({ answer }: { answer: AssistantAnswer }) {
  const { action, report, rows, options, reading, scannedCount } = answer;
  // What lies in accounts, is open of contacts or is told of projects was read off no records; help was read off nothing.
  const isExamined = action === 'ANSWER' && reading !== '' && scannedCount > 0;
  return (
    <>
      <Question>{answer.input}</Question>
      <Head>
        <CintemaniIcon />
        Cevap
        {isExamined && <Examined>{formatCount(scannedCount)} kayıt incelendi</Examined>}
      </Head>
      {/* What stands below as rows or as questions to press is not listed here too. */}
      <AnswerText text={rows.length > 0 || options.length > 0 ? sentencesOf(report) : report} />
    </>
  );
}

type Props = {
  answer: AssistantAnswer;
  onAsk: (asked: Asked) => void;
  onLeave: () => void;
};

/** What the sentence rests on: figures, drawing, records; how it was read; what may be asked next. */
export function AnswerShown({ answer, onAsk, onLeave }: Props) {
  const currency = useCurrency();
  const { action, options, rows, bars, sources, chips = [], next = [], reading, figures } = answer;
  const areRowsRecords = rows.length > 0 && rows.every(({ id }) => id !== undefined);
  return (
    <Body>
      {figures.length > 0 && <AnswerFigures figures={figures} currency={currency} />}
      {options.length > 0 && <Readings answer={answer} currency={currency} onAsk={onAsk} />}
      {(rows.length > 0 || bars) && (
        <AnswerRows answer={answer} currency={currency} onAsk={onAsk} onLeave={onLeave} />
      )}
      {chips.length > 0 ? (
        <ReadingChips chips={chips} isChosenBefore={answer.isChosenBefore} onAsk={onAsk} />
      ) : (
        reading && <Reading>Şöyle anladım: {reading}</Reading>
      )}
      {!areRowsRecords && sources.length > 0 && (
        <Sources answer={answer} currency={currency} onLeave={onLeave} />
      )}
      {next.length > 0 && (
        <NextQuestions
          title={action === 'REFUSE' ? 'Şunları sorabilirsiniz' : 'Bununla ilgili'}
          questions={next}
          onAsk={onAsk}
        />
      )}
      <AnswerActions answer={answer} />
    </Body>
  );
}

const Question = styled.h3`
  justify-self: end;
  width: fit-content;
  max-width: 85%;
  margin-left: auto;
  padding: 9px 14px;
  border-radius: 12px 12px 3px 12px;
  background: var(--vz-surface-4);
  font-size: var(--vz-text-base);
  font-weight: var(--vz-weight-medium);
  overflow-wrap: anywhere;
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: var(--vz-space-4);
  color: var(--vz-ai-text);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-semibold);
`;
const Examined = styled.span`
  margin-left: auto;
  color: var(--vz-text-3);
  font-weight: var(--vz-weight-regular);
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vz-space-4);
`;
const Reading = styled.p`
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  overflow-wrap: anywhere;
`;
