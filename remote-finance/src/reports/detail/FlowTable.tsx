import { type Currency, formatMoney } from '@vezne/contract';
import { FigureHeads, MobileCard, Table, useIsMobile } from '@vezne/ui';
import type { ReactNode } from 'react';
import { NetAmount } from '../figures/NetAmount';

type FlowRow = { key: string; name: ReactNode; income: number; expense: number; net: number };

type Props = { label: string; head: string; rows: readonly FlowRow[]; currency: Currency };

/** Income, expense and what is left by line, with the sum under it. */
export function FlowTable({ label, head, rows, currency }: Props) {
  const isMobile = useIsMobile();
  // In kuruş, because sums of decimals drift.
  const sum = (key: 'income' | 'expense' | 'net') =>
    rows.reduce((total, row) => total + Math.round(row[key] * 100), 0) / 100;
  const money = (amount: number) => (amount === 0 ? '-' : formatMoney(amount, currency));
  if (isMobile)
    return (
      <ul aria-label={label}>
        {rows.map(({ key, name, income, expense, net }) => (
          <MobileCard
            key={key}
            title={name}
            amount={<NetAmount amount={net} currency={currency} />}
            meta={`Gelir ${money(income)} · Gider ${money(expense)}`}
          />
        ))}
      </ul>
    );
  return (
    <Table dense aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <FigureHeads titles={['Gelir', 'Gider', 'Net']} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, income, expense, net }) => (
          <tr key={key}>
            <td data-strong>{name}</td>
            <td data-align="right">{money(income)}</td>
            <td data-align="right">{money(expense)}</td>
            <td data-align="right">
              <NetAmount amount={net} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Toplam</th>
          <td data-align="right">{formatMoney(sum('income'), currency)}</td>
          <td data-align="right">{formatMoney(sum('expense'), currency)}</td>
          <td data-align="right">
            <NetAmount amount={sum('net')} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}
