import { drafts, newId } from '@vezne/api';
import type { CashFlow, CashFlowCreate } from '@vezne/contract';

const DRAFT = 'cash-flow sent';

/** An entry that has left the row and is not known to be saved, or one that was half written when another took its place. */
export type WaitingEntry = {
  id: string;
  values: Partial<CashFlowCreate>;
  /** SENT: nobody has heard the answer. */
  state: 'SENT' | 'REFUSED' | 'HALF';
};

/** What is on its way from this page, also while the row is not shown. */
const underWay = new Map<string, Promise<unknown>>();

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

/** What was sent from the row, kept until it is saved: the page may be left before the answer comes. */
export const sentEntries = {
  /** Those that nobody waits for any more. */
  left: (): WaitingEntry[] => readAll().filter(({ id }) => !underWay.has(id)),

  /** Those whose answer still comes. */
  awaited: () =>
    readAll().flatMap((entry) => {
      const answer = underWay.get(entry.id);
      return answer ? [{ entry, answer }] : [];
    }),

  keep(values: Partial<CashFlowCreate>, state: WaitingEntry['state']): WaitingEntry {
    const entry = { id: newId(), values, state };
    writeAll([...readAll(), entry]);
    return entry;
  },

  drop: ({ id }: WaitingEntry): void => writeAll(readAll().filter((other) => other.id !== id)),

  /** Keeps an entry until it is saved; the answer is what was saved, and rejects where nothing was. */
  send(values: CashFlowCreate, save: (values: CashFlowCreate) => Promise<CashFlow>) {
    const entry = sentEntries.keep(values, 'SENT');
    const answer = save(values)
      .then(
        (saved) => {
          sentEntries.drop(entry);
          return saved;
        },
        (error: unknown) => {
          // Only where it is still kept: somebody else may have signed in meanwhile.
          writeAll(
            readAll().map((other) => (other.id === entry.id ? { ...other, state: 'REFUSED' } : other)),
          );
          throw error;
        },
      )
      .finally(() => underWay.delete(entry.id));
    underWay.set(entry.id, answer);
    return { entry, answer };
  },
};
