import { ApiError } from '@vezne/api';
import {
  flowOf,
  fromKurus,
  type OpenItem,
  type OpenOpening,
  partsInOrder,
  type RowType,
  toKurus,
} from '@vezne/contract';

/** What the server refuses of allocated amounts: sentences by the items' ids, and one of them all. */
export type Refused = { items?: Readonly<Record<string, string>>; all?: string | undefined };

/** What waits for money: a row, or an opening. */
export type Waiting = Pick<OpenItem, 'id' | 'remainingAmount'>;

/** Rows and openings, the one due first first. */
export const byAge = (items: readonly OpenItem[], openings: readonly OpenOpening[]) =>
  [...openings, ...items].toSorted((a, b) => b.daysLate - a.daysLate);

/** Amounts allocated to open items, by their ids. */
export type Allocation = Readonly<Record<string, number | null>>;

const kurus = (amount: number | null | undefined) => toKurus(amount ?? 0) ?? 0n;

/** Allocates an amount to items, the first one first, as far as it goes. */
export function allocateInOrder(amount: number | null, items: readonly Waiting[]): Allocation {
  const parts = partsInOrder(
    kurus(amount),
    items.map(({ remainingAmount }) => kurus(remainingAmount)),
  );
  return Object.fromEntries(items.map(({ id }, at) => [id, parts[at] ? fromKurus(parts[at]) : null]));
}

export const sumOf = (items: readonly Waiting[]): number =>
  fromKurus(items.reduce((sum, { remainingAmount }) => sum + kurus(remainingAmount), 0n));

/** What is allocated to these items; on others nothing can be allocated any more. */
export const allocatedTo = (items: readonly OpenItem[], allocated: Allocation): Allocation =>
  Object.fromEntries(items.map(({ id }) => [id, allocated[id] ?? null]));

/** What of an amount is allocated to nothing; below zero when more is allocated than there is. */
export const restOf = (amount: number | null, allocated: Allocation): number =>
  fromKurus(kurus(amount) - Object.values(allocated).reduce((sum, part) => sum + kurus(part), 0n));

/** What is allocated, as the API takes it. */
export const linesOf = (items: readonly (OpenItem | OpenOpening)[], allocated: Allocation) =>
  items.flatMap((item) => {
    const { id } = item;
    const amount = allocated[id];
    return amount ? [{ type: typeOf(item), id, amount }] : [];
  });

export const isOpening = (item: OpenItem | OpenOpening): item is OpenOpening => 'side' in item;

/** On which side something waits: of rows that bring money, or of those that cost it. */
export const typeOf = (item: OpenItem | OpenOpening): RowType =>
  isOpening(item) ? flowOf[item.side].rowType : item.type;

/** Is more allocated to an item than it has open? */
export const isTooMuch = (item: OpenItem, allocated: Allocation): boolean =>
  kurus(allocated[item.id]) > kurus(item.remainingAmount);

/** What an error says of the lines that were sent. */
export function refusedBy(error: unknown, lines: readonly { id: string }[]): Refused {
  const fields = (error instanceof ApiError && error.fields) || {};
  const told = lines.flatMap(({ id }, at) => {
    const sentence = fields[`lines.${at}.amount`] ?? fields[`lines.${at}.id`];
    return sentence ? [[id, sentence]] : [];
  });
  return { items: Object.fromEntries(told), all: fields.lines };
}

/** The same over these items: what was said of an item that is not among them any more is said of all. */
export function refusedOver(items: readonly OpenItem[], { items: told = {}, all }: Refused): Refused {
  const gone = Object.keys(told).find((id) => !items.some((item) => item.id === id));
  return { items: told, all: all ?? (gone && told[gone]) };
}
