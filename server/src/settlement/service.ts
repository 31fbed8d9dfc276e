import {
  flowOf,
  fromKurus,
  kurusOf,
  limits,
  type Settlement,
  type SettlementCreate,
  type SettlementDirection,
  type SettlementLay,
  type SettlementOffset,
  type SettlementOfRow,
  shortened,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { checkTakes, findAccountFor, refuseInClosed } from '../cash-flow/holder-queries';
import { deleteEntriesOf } from '../cash-flow/leg-queries';
import { insertCashFlow, projectExists } from '../cash-flow/queries';
import { ensureCategory } from '../category/queries';
import { companyCurrency } from '../company/queries';
import { listOpenOpenings } from '../contact/open-item-queries';
import { findNamed, lockContact } from '../contact/queries';
import { asDetail } from '../db/act';
import type { Sql } from '../db/database';
import { badInput, notFound, orNotFound } from '../errors';
import { compareTexts } from '../order';
import { allocateAsAsked, allocateInOrder, type Line, placed, sumOf } from './allocation';
import * as locks from './lock-queries';
import * as queries from './queries';

// Writes run in the transaction that the HTTP layer opens around them.

const find = async (sql: Sql, companyId: string, id: string): Promise<Settlement> =>
  orNotFound(await queries.findSettlement(sql, companyId, id));

const noun = { IN: ' tahsilatı', OUT: ' ödemesi' } as const;

/** Collects or pays: the settlement, what it is allocated to and its entry of the ledger are written together. */
export async function createSettlement(
  sql: Sql,
  companyId: string,
  input: SettlementCreate,
): Promise<Settlement> {
  const { contactId, direction } = input;
  const lines = input.lines && placed(input.lines);
  const { contact, ...open } = lines
    ? await locks.lockContactAndRows(sql, companyId, direction, {
        contactId,
        ids: lines.map(({ id }) => id),
      })
    : await locks.lockContactAndOpenRows(sql, companyId, direction, contactId);
  if (!contact) throw notFound({ contactId: 'Cari bulunamadı' });
  const { rows } = open;
  const kurus = kurusOf(input.amount);
  const allocated = lines
    ? await allocateAsAsked(asked(sql, companyId, { direction, contactId, kurus }), lines, rows)
    : await allocateToOldest(sql, companyId, { ...input, kurus }, open);
  return write(sql, companyId, { input, contact: { id: contact.id, name: contact.name }, allocated, rows });
}

type Paid = Pick<SettlementCreate, 'contactId' | 'direction' | 'date'> & { kurus: bigint };

/** What is open with a contact that is locked. */
type Open = { rows: (locks.Payable & { due?: string })[]; hasOpenings?: boolean };

/**
 * Allocates money to what is due first, of one day on openings before rows; openings in their turn keep theirs, which is allocated
 * to no row.
 */
async function allocateToOldest(
  sql: Sql,
  companyId: string,
  { contactId, direction, date, kurus }: Paid,
  { rows, hasOpenings }: Open,
): Promise<queries.Allocation[]> {
  const { side } = flowOf[direction];
  const openings = hasOpenings ? await listOpenOpenings(sql, companyId, { id: contactId, side, date }) : [];
  const first = openings.map((each) => ({
    id: each.id,
    due: each.date ?? date,
    remaining: String(each.kurus),
  }));
  const inOrder = [...first, ...rows].toSorted((a, b) => compareTexts(a.due ?? '', b.due ?? ''));
  const ids = new Set(rows.map(({ id }) => id));
  return allocateInOrder(kurus, inOrder).filter(({ rowId }) => ids.has(rowId));
}

/** Settles one row, all that is open of it unless an amount says less. */
export async function settleRow(sql: Sql, companyId: string, input: SettlementOfRow): Promise<Settlement> {
  const { direction } = flowOf[input.type];
  const [found] = await locks.findRows(sql, companyId, direction, [input.id]);
  const seen = orNotFound(found);
  // Contacts are locked before rows, by all who settle.
  const named = seen.contactId ?? (await namedBy(sql, companyId, seen.counterparty));
  const contact = named ? await lockContact(sql, companyId, named) : undefined;
  const rows = await locks.lockRows(sql, companyId, direction, [input.id]);
  const open = BigInt(rows[0]?.remaining ?? 0);
  const amount = input.amount ?? fromKurus(open);
  if (kurusOf(amount) > limits.maxAmountKurus)
    throw badInput({ amount: 'Tutar en fazla 999.999.999.999,99 olabilir' });
  const line: Line = { type: input.type, id: input.id, amount, place: '' };
  const contactId = contact?.id ?? null;
  const kurus = kurusOf(amount);
  const allocated = await allocateAsAsked(
    asked(sql, companyId, { direction, contactId, kurus }),
    [line],
    rows,
  );
  return write(sql, companyId, {
    input: { ...input, amount, direction, description: null, categoryId: null, projectId: null },
    contact: contact ? { id: contact.id, name: contact.name } : null,
    allocated,
    rows,
  });
}

/** Allocates what a settlement has left to rows of its contact. */
export async function allocateSettlement(
  sql: Sql,
  companyId: string,
  { id, lines: given }: SettlementLay,
): Promise<Settlement> {
  const lines = placed(given);
  const seen = await find(sql, companyId, id);
  if (seen.contactId) await lockContact(sql, companyId, seen.contactId);
  const rows = await lockRows(sql, companyId, seen.direction, lines);
  const settlement = orNotFound(await locks.lockSettlement(sql, companyId, id));
  // While the contact was waited for it may have become another one's.
  const { contactId, direction } = settlement;
  const kurus = BigInt(settlement.kurus) - BigInt(settlement.allocated);
  const allocated = await allocateAsAsked(
    asked(sql, companyId, { direction, contactId, kurus }),
    lines,
    rows,
  );
  // Here the rows are what changes.
  await allocate(sql, companyId, { id, direction, allocated });
  return find(sql, companyId, id);
}

/** Sets rows and openings that a contact owes against those that it is owed, of the same sum. */
export async function offsetRows(
  sql: Sql,
  companyId: string,
  { contactId, date, lines: given }: SettlementOffset,
): Promise<Settlement[]> {
  const lines = placed(given);
  const contact = await lockContact(sql, companyId, contactId);
  if (!contact) throw notFound({ contactId: 'Cari bulunamadı' });
  const halves = {
    IN: lines.filter(({ type }) => type === 'GELIR'),
    OUT: lines.filter(({ type }) => type === 'GIDER'),
  };
  const sums = { IN: sumOfLines(halves.IN), OUT: sumOfLines(halves.OUT) };
  if (sums.IN !== sums.OUT) throw badInput({ lines: 'Alacak ve borç kalemlerinin toplamı aynı olmalıdır' });
  await locks.lockProjects(
    sql,
    companyId,
    lines.map(({ id }) => id),
  );
  const ids = { IN: newId(), OUT: newId() };
  for (const direction of ['IN', 'OUT'] as const) {
    const kurus = sums[direction];
    const allocated = await allocateHalf(
      sql,
      companyId,
      { direction, contactId, kurus, date },
      halves[direction],
    );
    const half = {
      id: ids[direction],
      contactId,
      direction,
      date,
      kurus,
      description: `${contact.name} mahsubu`,
      paymentMethod: 'VIRMAN',
      offsetId: ids[direction === 'IN' ? 'OUT' : 'IN'],
    } as const;
    const write = () => queries.insertSettlement(sql, companyId, half);
    await (direction === 'IN' ? write() : asDetail(sql, write));
    await asDetail(sql, () => allocate(sql, companyId, { id: ids[direction], direction, allocated }));
  }
  return [await find(sql, companyId, ids.IN), await find(sql, companyId, ids.OUT)];
}

/** What one half of an offset allocates to rows; what it allocates to openings is allocated to no row, which covers them. */
async function allocateHalf(
  sql: Sql,
  companyId: string,
  { date, ...half }: Paid,
  lines: Line[],
): Promise<queries.Allocation[]> {
  const rows = await lockRows(sql, companyId, half.direction, lines);
  const { side } = flowOf[half.direction];
  const openings = (await listOpenOpenings(sql, companyId, { id: half.contactId, side, date })).map(
    ({ id, kurus }) => ({
      id,
      contactId: half.contactId,
      status: 'BEKLIYOR',
      remaining: String(kurus),
    }),
  );
  const allocated = await allocateAsAsked(asked(sql, companyId, half), lines, [...rows, ...openings]);
  return allocated.filter(({ rowId }) => rows.some(({ id }) => id === rowId));
}

/** Takes a settlement back, the other half of an offset with it: its rows are open again, its entry is gone. */
export async function deleteSettlement(sql: Sql, companyId: string, id: string): Promise<true> {
  await locks.lockSettled(sql, companyId, [id]);
  const { offsetId } = orNotFound(await locks.lockSettlement(sql, companyId, id));
  await refuseInClosed(sql, companyId, [id], { named: 'settlement_id' });
  await remove(sql, companyId, id);
  if (offsetId && (await locks.lockSettlement(sql, companyId, offsetId)))
    await asDetail(sql, () => remove(sql, companyId, offsetId));
  return true;
}

async function remove(sql: Sql, companyId: string, id: string): Promise<void> {
  await queries.deleteSettlement(sql, companyId, id);
  await asDetail(sql, () => deleteEntriesOf(sql, companyId, 'settlement', [id]));
}

/** What a settlement is called that nobody has named. */
const nameOf = (told: string, direction: SettlementDirection) =>
  shortened(told, limits.description - `…${noun[direction]}`.length) + noun[direction];

type Parts = {
  input: Omit<SettlementCreate, 'contactId' | 'lines'>;
  contact: { id: string; name: string } | null;
  allocated: queries.Allocation[];
  rows: locks.Payable[];
};

async function write(
  sql: Sql,
  companyId: string,
  { input, contact, allocated, rows }: Parts,
): Promise<Settlement> {
  const { direction, date, amount, paymentMethod } = input;
  const id = newId();
  const paid = allocated.flatMap(({ rowId }) => rows.find((row) => row.id === rowId) ?? []);
  const [only] = paid;
  const words = [contact?.name ?? only?.counterparty, paid.length === 1 ? only?.documentNo : null];
  const told = words.filter(Boolean).join(', ') || (only?.description ?? '');
  const description = input.description ?? nameOf(told, direction);
  const contactId = contact?.id ?? null;
  const settlement = {
    id,
    contactId,
    direction,
    date,
    description,
    paymentMethod,
    kurus: kurusOf(amount),
  };
  const stored = orNotFound(await queries.insertSettlement(sql, companyId, settlement));
  const entry = await asDetail(sql, async () => {
    await allocate(sql, companyId, { id, direction, allocated });
    return addEntry(sql, companyId, { id, input, description, paid });
  });
  const contactName = contact?.name ?? null;
  return queries.asWritten({ settlement, stored, contactName, ...entry, allocated, rows });
}

/** The category of an entry whose rows are of several. */
const several = { IN: 'Hakediş', OUT: 'Cari' } as const;

type Entry = { id: string; input: Parts['input']; description: string; paid: locks.Payable[] };

/** The entry of the ledger: category and project of the rows if they share one, or as asked. */
async function addEntry(
  sql: Sql,
  companyId: string,
  { id, input, description, paid }: Entry,
): Promise<{ cashFlowId: string; accountId: string }> {
  const { direction, date, amount, paymentMethod, accountId } = input;
  const shared = (of: 'categoryId' | 'projectId') =>
    new Set(paid.map((row) => row[of])).size === 1 ? (paid[0]?.[of] ?? null) : null;
  if (input.projectId && !(await projectExists(sql, companyId, input.projectId)))
    throw notFound({ projectId: 'Proje bulunamadı' });
  const name = paid.length === 0 ? 'Avans' : several[direction];
  const categoryId =
    input.categoryId ??
    shared('categoryId') ??
    (await ensureCategory(sql, companyId, { name, type: 'HER_IKISI' }));
  const entry = await insertCashFlow(
    sql,
    companyId,
    newId(),
    {
      categoryId,
      date,
      description,
      amount,
      cashFlowType: flowOf[direction].cashFlowType,
      paymentMethod,
      projectId: input.projectId ?? shared('projectId'),
      accountId,
    },
    id,
  );
  if (entry) return { cashFlowId: entry.id, accountId: entry.accountId };
  const account = await findAccountFor(sql, companyId, accountId ?? null);
  if (!account) throw notFound({ accountId: 'Hesap bulunamadı' });
  checkTakes(account, date);
  throw notFound({ categoryId: 'Kategori bulunamadı' });
}

type NewAllocations = {
  id: string;
  direction: SettlementDirection;
  allocated: queries.Allocation[];
};

async function allocate(
  sql: Sql,
  companyId: string,
  { id, direction, allocated }: NewAllocations,
): Promise<void> {
  if (allocated.length > 0) await queries.insertAllocations(sql, companyId, id, { direction, allocated });
}

const lockRows = (sql: Sql, companyId: string, direction: SettlementDirection, lines: Line[]) =>
  locks.lockRows(
    sql,
    companyId,
    direction,
    lines.map(({ id }) => id),
  );

const asked = <Asked extends object>(sql: Sql, companyId: string, what: Asked) => ({
  ...what,
  currency: () => companyCurrency(sql, companyId),
});

const namedBy = async (sql: Sql, companyId: string, counterparty: string | null) =>
  counterparty === null ? undefined : (await findNamed(sql, companyId, counterparty))?.id;

const sumOfLines = (lines: Line[]) =>
  sumOf(lines.map(({ id, amount }) => ({ rowId: id, kurus: kurusOf(amount) })));
