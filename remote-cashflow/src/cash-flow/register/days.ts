import type { CashFlowDay, CashFlowLine } from '@vezne/contract';

/** The entries of one day on a page, and what is found of the whole day. */
export type Day = { date: string; entries: CashFlowLine[]; whole: CashFlowDay | undefined };

type Answer = { content: CashFlowLine[]; days: CashFlowDay[] };

/** Entries in the order of their days, day by day. */
export function daysOf({ content, days }: Answer): Day[] {
  const found = new Map<string, CashFlowLine[]>();
  for (const entry of content) {
    const date = entry.date.slice(0, 10);
    found.set(date, [...(found.get(date) ?? []), entry]);
  }
  return [...found].map(([date, entries]) => ({
    date,
    entries,
    whole: days.find((day) => day.date === date),
  }));
}

/** "4 kayıt"; where the page cuts the day "4 kayıttan 3". */
export const countText = ({ entries, whole }: Day): string => {
  const count = whole?.count ?? entries.length;
  return count === entries.length ? `${count} kayıt` : `${count} kayıttan ${entries.length}`;
};
