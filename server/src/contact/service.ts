import {
  type Contact,
  type ContactCreate,
  type ContactMerge,
  type ContactUpdate,
  codes,
  limits,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { asDetail } from '../db/act';
import type { Sql } from '../db/database';
import { AppError, badInput, orNotFound, stale } from '../errors';
import * as queries from './queries';

// Writes run in the transaction that the HTTP layer opens around them.

const find = async (sql: Sql, companyId: string, id: string): Promise<Contact> =>
  orNotFound(await queries.findContact(sql, companyId, id));

/** Adds a contact; rows that call it by name become its own. Refuses a name that there is already. */
export async function createContact(sql: Sql, companyId: string, input: ContactCreate): Promise<Contact> {
  await refuseNamesake(sql, companyId, input.name);
  const id = newId();
  await queries.insertContact(sql, companyId, id, input);
  await asDetail(sql, () => queries.adoptRows(sql, companyId, id, input.name));
  return find(sql, companyId, id);
}

/** Changes a contact; rows that call it by its new name become its own. Refuses with the current one when `version` is given and stale. */
export async function updateContact(sql: Sql, companyId: string, input: ContactUpdate): Promise<Contact> {
  const current = orNotFound(await queries.lockContact(sql, companyId, input.id));
  if (input.version !== undefined && input.version !== current.version)
    throw stale(await find(sql, companyId, input.id));
  await refuseNamesake(sql, companyId, input.name, input.id);
  await queries.updateContact(sql, companyId, input);
  if (input.name !== current.name)
    await asDetail(sql, () => queries.adoptRows(sql, companyId, input.id, input.name));
  return find(sql, companyId, input.id);
}

/** Tells by its name which contact is there already; of two at once the database refuses one. */
async function refuseNamesake(sql: Sql, companyId: string, name: string, own?: string): Promise<void> {
  const same = await queries.findNamesake(sql, companyId, name);
  if (same && same.id !== own) throw badInput({ name: `Cari zaten var: ${same.name}` });
}

/** Deletes a contact; refuses while something belongs to it. */
export async function deleteContact(sql: Sql, companyId: string, id: string): Promise<true> {
  orNotFound(await queries.lockContact(sql, companyId, id));
  const records = await queries.countRecords(sql, companyId, id);
  if (records > 0)
    throw new AppError(
      codes.conflict,
      `Bu carinin ${records} kaydı var; birleştirebilir veya pasife alabilirsiniz.`,
    );
  await queries.deleteContact(sql, companyId, id);
  return true;
}

/** Makes one contact of two; sums of both stay, and so do the days that they are of. */
export async function mergeContacts(sql: Sql, companyId: string, merge: ContactMerge): Promise<Contact> {
  const openings = orNotFound(await queries.lockToMerge(sql, companyId, merge));
  const { all } = openings;
  if ((all < 0n ? -all : all) > limits.maxAmountKurus)
    throw badInput({ toId: 'Açılış bakiyelerinin toplamı çok büyük' });
  const { from, to } = joined(openings);
  await asDetail(sql, async () => {
    await queries.moveRecords(sql, companyId, merge);
    await queries.setOpening(sql, companyId, merge.toId, to);
  });
  await queries.markMerged(sql, companyId, merge, from);
  return find(sql, companyId, merge.toId);
}

const NOTHING: queries.Opening = { kurus: 0n, date: null };

/** Openings of one day and side are one; others keep their days, by which they age, and their sides. */
function joined({ from, to }: { from: queries.Opening; to: queries.Opening }) {
  if (from.kurus === 0n) return { from: NOTHING, to };
  if (to.kurus === 0n) return { from: NOTHING, to: from };
  const isOne = from.date === to.date && from.kurus > 0n === to.kurus > 0n;
  return isOne ? { from: NOTHING, to: { ...to, kurus: from.kurus + to.kurus } } : { from, to };
}
