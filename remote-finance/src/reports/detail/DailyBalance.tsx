import { type Currency, formatMoney, type MonthlyReportDetail } from '@vezne/contract';
import { CardBody, Empty, formatDate, formatDateLong, VisuallyHidden } from '@vezne/ui';
import styled from 'styled-components';
import { FigureLink } from '../../figures/FigureLink';
import { ledgerPath } from '../../figures/ledger-path';
import { begunName } from '../figures/report-figures';
import { BalancePlot } from './BalancePlot';
import { ReportCard } from './ReportCard';

type Props = {
  days: MonthlyReportDetail['details']['daily'];
  /** Balance at the beginning of the first day. */
  opening: number;
  month: string;
  currency: Currency;
};

/** The till's balance day by day: a step for every day that has entries or begins an account. */
export function DailyBalance({ days, opening, month, currency }: Props) {
  const label = 'Günlük kasa bakiyesi';
  const hasBegun = days.some(({ begun }) => begun);
  return (
    <ReportCard basis="Kasa" title={label} note="Her günün sonunda kasada kalan">
      {days.length === 0 ? (
        <Empty title="Bu ay kasa kaydı yok." />
      ) : (
        <CardBody>
          <BalancePlot days={days} opening={opening} month={month} currency={currency} label={label} />
          <VisuallyHidden as="div">
            <table>
              <caption>{label}</caption>
              <thead>
                <tr>
                  <th scope="col">Gün</th>
                  {hasBegun && <th scope="col">{begunName}</th>}
                  <th scope="col">Gelir</th>
                  <th scope="col">Gider</th>
                  <th scope="col">Bakiye</th>
                </tr>
              </thead>
              <tbody>
                {days.map(({ date, begun = 0, income, expense, balance }) => (
                  <tr key={date}>
                    <th scope="row">{formatDateLong(date)}</th>
                    {hasBegun && <td>{formatMoney(begun, currency)}</td>}
                    <td>{formatMoney(income, currency)}</td>
                    <td>{formatMoney(expense, currency)}</td>
                    <td>{formatMoney(balance, currency)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </VisuallyHidden>
          <Extremes days={days} currency={currency} />
        </CardBody>
      )}
    </ReportCard>
  );
}

/** The days with the most and the least in the till; each leads to what came and went until then. */
function Extremes({ days, currency }: Pick<Props, 'days' | 'currency'>) {
  const sorted = days.toSorted((a, b) => a.balance - b.balance);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (!lowest || !highest) return null;
  const until = ({ date, balance }: typeof lowest) => (
    <>
      <FigureLink to={ledgerPath({ to: date })}>{formatMoney(balance, currency)}</FigureLink> (
      {formatDate(date)})
    </>
  );
  // On the first day of a month, or when nothing but transfers came after it.
  if (lowest.balance === highest.balance) return <Note>Gün sonunda {until(highest)}</Note>;
  return (
    <Note>
      En yüksek {until(highest)}, en düşük {until(lowest)}
    </Note>
  );
}

const Note = styled.p`
  margin-top: var(--vz-space-4);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
`;
