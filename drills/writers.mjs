// Writers that create, change and delete ledger entries, and remember what was confirmed to them.
import { randomUUID } from 'node:crypto';
import { call, newCounts } from './client.mjs';
import { sleep } from './sandbox.mjs';

/**
 * @typedef {'create' | 'update' | 'delete'} Kind
 * @typedef {{ name: string; kurus: number; type: string; version: number }} Entry
 * @typedef {Map<string, Entry>} Ledger by id, as the clients know it
 */

/**
 * @typedef {object} LoadRecord
 * @property {import('./client.mjs').Counts} counts
 * @property {number[]} moments when each confirmation came
 * @property {{ kind: Kind; status: number; data: unknown }[]} wrong
 * @property {Record<Kind | 'pressedAgain', number>} total
 */

const WRITERS = 16;
const SETTLE_MS = 60_000;
const methods = ['CASH', 'CHECK', 'NOTE', 'TRANSFER', 'CARD', 'VIRMAN'];
/**
 * @template Value
 * @param {readonly Value[]} list
 */
const any = (list) => list[Math.floor(Math.random() * list.length)];

/**
 * Writes without a pause until it is stopped. `keyed: false` shows what the keys are there for.
 *
 * @param {string} url
 * @param {{ token: string; categoryId: string }} company
 * @param {{ keyed?: boolean }} options
 */
export function startWriters(url, { token, categoryId }, { keyed = true } = {}) {
  // The truth as the clients know it: id -> entry; and when each confirmation came.
  /** @type {Ledger} */
  const ledger = new Map();
  /** @type {LoadRecord} */
  const record = {
    counts: newCounts(),
    moments: [],
    wrong: [],
    total: { create: 0, update: 0, delete: 0, pressedAgain: 0 },
  };
  const confirm = createConfirm(url, { token, keyed }, record);
  const { create, update, remove } = createActions(confirm, ledger, categoryId);
  let stopped = false;

  const work = Array.from({ length: WRITERS }, async (_, writer) => {
    // What this writer may still change: an entry that was lost on the way is not asked for twice.
    /** @type {string[]} */
    const own = [];
    for (let n = 0; !stopped; n++) {
      const dice = Math.random();
      if (own.length < 3 || dice < 0.5) await create(own, `Kayıt ${writer}-${n}`);
      else await (dice < 0.8 ? update(own) : remove(own));
    }
  });

  return {
    ...record,
    ledger,
    /** Settles when every intent has its answer. */
    async stop() {
      stopped = true;
      await Promise.all(work);
    },
  };
}

/**
 * Sends a write until it is confirmed or refused, and records how it went.
 *
 * @param {string} url
 * @param {{ token: string; keyed: boolean }} how
 * @param {LoadRecord} load
 */
function createConfirm(url, { token, keyed }, { counts, moments, wrong, total }) {
  /**
   * A person whose four tries failed presses the button again: the same action, so the same key.
   *
   * @param {Kind} kind
   * @param {import('./client.mjs').Request} request
   */
  return async (kind, request) => {
    const key = randomUUID();
    const deadline = Date.now() + SETTLE_MS;
    for (;;) {
      const answer = await call(url, { ...request, token, key }, counts, keyed);
      if (answer.status === 200) {
        total[kind]++;
        moments.push(Date.now());
        return answer.data;
      }
      const final = answer.status !== 0 && answer.status < 500 && answer.status !== 429;
      if (final || Date.now() > deadline) {
        wrong.push({ kind, status: answer.status, data: answer.data });
        return undefined;
      }
      total.pressedAgain++;
      await sleep(500);
    }
  };
}

/**
 * What a writer does; `own` holds the ids of its entries, `ledger` what was confirmed of them.
 *
 * @param {ReturnType<typeof createConfirm>} confirm
 * @param {Ledger} ledger
 * @param {string} categoryId
 */
function createActions(confirm, ledger, categoryId) {
  /** @param {string} name */
  const draft = (name) => ({
    categoryId,
    date: `2026-0${1 + Math.floor(Math.random() * 9)}-1${Math.floor(Math.random() * 10)}`,
    description: name,
    amount: (1 + Math.floor(Math.random() * 9_999_999)) / 100,
    paymentMethod: any(methods),
  });

  return {
    /**
     * @param {string[]} own
     * @param {string} name
     */
    async create(own, name) {
      const body = { ...draft(name), cashFlowType: any(['GIRIS', 'CIKIS']) };
      const entry = await confirm('create', { path: '/cash-flow/save', body });
      if (!entry) return;
      const kurus = Math.round(body.amount * 100);
      ledger.set(entry.id, { name, kurus, type: body.cashFlowType ?? '', version: 1 });
      own.push(entry.id);
    },
    /** @param {string[]} own */
    async update(own) {
      const id = any(own);
      const known = id && ledger.get(id);
      if (!known) return;
      const body = { ...draft(known.name), id };
      const entry = await confirm('update', { method: 'PUT', path: '/cash-flow/update', body });
      const kurus = Math.round(body.amount * 100);
      if (entry) ledger.set(id, { ...known, kurus, version: known.version + 1 });
      else own.splice(own.indexOf(id), 1);
    },
    /** @param {string[]} own */
    async remove(own) {
      const [id] = own.splice(Math.floor(Math.random() * own.length), 1);
      if (!id) return;
      const request = { method: 'DELETE', path: `/cash-flow/delete?id=${id}` };
      if (await confirm('delete', request)) ledger.delete(id);
    },
  };
}

/**
 * The longest time without a confirmation between two moments, in seconds.
 *
 * @param {number[]} moments
 * @param {number} from
 * @param {number} to
 */
export function longestPause(moments, from, to) {
  const inside = [from, ...moments.filter((each) => each > from && each < to).sort((a, b) => a - b), to];
  return Math.max(...inside.slice(1).map((each, index) => each - (inside[index] ?? from))) / 1000;
}

/**
 * Compares what was confirmed with what is stored: entry by entry, and the sums.
 *
 * @param {Pick<import('./postgres.mjs').Server, 'ask'>} database
 * @param {{ ledger: Ledger }} load
 */
export async function compare(database, { ledger }) {
  /** @type {({ id: string } & Entry)[]} */
  const rows = await database.ask(
    "SELECT id, description AS name, amount_kurus AS kurus, type, version FROM cash_flow WHERE description LIKE 'Kayıt %'",
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  /**
   * @param {Entry} a
   * @param {Entry | undefined} b
   */
  const same = (a, b) =>
    a.name === b?.name && a.kurus === b.kurus && a.type === b.type && a.version === b.version;
  const names = new Map();
  for (const { name } of rows) names.set(name, (names.get(name) ?? 0) + 1);
  return {
    stored: rows.length,
    missing: [...ledger.keys()].filter((id) => !stored.has(id)).length,
    /** Entries that nobody was told of, such as the second copy of one. */
    surplus: rows.filter(({ id }) => !ledger.has(id)).length,
    doubled: [...names.values()].filter((n) => n > 1).length,
    /** A change that was lost, or made twice: the version counts them. */
    changed: [...ledger].filter(([id, entry]) => stored.has(id) && !same(entry, stored.get(id))).length,
    sums: (await database.ask('SELECT c.id, m.* FROM company c, LATERAL ledger_mismatch(c.id) m')).length,
  };
}
