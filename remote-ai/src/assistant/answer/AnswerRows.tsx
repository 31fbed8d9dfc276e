import {
  type AssistantAnswer,
  type AssistantRow,
  type AssistantShow,
  type Currency,
  inPlace,
} from '@vezne/contract';
import { Button, formatCount } from '@vezne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { Asked } from './asked';
import { LineChart } from './LineChart';
import { LinkedRows } from './LinkedRows';
import { ComparedBars, openingOf, RankBars } from './RankBars';
import { RecordTable } from './RecordTable';
import { Waterfall } from './Waterfall';

const MOST = 12;

type Props = {
  answer: AssistantAnswer;
  currency: Currency;
  onAsk: (asked: Asked) => void;
  onLeave: () => void;
};

/** What answers from before it was told are drawn as. */
function guessed(rows: readonly AssistantRow[]): AssistantShow {
  if (rows.every(({ id }) => id !== undefined)) return 'RECORDS';
  return rows.length > 1 ? 'BARS' : 'TEXT';
}

// Months, quarters, years, days come oldest first.
const isTime = (rows: readonly AssistantRow[]) =>
  rows.every(({ key }) => /^\d{4}(-(\d\d(-\d\d)?|Q\d))?$/.test(key));

/** The rows of an answer: a line over time, bars of a rank, steps of a change, records, accounts and contacts that open. */
export function AnswerRows({ answer, currency, onAsk, onLeave }: Props) {
  const [isWhole, setWhole] = useState(false);
  const { rows, figures, bars, openings = [], show = guessed(rows) } = answer;
  if (bars) return <ComparedBars bars={bars} openings={openings} currency={currency} onAsk={onAsk} />;
  if (show === 'LINE') return <LineChart rows={rows} currency={currency} />;
  const isLinked = rows.some(({ link, projectId }) => link || projectId);
  // A bar by itself compares nothing; its figure stands above.
  if (show === 'BARS' && rows.length === 1 && !isLinked) return null;
  if (show === 'WATERFALL') return <Waterfall rows={rows} figures={figures} currency={currency} />;
  // The newest months stay when there are too many.
  const part = isTime(rows) ? rows.slice(-MOST) : inPlace(rows).slice(0, MOST);
  // Of several answers in one a row may come twice.
  const shown = (isWhole ? inPlace(rows) : part).map((row, at) => ({
    ...row,
    key: `${row.key} ${at}`,
    opening: openingOf(row, openings),
  }));
  return (
    <div>
      {isLinked ? (
        <LinkedRows rows={shown} currency={currency} onLeave={onLeave} />
      ) : show === 'RECORDS' ? (
        <RecordTable rows={shown} currency={currency} onLeave={onLeave} />
      ) : (
        <RankBars rows={shown} currency={currency} onAsk={onAsk} />
      )}
      {rows.length > part.length && (
        <More size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Daha Az Göster' : `Tümünü Göster (${formatCount(rows.length)})`}
        </More>
      )}
    </div>
  );
}

const More = styled(Button)`
  margin-top: var(--vz-space-2);
`;
