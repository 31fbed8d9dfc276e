import {
  codes,
  type Restored,
  type RowKind,
  type TrashEntity,
  type TrashRestore,
  type TrashRestoreSeveral,
} from '@vezne/contract';
import { findCashAccount } from '../cash-account/queries';
import { findTransfer } from '../cash-account/transfer-queries';
import { findAccountFor, unfitness } from '../cash-flow/holder-queries';
import { addRestoredOf } from '../cash-flow/leg-queries';
import { addRestoredSums, findCashFlow } from '../cash-flow/queries';
import { markLedgerChanged } from '../cash-flow/sum-queries';
import { findCategory, lockCategory } from '../category/queries';
import { adoptRows, findContact, nameRows } from '../contact/queries';
import { asAct, asDetail } from '../db/act';
import type { Sql } from '../db/database';
import { AppError, conflict, notFound, orNotFound } from '../errors';
import { findProduct } from '../product/queries';
import { findProject } from '../project/queries';
import { addToProject, findRow } from '../project-row/queries';
import { findSettlement } from '../settlement/queries';
import * as queries from './queries';
import { tables } from './queries';

type Place = { sql: Sql; companyId: string; today: string };

/**
 * Puts a deleted record back as it was, with all that went with it, as its next version. Refuses when something else
 * has taken its name meanwhile, or when what it needs is gone; a category that is gone may be replaced.
 */
export async function restore(place: Place, asked: TrashRestore): Promise<Restored> {
  await lock(place, [asked.id]);
  return restoreLocked(place, asked);
}

/** What comes back is locked after what it comes back to. */
async function lock({ sql, companyId }: Place, ids: readonly string[]): Promise<void> {
  await queries.lockSettled(sql, companyId, ids);
  await queries.lockPieces(sql, companyId, ids);
}

async function restoreLocked(place: Place, { id, replace }: TrashRestore): Promise<Restored> {
  const { sql, companyId } = place;
  const piece = orNotFound(await queries.findPiece(sql, companyId, id));
  const entity = nounOf(piece.entity);
  await refuseNamesakes(place, entity, piece);
  await completeCategories(place, id, replace?.categoryId);
  if (entity === 'transfer' && (await queries.lacksAccount(sql, companyId, id)))
    throw notRestored('hesaplarından biri artık yok. Önce hesabı geri yükleyin.');
  await asAct(sql, 'GERI_YUKLE', () => putBack(place, id, entity, piece));
  await queries.deletePiece(sql, companyId, id);
  const along = await alongWith(place, piece);
  if (along !== undefined) await restoreLocked(place, { id: along, replace });
  return recordOf(place, entity, id);
}

const notRestored = (why: string) => new AppError(codes.conflict, `Bu kayıt geri yüklenemedi: ${why}`);

/** The piece that a transfer's fee or an offset's other half is, if it went along. */
async function alongWith({ sql, companyId }: Place, { alongId }: queries.Piece): Promise<string | undefined> {
  return alongId !== null && (await queries.findPiece(sql, companyId, alongId)) ? alongId : undefined;
}

/** The same for several, all or none. */
export async function restoreSeveral(
  place: Place,
  { ids, replace }: TrashRestoreSeveral,
): Promise<{ count: number }> {
  await lock(place, ids);
  // Whoever chose two that come back together gets each once.
  const along = new Set<string>();
  for (const id of ids.toSorted()) {
    if (along.has(id)) continue;
    const piece = await queries.findPiece(place.sql, place.companyId, id);
    const other = piece && (await alongWith(place, piece));
    await restoreLocked(place, { id, replace });
    if (other !== undefined) along.add(other);
  }
  return { count: ids.length };
}

/** Deletes what is in the trash for good. */
export async function deleteForGood(sql: Sql, companyId: string, id: string): Promise<true> {
  await queries.insertFinalLine(
    sql,
    companyId,
    id,
    orNotFound(await queries.deletePiece(sql, companyId, id)),
  );
  return true;
}

