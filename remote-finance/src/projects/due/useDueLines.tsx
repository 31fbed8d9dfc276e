import type { Currency, DueRow, RowKind } from '@vezne/contract';
import { dayInTurkey } from '@vezne/contract';
import type { ReactElement } from 'react';
import { DueLine } from './DueLine';
import { useDueRows } from './useDueRows';

type Due = { income: readonly DueRow<'income'>[]; expense: readonly DueRow<'expense'>[] };

/** Incomes and expenses that are due as lines of one list, the earliest first, each with a note. */
export function useDueLines(
  due: Due,
  noteOf: (row: DueRow) => string | null,
  currency: Currency,
  onRefused: () => void,
): ReactElement[] {
  const incomes = useDueRows('income', due.income, onRefused);
  const expenses = useDueRows('expense', due.expense, onRefused);
  const today = dayInTurkey(new Date());
  const linesOf = <Kind extends RowKind>(kind: Kind, { rows, settle }: DueRows<Kind>) =>
    rows.map((row) => ({
      day: `${row.dueDate} ${row.id}`,
      line: (
        <DueLine
          key={row.id}
          kind={kind}
          row={row}
          currency={currency}
          today={today}
          settle={settle}
          note={noteOf(row)}
        />
      ),
    }));
  return [...linesOf('income', incomes), ...linesOf('expense', expenses)]
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map(({ line }) => line);
}

type DueRows<Kind extends RowKind> = ReturnType<typeof useDueRows<Kind>>;
