import { useCurrency } from '@vezne/api';
import { type CashFlowLine, type CashFlowPage, type Currency, dayInTurkey } from '@vezne/contract';
import { type Density, type Group, RegisterTable, type Selection, type Sorting } from '@vezne/records';
import { formatDay, type MenuAnchor } from '@vezne/ui';
import type { ReactNode, RefObject } from 'react';
import { SignedSum } from '../sums/SignedSum';
import { countText, daysOf } from './days';
import { registerColumns } from './register-columns';

type Props = {
  /** The page that is shown; undefined until there is one. */
  answer: CashFlowPage | undefined;
  sorting: Sorting;
  /** Each entry tells in which account it lies. */
  withAccount: boolean;
  density: Density;
  onOpen: (entry: CashFlowLine) => void;
  openId: string | null;
  onEdit: (entry: CashFlowLine) => void;
  onDelete: (entry: CashFlowLine) => void;
  onRepeat: (entry: CashFlowLine) => void;
  onMenu: (entry: CashFlowLine, anchor: MenuAnchor) => void;
  selection: Selection<CashFlowLine>;
  onChooseAll: () => void;
  onDeleteChosen: () => void;
  focusRow: RefObject<(() => void) | undefined>;
  entry: ReactNode;
};

/** The ledger's entries, under the days they belong to while they are in that order. */
export function CashFlowTable({ answer, withAccount, ...rest }: Props) {
  const currency = useCurrency();
  return (
    <RegisterTable
      {...rest}
      label="Nakit akışı kayıtları"
      columns={registerColumns(currency, answer?.content ?? [], { withAccount, onOpen: rest.onOpen })}
      groups={answer ? groupsOf(answer, rest.sorting.by === 'date', currency) : []}
      nameOf={({ description }) => description}
    />
  );
}

/** One group for each day, or all in one where days are mixed. */
export function groupsOf(answer: CashFlowPage, isByDay: boolean, currency: Currency): Group<CashFlowLine>[] {
  if (!isByDay) return [{ key: 'all', title: null, items: answer.content }];
  const today = dayInTurkey(new Date());
  return daysOf(answer).map((day) => ({
    key: day.date,
    title: formatDay(day.date, today),
    note: countText(day),
    sum: day.whole && <SignedSum amount={day.whole.exact?.net ?? day.whole.net} currency={currency} />,
    items: day.entries,
  }));
}
