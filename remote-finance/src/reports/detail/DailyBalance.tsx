import { type Currency, formatCompact, formatMoney, type MonthlyReportDetail } from '@vezne/contract';
import { CardBody, Empty, formatDate, formatDateLong, VisuallyHidden } from '@vezne/ui';
import styled from 'styled-components';
import { FigureLink } from '../../figures/FigureLink';
import { daysOf, ledgerPath } from '../../figures/ledger-path';
import { balanceAxis, balancePath } from './balance-path';
import { ReportCard } from './ReportCard';

type Props = {
  days: MonthlyReportDetail['details']['daily'];
  /** Balance before the first day. */
  opening: number;
  month: string;
  currency: Currency;
};

const WIDTH = 1000;
const HEIGHT = 200;

/** The till's balance day by day: a step for every day that has entries. */
export function DailyBalance({ days, opening, month, currency }: Props) {
  const label = 'Günlük kasa bakiyesi';
  const lastDay = Number(daysOf(month).to.slice(8));
  const axis = balanceAxis([opening, ...days.map(({ balance }) => balance)], HEIGHT);
  const dayTicks = [1, 5, 10, 15, 20, 25, lastDay];
  return (
    <ReportCard title={label} note="Her günün sonunda kasada kalan">
      {days.length === 0 ? (
        <Empty title="Bu ay kasa kaydı yok." />
      ) : (
        <CardBody>
          <Frame>
            <Scale aria-hidden>
              {axis.ticks.map((tick) => (
                <span key={tick} style={{ top: `${(100 * axis.y(tick)) / HEIGHT}%` }}>
                  {formatCompact(tick)}
                </span>
              ))}
            </Scale>
            <Plot
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={`${label}: ayın başında ${formatMoney(opening, currency)}, son kayıtta ${formatMoney(days.at(-1)?.balance ?? opening, currency)}`}
            >
              {axis.ticks.map((tick) => (
                <line
                  key={tick}
                  x1="0"
                  x2={WIDTH}
                  y1={axis.y(tick)}
                  y2={axis.y(tick)}
                  data-zero={tick === 0 || undefined}
                />
              ))}
              <path d={balancePath({ days, opening, lastDay, width: WIDTH, y: axis.y })} />
            </Plot>
            <Days aria-hidden>
              {dayTicks.map((day) => (
                <span key={day} style={{ left: `${(100 * (day - 0.5)) / lastDay}%` }}>
                  {day}
                </span>
              ))}
            </Days>
          </Frame>
          <VisuallyHidden as="div">
            <table>
              <caption>{label}</caption>
              <thead>
                <tr>
                  <th scope="col">Gün</th>
                  <th scope="col">Gelir</th>
                  <th scope="col">Gider</th>
                  <th scope="col">Bakiye</th>
                </tr>
              </thead>
              <tbody>
                {days.map(({ date, income, expense, balance }) => (
                  <tr key={date}>
                    <th scope="row">{formatDateLong(date)}</th>
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
  return (
    <Note>
      En yüksek {until(highest)}, en düşük {until(lowest)}
    </Note>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template: 200px 22px / 56px minmax(0, 1fr);
  font-size: 12px;
  color: var(--vz-chart-axis);
  font-variant-numeric: tabular-nums;
`;
const Scale = styled.div`
  position: relative;
  & > span { position: absolute; right: 12px; translate: 0 -50%; white-space: nowrap; }
`;
const Plot = styled.svg`
  width: 100%;
  height: 200px;
  overflow: visible;
  & line { stroke: var(--vz-chart-grid); vector-effect: non-scaling-stroke; }
  & line[data-zero] { stroke: var(--vz-border-strong); }
  & path { fill: none; stroke: var(--vz-primary-text); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
`;
const Days = styled.div`
  position: relative;
  grid-column: 2;
  & > span { position: absolute; bottom: 0; translate: -50% 0; }
`;
const Note = styled.p`
  margin-top: var(--vz-space-4);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
`;
