import { formatCompact } from '@vezne/contract';

type Day = { date: string; balance: number };
type Drawing = {
  days: readonly Day[];
  opening: number;
  lastDay: number;
  width: number;
  y: (value: number) => number;
};

/** A stair through the month: the balance stays until the next day that has entries, and ends with the last one. */
export function balancePath({ days, opening, lastDay, width, y }: Drawing): string {
  const at = (day: number) => ((width * day) / lastDay).toFixed(1);
  const steps = days.map(
    ({ date, balance }) => `H${at(Number(date.slice(8)) - 0.5)}V${y(balance).toFixed(1)}`,
  );
  const end = Number(days.at(-1)?.date.slice(8) ?? 0);
  return `M0 ${y(opening).toFixed(1)}${steps.join('')}H${at(end)}`;
}

/**
 * A few round values that hold all balances, and the pixel of a value. They lie so far apart that no two of them are
 * written alike. Balances need no zero line.
 */
export function balanceAxis(values: readonly number[], height: number) {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const atLeast = (highest - lowest || Math.abs(highest) || 1) / 3;
  for (let power = 10 ** Math.floor(Math.log10(atLeast)); ; power *= 10)
    for (const step of [1, 2, 2.5, 5].map((factor) => factor * power).filter((each) => each >= atLeast)) {
      const first = Math.floor(lowest / step);
      const top = Math.max(Math.ceil(highest / step), first + 1);
      const ticks = Array.from({ length: top - first + 1 }, (_, index) => (first + index) * step);
      if (new Set(ticks.map((tick) => formatCompact(tick))).size === ticks.length)
        return { ticks, y: (value: number) => (height * (top * step - value)) / ((top - first) * step) };
    }
}

export type BalanceDay = Day & { begun?: number | undefined; income: number; expense: number };

type Month = { days: readonly BalanceDay[]; opening: number; month: string };

/** Every day from the first of the month to the last that has entries; one without keeps the balance before it. */
export function everyDay({ days, opening, month }: Month): BalanceDay[] {
  const last = Number(days.at(-1)?.date.slice(8) ?? 0);
  let balance = opening;
  return Array.from({ length: last }, (_, index) => {
    const date = `${month}-${String(index + 1).padStart(2, '0')}`;
    const day = days.find((each) => each.date.slice(0, 10) === date) ?? {
      date,
      income: 0,
      expense: 0,
      balance,
    };
    balance = day.balance;
    return day;
  });
}
