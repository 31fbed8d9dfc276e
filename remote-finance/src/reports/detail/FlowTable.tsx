import { type CashFlowType, type Currency, formatMoney, sumMoney } from '@vezne/contract';
import { FigureHeads, MobileCard, sideBySide, Table, useIsMobile } from '@vezne/ui';
import type { ReactNode } from 'react';
import { FigureLink } from '../../figures/FigureLink';
import { NetAmount } from '../figures/NetAmount';

/** The address of the records behind a figure: of what came in, what went out, or both. */
type PathTo = (type?: CashFlowType) => string | undefined;

type Flow = { income: number; expense: number; net: number };
type FlowRow = Flow & { key: string; name: ReactNode; pathTo: PathTo };

type Props = { label: string; head: string; rows: readonly FlowRow[]; currency: Currency; pathTo: PathTo };

/** Income, expense and what is left by line, with the sum under it. */
export function FlowTable({ label, head, rows, currency, pathTo }: Props) {
  const isMobile = useIsMobile();
  const sum = (key: 'income' | 'expense' | 'net') => sumMoney(rows.map((row) => row[key]));
  if (isMobile)
    return (
      <ul aria-label={label}>
        {rows.map(({ key, name, income, expense, net }) => (
          <MobileCard
            key={key}
            title={name}
            amount={<NetAmount amount={net} currency={currency} />}
            meta={sideBySide([
              income > 0 && `Gelir\u00a0${formatMoney(income, currency)}`,
              expense > 0 && `Gider\u00a0${formatMoney(expense, currency)}`,
            ])}
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
        {rows.map((row) => (
          <tr key={row.key}>
            <td data-strong>{row.name}</td>
            <Figures flow={row} currency={currency} pathTo={row.pathTo} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Toplam</th>
          <Figures
            flow={{ income: sum('income'), expense: sum('expense'), net: sum('net') }}
            currency={currency}
            pathTo={pathTo}
          />
        </tr>
      </tfoot>
    </Table>
  );
}

const moneyOf = (amount: number, currency: Currency) => (amount === 0 ? '-' : formatMoney(amount, currency));

/** The cells of a row; what there are no records behind leads nowhere. */
function Figures({ flow, currency, pathTo }: { flow: Flow; currency: Currency; pathTo: PathTo }) {
  const { income, expense, net } = flow;
  const cell = (path: string | undefined, figure: ReactNode) => (
    <td data-align="right">{path ? <FigureLink to={path}>{figure}</FigureLink> : figure}</td>
  );
  return (
    <>
      {cell(income > 0 ? pathTo('GIRIS') : undefined, moneyOf(income, currency))}
      {cell(expense > 0 ? pathTo('CIKIS') : undefined, moneyOf(expense, currency))}
      {cell(pathTo(), <NetAmount amount={net} currency={currency} />)}
    </>
  );
}
