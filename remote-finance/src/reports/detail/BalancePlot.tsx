import {
  type Currency,
  dayInTurkey,
  formatCompact,
  formatMoney,
  type MonthlyReportDetail,
} from '@vezne/contract';
import { ChartTip, formatDateLong, usePicked, useWidth } from '@vezne/ui';
import { type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import { daysOf } from '../../figures/ledger-path';
import { begunName } from '../figures/report-figures';
import { type BalanceDay, balanceAxis, balancePath, everyDay } from './balance-path';

type Props = {
  days: MonthlyReportDetail['details']['daily'];
  /** Balance at the beginning of the first day. */
  opening: number;
  month: string;
  currency: Currency;
  label: string;
};

const WIDTH = 1000;
const HEIGHT = 200;
const TIP = 188;

/** The line of a month's balance. Pointer and arrow keys tell a day; a month that runs is marked at today. */
export function BalancePlot({ days, opening, month, currency, label }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 800);
  const lastDay = Number(daysOf(month).to.slice(8));
  const axis = balanceAxis([opening, ...days.map(({ balance }) => balance)], HEIGHT);
  const known = everyDay({ days, opening, month });
  const today = dayInTurkey(new Date());
  const { picked, pick, keys } = usePicked(known.length, known.length - 1);
  const active = picked === null ? undefined : known[picked];
  const left = (day: number) => `${(100 * (day - 0.5)) / lastDay}%`;
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) =>
    pick(Math.floor(((clientX - currentTarget.getBoundingClientRect().left) / width) * lastDay));
  return (
    <Frame>
      <Scale aria-hidden>
        {axis.ticks.map((tick) => (
          <span key={tick} style={{ top: `${(100 * axis.y(tick)) / HEIGHT}%` }}>
            {formatCompact(tick)}
          </span>
        ))}
      </Scale>
      <Box
        ref={box}
        {...keys}
        role="slider"
        aria-roledescription="grafik"
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={known.length}
        aria-valuenow={(picked ?? known.length - 1) + 1}
        aria-valuetext={spoken(active ?? known.at(-1), currency)}
        onPointerMove={point}
        onPointerDown={point}
      >
        <Plot viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
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
        {today.startsWith(month) && (
          <Upright $isToday style={{ left: left(Number(today.slice(8))) }}>
            <small data-end={Number(today.slice(8)) > lastDay - 2 || undefined}>Bugün</small>
          </Upright>
        )}
        {active && picked !== null && (
          <>
            <Upright style={{ left: left(picked + 1) }} />
            <Dot style={{ left: left(picked + 1), top: axis.y(active.balance) }} />
            <DayTip day={active} currency={currency} at={(width * (picked + 0.5)) / lastDay} width={width} />
          </>
        )}
      </Box>
      <Days aria-hidden>
        {[1, 5, 10, 15, 20, 25, lastDay].map((day) => (
          <span key={day} style={{ left: left(day) }}>
            {day}
          </span>
        ))}
      </Days>
    </Frame>
  );
}

type TipProps = { day: BalanceDay; currency: Currency; at: number; width: number };

/** Beside its day, and never outside the plot. */
function DayTip({ day, currency, at, width }: TipProps) {
  const beside = at + TIP + 24 < width ? at + 16 : at - TIP - 16;
  const { date, begun, income, expense, balance } = day;
  const lines: [string, number][] = [
    ...(begun ? [[begunName, begun] satisfies [string, number]] : []),
    ['Gelir', income],
    ['Gider', expense],
    ['Bakiye', balance],
  ];
  return (
    <Tip style={{ left: Math.min(Math.max(0, beside), Math.max(0, width - TIP)) }}>
      <strong>{formatDateLong(date)}</strong>
      {lines.map(([name, amount]) => (
        <Row key={name}>
          <span>{name}</span>
          <span>{formatMoney(amount, currency)}</span>
        </Row>
      ))}
    </Tip>
  );
}

function spoken(day: BalanceDay | undefined, currency: Currency): string {
  if (!day) return '-';
  const money = (amount: number) => formatMoney(amount, currency);
  const brought = day.begun ? `açılan hesaplar ${money(day.begun)}, ` : '';
  return `${formatDateLong(day.date)}: ${brought}gelir ${money(day.income)}, gider ${money(day.expense)}, bakiye ${money(day.balance)}`;
}

const Frame = styled.div`
  display: grid;
  grid-template: 200px 22px / 60px minmax(0, 1fr);
  font-size: 12px;
  color: var(--vz-chart-axis);
  font-variant-numeric: tabular-nums;
`;
const Scale = styled.div`
  position: relative;
  & > span { position: absolute; right: 12px; translate: 0 -50%; white-space: nowrap; }
`;
const Box = styled.div`
  position: relative;
  touch-action: pan-y;
  &:focus-visible { outline-offset: 6px; }
`;
const Plot = styled.svg`
  display: block;
  width: 100%;
  height: 200px;
  overflow: visible;
  @media (forced-colors: active) { forced-color-adjust: none; }
  & line { stroke: var(--vz-chart-grid); vector-effect: non-scaling-stroke; }
  & line[data-zero] { stroke: var(--vz-border-strong); }
  & path { fill: none; stroke: var(--vz-primary-text); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
`;
const Days = styled.div`
  position: relative;
  grid-column: 2;
  & > span { position: absolute; bottom: 0; translate: -50% 0; }
`;
/** A day from top to bottom: today, or the one that is told about. */
const Upright = styled.span<{ $isToday?: boolean }>`
  position: absolute;
  top: 0;
  height: 100%;
  border-left: 1px ${({ $isToday }) => ($isToday ? 'dashed' : 'solid')} var(--vz-border-control);
  pointer-events: none;
  & > small { position: absolute; top: -14px; translate: -50% 0; color: var(--vz-text-2); font-size: 11px; }
  /* In the last days it would stand outside the card's own room. */
  & > small[data-end] { right: 0; translate: 0 0; }
`;
const Dot = styled.span`
  position: absolute;
  width: 9px;
  height: 9px;
  border: 2px solid var(--vz-primary-text);
  border-radius: 50%;
  background: var(--vz-surface-2);
  translate: -50% -50%;
  pointer-events: none;
`;
const Tip = styled(ChartTip)`
  top: 8px;
  width: ${TIP}px;
`;
const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  color: var(--vz-text-2);
  & > :last-child { color: var(--vz-text-1); font-weight: var(--vz-weight-medium); }
`;
