import {
  type Currency,
  flowOf,
  kurusOf,
  moneyText,
  partsInOrder,
  type RowType,
  type SettlementDirection,
} from '@vezne/contract';
import { badInput, conflict, notFound } from '../errors';
import type { Payable } from './lock-queries';
import type { Allocation } from './queries';

/** `place` is what its fields are called by in the request. */
export type Line = { type: RowType; id: string; amount: number; place: string };

export const placed = (lines: Omit<Line, 'place'>[]): Line[] =>
  lines.map((line, at) => ({ ...line, place: `lines.${at}.` }));

const done = { IN: 'tahsil edilebilir', OUT: 'ödenebilir' } as const;

/** Allocates money to rows, the first one first, as far as it goes. */
export function allocateInOrder(kurus: bigint, rows: Pick<Payable, 'id' | 'remaining'>[]): Allocation[] {
  const parts = partsInOrder(
    kurus,
    rows.map(({ remaining }) => BigInt(remaining)),
  );
  return rows.map(({ id }, at) => ({ rowId: id, kurus: parts[at] ?? 0n })).filter((part) => part.kurus > 0n);
}

/** What of a row says whether money fits on it; an opening is told in the same words. */
export type Allocatable = Pick<Payable, 'id' | 'contactId' | 'status' | 'remaining'>;

type Asked = {
  direction: SettlementDirection;
  contactId: string | null;
  kurus: bigint;
  /** Asked for where something is refused alone. */
  currency: () => Promise<Currency>;
};

/**
 * What lines allocate to locked rows; a row that somebody called settled by hand takes money too, which then reaches the
 * ledger. Refuses a line by its place when its row is not there, belongs to somebody else, is of the other side, waits
 * for nothing or for less; and more than there is to allocate.
 */
export async function allocateAsAsked(
  asked: Asked,
  lines: Line[],
  rows: readonly Allocatable[],
): Promise<Allocation[]> {
  const stored = new Map(rows.map((row) => [row.id, row]));
  const refused: Record<string, string> = {};
  for (const line of lines) Object.assign(refused, await refusalOf(asked, line, stored.get(line.id)));
  if (Object.keys(refused).length > 0) throw badInput(refused);
  const allocated = lines.map(({ id, amount }) => ({ rowId: id, kurus: kurusOf(amount) }));
  if (sumOf(allocated) > asked.kurus) throw badInput({ lines: tooMuch[asked.direction] });
  return allocated;
}

const tooMuch = {
  IN: 'Dağıtılan tutar tahsilattan fazla olamaz',
  OUT: 'Dağıtılan tutar ödemeden fazla olamaz',
} as const;

async function refusalOf(
  { direction, contactId, currency }: Asked,
  line: Line,
  row: Allocatable | undefined,
): Promise<Record<string, string>> {
  const { place } = line;
  const missing = { [`${place}id`]: 'Kalem bulunamadı' };
  if (line.type !== flowOf[direction].rowType) return missing;
  if (!row) throw notFound(missing);
  if (contactId !== null && row.contactId !== null && row.contactId !== contactId)
    return { [`${place}id`]: 'Bu kalem başka bir carinin' };
  const open = BigInt(row.remaining);
  if (row.status === 'IPTAL' || open === 0n) throw conflict(`${place}id`, 'Bu kalem artık açık değil');
  if (kurusOf(line.amount) <= open) return {};
  return {
    [`${place}amount`]: `Bu kalem için en fazla ${moneyText(open, await currency())} ${done[direction]}`,
  };
}

export const sumOf = (allocated: Allocation[]): bigint =>
  allocated.reduce((sum, each) => sum + each.kurus, 0n);
