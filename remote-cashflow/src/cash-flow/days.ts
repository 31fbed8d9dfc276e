import { type CashFlow, fromKurus, toKurus } from '@vezne/contract';

/** The entries of one day, and what they come to; null when the day goes on on another page. */
export type Day = { day: string; entries: CashFlow[]; net: number | null };

type Answer = { page: number; totalPages: number };

/** Entries in the order of their days, day by day. */
export function daysOf(entries: readonly CashFlow[], { page, totalPages }: Answer): Day[] {
  const days = new Map<string, CashFlow[]>();
  for (const entry of entries) {
    const day = entry.date.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, own], at) => {
    const goesOn = (at === 0 && page > 0) || (at === days.size - 1 && page < totalPages - 1);
    return { day, entries: own, net: goesOn ? null : netOf(own) };
  });
}

const netOf = (entries: readonly CashFlow[]) =>
  fromKurus(
    entries.reduce(
      (sum, { amount, cashFlowType }) =>
        sum + (toKurus(amount) ?? 0n) * (cashFlowType === 'GIRIS' ? 1n : -1n),
      0n,
    ),
  );