function nounOf(table: string): TrashEntity {
  for (const noun of Object.keys(tables) as TrashEntity[]) if (tables[noun] === table) return noun;
  throw new Error(`nobody knows how to restore ${table}`);
}

/** Records of which there is one of a name. */
const namedNouns: Partial<Record<TrashEntity, string>> = {
  'cash-account': 'hesap',
  category: 'kategori',
  contact: 'cari',
};

async function refuseNamesakes(
  { sql, companyId }: Place,
  entity: TrashEntity,
  { label, code }: queries.Piece,
): Promise<void> {
  const table = tables[entity];
  const named = namedNouns[entity];
  if (named) {
    const taken = await queries.findNamesake(sql, companyId, { table, key: 'name_key', text: label });
    if (taken) throw conflict('name', `Aynı adda bir ${named} var: ${taken}`);
  }
  if ((entity === 'project' || entity === 'product') && code !== null) {
    const taken = await queries.findNamesake(sql, companyId, { table, key: 'code_key', text: code });
    const noun = entity === 'project' ? 'proje' : 'ürün';
    if (taken) throw conflict('code', `Aynı kodda bir ${noun} var: ${code} (${taken})`);
  }
}

async function completeCategories(
  { sql, companyId }: Place,
  id: string,
  replacement: string | undefined,
): Promise<void> {
  const missing = await queries.missingCategories(sql, companyId, id);
  if (missing.length === 0) return;
  if (replacement === undefined) {
    const names = missing.map(({ name }) => name ?? 'kategorisi').join(', ');
    throw conflict('categoryId', `Bu kayıt geri yüklenemedi: ${names} artık yok. Başka bir kategori seçin.`);
  }
  // The lock keeps it from being deleted before the rows name it.
  if ((await lockCategory(sql, companyId, replacement)) === undefined) throw notFound();
  await queries.replaceCategories(sql, companyId, id, {
    gone: missing.map((each) => each.id),
    by: replacement,
  });
}

/** What names a record and outlives it. */
const references: Partial<Record<TrashEntity, queries.Reference[]>> = {
  category: [{ table: 'recurring', column: 'category_id' }],
  'cash-account': [{ table: 'recurring', column: 'account_id' }],
  project: [
    { table: 'cash_flow', column: 'project_id' },
    { table: 'recurring', column: 'project_id' },
  ],
  product: [
    { table: 'project_income', column: 'product_id' },
    { table: 'project_expense', column: 'product_id' },
  ],
};

async function putBack(place: Place, id: string, entity: TrashEntity, piece: queries.Piece): Promise<void> {
  const { sql, companyId } = place;
  const kind = kinds[entity];
  if (kind) await asDetail(sql, () => joinProject(place, kind, piece));
  // The rows of a project name it, and it is not back yet.
  const ofChildren = entity !== 'project';
  await queries.dropDangling(sql, companyId, id, { column: 'project_id', table: 'project', ofChildren });
  await queries.dropDangling(sql, companyId, id, { column: 'product_id', table: 'product' });
  if (entity === 'settlement') await checkContact(place, id);
  await queries.dropDangling(sql, companyId, id, { column: 'contact_id', table: 'contact' });
  // An entry of an account that is gone goes where entries go that name none.
  await queries.dropDangling(sql, companyId, id, { column: 'account_id', table: 'cash_account' });
  await checkAccounts(place, id);
  await queries.restoreRow(sql, companyId, id, tables[entity]);
  if (entity === 'cash-flow') await addRestoredSums(sql, companyId, id);
  if (entity === 'settlement') await checkRows(place, id);
  await asDetail(sql, () => takeAlong(place, id, entity, piece));
}

