import type { Currency, DueRow, RowKind } from '@vezne/contract';
import { dayInTurkey } from '@vezne/contract';
import type { ReactElement } from 'react';
import { useRowMoney } from '../rows/useRowMoney';
import { DueLine } from './DueLine';
import { useDueRows } from './useDueRows';

type Due = { income: readonly DueRow<'income'>[]; expense: readonly DueRow<'expense'>[] };

/**
 * Incomes and expenses that are due as lines of one list, the earliest first, each with a note; and the dialogs that
 * write their money into the ledger.
 */
export function useDueLines(
  due: Due,
  noteOf: (row: DueRow) => string | null,
  currency: Currency,
  onRefused: () => void,
): { lines: ReactElement[]; dialogs: ReactElement } {
  const income = useRowMoney('income');
  const expense = useRowMoney('expense');
  const incomes = useDueRows('income', due.income, { onRefused, onBook: income.settle });
  const expenses = useDueRows('expense', due.expense, { onRefused, onBook: expense.settle });
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
  return {
    lines: [...linesOf('income', incomes), ...linesOf('expense', expenses)]
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
      .map(({ line }) => line),
    dialogs: (
      <>
        {income.dialogs}
        {expense.dialogs}
      </>
    ),
  };
}

type DueRows<Kind extends RowKind> = ReturnType<typeof useDueRows<Kind>>;
