import { useCashFlows } from '@vezne/api';
import { type CashFlow, fold } from '@vezne/contract';
import { useState } from 'react';
import { isPlain } from './is-plain';

export const LOOKED_THROUGH = 200;
const SHOWN = 5;

/** The last entries that can be repeated, one of each description, the newest first; read once, when they are needed. */
export function usePastEntries(isNeeded: boolean): readonly CashFlow[] {
  const [past, setPast] = useState<readonly CashFlow[]>();
  const { data } = useCashFlows(
    past || !isNeeded ? null : { page: 0, pageSize: LOOKED_THROUGH, searchText: '' },
  );
  if (!past && data?.size === LOOKED_THROUGH) setPast(newestOfEach(data.content.filter(isPlain)));
  return past ?? [];
}

/** The one that was written last, whatever its day. */
export const lastAdded = <Entry extends CashFlow>(entries: readonly Entry[]): Entry | undefined =>
  entries.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0];

/** Each once, the latest first. */
export const lastUsed = (ids: readonly (string | null)[]): string[] =>
  [...new Set(ids.filter((id) => id !== null))].slice(0, SHOWN);

export function newestOfEach(entries: readonly CashFlow[]): CashFlow[] {
  const newest = new Map<string, CashFlow>();
  for (const entry of entries) {
    const key = fold(entry.description);
    if (!newest.has(key)) newest.set(key, entry);
  }
  return [...newest.values()];
}

/** Those whose description has the text in it, and before all those that begin with it. */
export function matching(past: readonly CashFlow[], text: string): CashFlow[] {
  const wanted = fold(text.trim());
  if (wanted.length < 2) return [];
  const found = past.filter(({ description }) => fold(description).includes(wanted));
  const begins = found.filter(({ description }) => fold(description).startsWith(wanted));
  return [...new Set([...begins, ...found])].slice(0, SHOWN);
}
