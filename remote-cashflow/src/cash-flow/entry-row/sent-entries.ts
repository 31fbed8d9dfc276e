import { ApiError, drafts, newId } from '@vezne/api';
import { type CashFlow, limits } from '@vezne/contract';
import { type RowValues, textOf } from './useRowForm';

const DRAFT = 'cash-flow sent';

/** An entry that has left the row and is not known to be saved, or one that was half written when another took its place. */
export type WaitingEntry = {
  /** Of one that was sent, also the key under which the server saves it once. */
  id: string;
  values: RowValues;
  /** SENT: nobody knows whether it was saved. */
  state: 'SENT' | 'REFUSED' | 'HALF';
  /** When it was kept, in milliseconds. */
  at: number;
  /** Until then the answer may come to the tab that sent it; when that has heard one, it is gone. */
  awaitedUntil?: number;
};

/** What became of an entry that was sent: as it was saved, or as it waits and why. */
export type Outcome = { saved: CashFlow } | { entry: WaitingEntry; error: unknown };

/** What is on its way from this page, also while the row is not shown. */
const underWay = new Map<string, Promise<Outcome>>();

const isEntry = (value: unknown): value is WaitingEntry =>
  value instanceof Object &&
  'id' in value &&
  'state' in value &&
  'values' in value &&
  value.values instanceof Object;

function readAll(): WaitingEntry[] {
  const kept: { entries?: unknown } = { ...drafts.find(DRAFT) };
  return Array.isArray(kept.entries) ? kept.entries.filter(isEntry) : [];
}

function writeAll(entries: readonly WaitingEntry[]): void {
  if (entries.length > 0) drafts.keep(DRAFT, { entries });
  else drafts.drop(DRAFT);
}

const { timeout, retries, retryDelay } = limits.client;
/** For so long an answer may come, with all repeats. */
const PATIENCE = (timeout + retryDelay) * (retries + 1);

/** For so many milliseconds another tab may still hear of an entry. */
const awaitedFor = ({ awaitedUntil = 0 }: WaitingEntry) => awaitedUntil - Date.now();

/** What was sent from the row, kept until it is saved: the page may be left before the answer comes. */
export const sentEntries = {
  /** Those that nobody waits for any more, not even another tab. */
  left: (): WaitingEntry[] => readAll().filter((entry) => !underWay.has(entry.id) && awaitedFor(entry) <= 0),

  /** In how many milliseconds `left` has one more, if nothing is heard of it; undefined where there is none. */
  nextIn(): number | undefined {
    const waits = readAll().flatMap((entry) => (underWay.has(entry.id) ? [] : awaitedFor(entry)));
    return waits.filter((ms) => ms > 0).sort((a, b) => a - b)[0];
  },

  /** What becomes of those whose answer still comes. */
  awaited: (): Promise<Outcome>[] => readAll().flatMap(({ id }) => underWay.get(id) ?? []),

  keep(one: Omit<WaitingEntry, 'id' | 'at'> & { id?: string | undefined }): WaitingEntry {
    const entry = { ...one, id: one.id ?? newId(), at: Date.now() };
    writeAll([...readAll(), entry]);
    return entry;
  },

  /** What comes into the row of one that waits. */
  valuesOf: ({ id, values, state, at }: WaitingEntry): RowValues =>
    state === 'SENT' ? { ...values, sentAs: { key: id, values: textOf(values), at } } : values,

  drop: ({ id }: WaitingEntry): void => writeAll(readAll().filter((other) => other.id !== id)),

  /** Keeps an entry until it is saved; `key` is the one under which it was sent before. */
  send(values: RowValues, save: (key: string) => Promise<CashFlow>, key?: string): Promise<Outcome> {
    const entry = sentEntries.keep({ values, state: 'SENT', id: key, awaitedUntil: Date.now() + PATIENCE });
    const outcome = save(entry.id)
      .then(
        (saved) => {
          sentEntries.drop(entry);
          return { saved };
        },
        (error: unknown) => {
          const { awaitedUntil: _, ...heard } = entry;
          const failed: WaitingEntry = { ...heard, state: stateAfter(error) };
          // Only where it is still kept: somebody else may have signed in meanwhile.
          writeAll(readAll().map((other) => (other.id === entry.id ? failed : other)));
          return { entry: failed, error };
        },
      )
      .finally(() => underWay.delete(entry.id));
    underWay.set(entry.id, outcome);
    return outcome;
  },
};

/** Only an answer that refuses it tells that nothing was saved. */
const stateAfter = (error: unknown) => (error instanceof ApiError && !error.isUncertain ? 'REFUSED' : 'SENT');
