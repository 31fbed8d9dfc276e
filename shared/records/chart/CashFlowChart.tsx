import { type Currency, formatMoney } from '@vezne/contract';
import { formatMonth, useWidth } from '@vezne/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
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
  /** A month was chosen by a click, a second tap or Enter. */
  onChoose?: (month: string) => void;
};

const NARROW = 520;

/** Income above zero, expense below and hatched, net as a line. Pointer and arrow keys tell a month's figures. */
export function CashFlowChart({ months, label, currency = 'TRY', words = ledgerWords, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 716);
  const [picked, setPicked] = useState<number | null>(null);
  // A first touch only tells the figures.
  const isSettled = useRef(true);
  const shown = width < NARROW ? months.slice(-6) : months;
  const size = width < NARROW ? { width, height: 230, left: 46 } : { width, height: 326, left: 52 };
  const band = (width - size.left - 8) / Math.max(1, shown.length);
  const active = picked === null ? undefined : shown[picked];

  const pick = (index: number) => setPicked(Math.min(shown.length - 1, Math.max(0, index)));
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - size.left;
    const index = Math.floor(x / band);
    if (event.type === 'pointerdown') isSettled.current = event.pointerType === 'mouse' || index === picked;
    if (x >= 0) pick(index);
  };
  const choose = () => active && onChoose?.(active.month);
  const step = (event: KeyboardEvent) => {
    const from = picked ?? shown.length - 1;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: shown.length - 1 }[event.key];
    if (event.key === 'Escape') setPicked(null);
    if (event.key === 'Enter') choose();
    if (to === undefined) return;
    event.preventDefault();
    pick(to);
  };

  return (
    <>
      <Box
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, shown.length)}
        aria-valuenow={(picked ?? shown.length - 1) + 1}
        aria-valuetext={spoken(active ?? shown.at(-1), words, currency)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPicked(null)}
        onClick={() => isSettled.current && choose()}
        onKeyDown={step}
        $choosable={onChoose !== undefined}
        aria-description={onChoose && 'Enter ayın kayıtlarını açar'}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && pick(picked ?? shown.length - 1)}
        onBlur={() => setPicked(null)}
      >
        <CashFlowBars months={shown} size={size} picked={picked} />
        {active && (
          <CashFlowTip
            month={active}
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

function spoken(flow: MonthFlow | undefined, words: FlowWords, currency: Currency): string {
  if (!flow) return '-';
  const { month, income, expense } = flow;
  const money = (amount: number) => formatMoney(amount, currency);
  return `${formatMonth(month)}: ${words.income} ${money(income)}, ${words.expense} ${money(expense)}, ${words.net} ${money(netOf(flow))}`;
}

const Box = styled.div<{ $choosable: boolean }>`
  position: relative;
  cursor: ${({ $choosable }) => ($choosable ? 'pointer' : 'auto')};
  touch-action: pan-y;
  &:focus-visible { outline-offset: 6px; }
`;