/** Brings back what went with a record, and what belongs to it again. */
async function takeAlong(place: Place, id: string, entity: TrashEntity, piece: queries.Piece): Promise<void> {
  const { sql, companyId } = place;
  for (const child of piece.children) await queries.restoreChildren(sql, companyId, id, child);
  if (entity === 'transfer' || entity === 'settlement') await addRestoredOf(sql, companyId, entity, id);
  for (const reference of references[entity] ?? [])
    if ((await queries.relink(sql, companyId, id, reference)) > 0 && reference.table === 'cash_flow')
      await markLedgerChanged(sql, companyId);
  if (entity === 'contact') await regainRows(place, id, piece.label);
  if (entity === 'project' || kinds[entity]) await nameRows(sql, companyId, id);
}

/** What are rows of projects. */
const kinds: Partial<Record<TrashEntity, RowKind>> = {
  'project-income': 'income',
  'project-expense': 'expense',
};

/** Rows that came back before their contact, and those that call it by name. */
async function regainRows({ sql, companyId }: Place, id: string, name: string): Promise<void> {
  for (const table of ['project_income', 'project_expense']) await queries.rejoin(sql, companyId, id, table);
  await adoptRows(sql, companyId, id, name);
}

/** Its entries lie where and when new ones might; their accounts stay so until the transaction ends. */
async function checkAccounts({ sql, companyId }: Place, id: string): Promise<void> {
  for (const { accountId, date } of await queries.accountsOf(sql, companyId, id)) {
    const account = orNotFound(await findAccountFor(sql, companyId, accountId));
    const why = unfitness(account, date);
    if (why === 'closed') throw notRestored(`${account.name} kapalı. Önce hesabı yeniden açın.`);
    if (why === 'early')
      throw notRestored(`${account.name} o gün henüz açılmamıştı. Önce hesabın açılış tarihini düzeltin.`);
  }
}

/** Money that came from a contact or went to one is not brought back as nobody's. */
async function checkContact({ sql, companyId }: Place, id: string): Promise<void> {
  if (await queries.lacksContact(sql, companyId, id))
    throw notRestored('carisi artık yok. Önce cariyi geri yükleyin.');
}

/** Its rows, which are locked, are there with enough left open. */
async function checkRows({ sql, companyId }: Place, id: string): Promise<void> {
  if (await queries.lacksRow(sql, companyId, id))
    throw notRestored('kalemlerinden biri artık yok. Önce kalemi ya da projesini geri yükleyin.');
  if (await queries.lacksRoom(sql, companyId, id))
    throw notRestored('kalemlerinden birinde o kadar açık tutar kalmadı. Önce o kalemi düzeltin.');
}

/** The project is touched before its row, in the order of all who write rows. */
async function joinProject({ sql, companyId }: Place, kind: RowKind, { projectId, counted }: queries.Piece) {
  if (projectId && (await addToProject(sql, companyId, kind, projectId, BigInt(counted)))) return;
  throw notRestored('projesi artık yok. Önce projeyi geri yükleyin.');
}

async function recordOf(
  { sql, companyId, today }: Place,
  entity: TrashEntity,
  id: string,
): Promise<Restored> {
  switch (entity) {
    case 'cash-flow':
      return { entity, record: orNotFound(await findCashFlow(sql, companyId, id)) };
    case 'cash-account':
      return { entity, record: orNotFound(await findCashAccount(sql, companyId, id)) };
    case 'transfer':
      return { entity, record: orNotFound(await findTransfer(sql, companyId, id)) };
    case 'category':
      return { entity, record: orNotFound(await findCategory(sql, companyId, today, id)) };
    case 'product':
      return { entity, record: orNotFound(await findProduct(sql, companyId, id)) };
    case 'project':
      return { entity, record: orNotFound(await findProject(sql, companyId, id, today)) };
    case 'project-income':
      return { entity, record: orNotFound(await findRow(sql, companyId, 'income', id)) };
    case 'contact':
      return { entity, record: orNotFound(await findContact(sql, companyId, id)) };
    case 'settlement':
      return { entity, record: orNotFound(await findSettlement(sql, companyId, id)) };
    case 'project-expense':
      return { entity, record: orNotFound(await findRow(sql, companyId, 'expense', id)) };
  }
}
