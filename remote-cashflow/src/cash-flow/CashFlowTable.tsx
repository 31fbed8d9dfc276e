import { useCurrency } from '@vezne/api';
import { type CashFlow, dayInTurkey } from '@vezne/contract';
import { Money, RegisterTable } from '@vezne/records';
import { formatCount, formatDay } from '@vezne/ui';
import { type ReactNode, useMemo } from 'react';
import { cashFlowColumns } from './columns';
import { daysOf } from './days';

type Props = {
  entries: CashFlow[];
  /** Which page of how many they are. */
  answer: { page: number; totalPages: number };
  onEdit: (entry: CashFlow) => void;
  onDelete: (entry: CashFlow) => void;
  entry: ReactNode;
};

/** The ledger's entries, under the days they belong to. */
export function CashFlowTable({ entries, answer, ...rest }: Props) {
  const currency = useCurrency();
  const columns = useMemo(() => cashFlowColumns(currency), [currency]);
  const today = dayInTurkey(new Date());
  return (
    <RegisterTable
      {...rest}
      label="Nakit akışı kayıtları"
      columns={columns}
      groups={daysOf(entries, answer).map(({ day, net, entries: items }) => ({
        key: day,
        title: formatDay(day, today),
        note: net !== null && `${formatCount(items.length)} kayıt`,
        sum: net !== null && (
          <Money amount={Math.abs(net)} type={net < 0 ? 'CIKIS' : 'GIRIS'} currency={currency} />
        ),
        items,
      }))}
      nameOf={({ description }) => description}
    />
  );
}
