import { type Currency, formatMoney } from '@vezne/contract';
import { formatMonth, usePicked, useWidth } from '@vezne/ui';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import { CashFlowBars } from './CashFlowBars';
import { CashFlowTable } from './CashFlowTable';
import { CashFlowTip } from './CashFlowTip';
import { type FlowWords, ledgerWords, type MonthFlow, netOf } from './flow';

type Props = {
  /** Oldest first; `month` is YYYY-MM. A narrow chart shows the last six. */
  months: readonly MonthFlow[];
  /** What the chart shows: "Son 12 ayın nakit akışı". */
  label: string;
  currency?: Currency;
  /** Giriş and Çıkış in the ledger, Gelir and Gider in projects. */
  words?: FlowWords;
  /** The month that still runs, YYYY-MM: its bars are hollow. */
  open?: string | undefined;
  /** The same months a year earlier, as many and in the same order; their net is a dashed line. */
  before?: readonly MonthFlow[] | undefined;
  /** A month was chosen by a click, a second tap or Enter. */
  onChoose?: (month: string) => void;
};

const NARROW = 520;

/** Income above zero, expense below and hatched, net as a line. Pointer and arrow keys tell a month's figures. */
export function CashFlowChart(props: Props) {
  const { months, label, currency = 'TRY', words = ledgerWords, open, before = [], onChoose } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 716);
  // A first touch only tells the figures.
  const isSettled = useRef(true);
  const [shown, shownBefore] = width < NARROW ? [months.slice(-6), before.slice(-6)] : [months, before];
  const { picked, pick, keys } = usePicked(shown.length, shown.length - 1);
  const size = width < NARROW ? { width, height: 230, left: 46 } : { width, height: 326, left: 52 };
  const band = (width - size.left - 8) / Math.max(1, shown.length);
  const active = picked === null ? undefined : shown[picked];

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - size.left;
    const index = Math.floor(x / band);
    if (event.type === 'pointerdown') isSettled.current = event.pointerType === 'mouse' || index === picked;
    if (x >= 0) pick(index);
  };
  const choose = () => active && onChoose?.(active.month);
  const enter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') choose();
    keys.onKeyDown(event);
  };

  return (
    <>
      <Box
        ref={box}
        role="slider"
        aria-roledescription="grafik"
        {...keys}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, shown.length)}
        aria-valuenow={(picked ?? shown.length - 1) + 1}
        aria-valuetext={spoken(active ?? shown.at(-1), words, currency, open)}
        onPointerMove={point}
        onPointerDown={point}
        onClick={() => isSettled.current && choose()}
        onKeyDown={enter}
        $choosable={onChoose !== undefined}
        aria-description={onChoose && 'Enter ayın kayıtlarını açar'}
      >
        <CashFlowBars months={shown} size={size} picked={picked} open={open} before={shownBefore} />
        {shown.length < months.length && <Few>Çizimde son {shown.length} ay</Few>}
        {active && (
          <CashFlowTip
            month={active}
            isOpen={active.month === open}
            before={shownBefore[picked ?? 0]}
            words={words}
            currency={currency}
            left={size.left + band * ((picked ?? 0) + 0.5)}
            chartWidth={width}
          />
        )}
      </Box>
      <CashFlowTable months={months} label={label} words={words} currency={currency} />
    </>
  );
}

function spoken(flow: MonthFlow | undefined, words: FlowWords, currency: Currency, open?: string): string {
  if (!flow) return '-';
  const { month, income, expense } = flow;
  const money = (amount: number) => formatMoney(amount, currency);
  const running = month === open ? ', sürüyor' : '';
  return `${formatMonth(month)}${running}: ${words.income} ${money(income)}, ${words.expense} ${money(expense)}, ${words.net} ${money(netOf(flow))}`;
}

const Few = styled.span`
  position: absolute;
  top: -10px;
  right: 0;
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
`;
const Box = styled.div<{ $choosable: boolean }>`
  position: relative;
  cursor: ${({ $choosable }) => ($choosable ? 'pointer' : 'auto')};
  touch-action: pan-y;
  &:focus-visible { outline-offset: 6px; }
`;
