import { api } from '@vezne/contract';
import type { Sql } from '../db/database';
import { orNotFound } from '../errors';
import type { App } from '../http/app';
import { register, registerBytes } from '../http/endpoint';
import type { Threads } from '../threads/threads';
import { deleteSeveral, undoSeveral, updateSeveral } from './bulk';
import { importCashFlows } from './import';
import type { ReadImport } from './import-thread';
import { listCashFlows } from './list';
import { findCashFlow } from './queries';
import { createCashFlow, deleteCashFlow, updateCashFlow } from './service';
import { checkRoom, listAhead, sumCashFlows } from './sum-queries';

// As many of one company wait as its budget lets in within an hour.
const READING = { size: 1, queueLimit: 64, waitMs: 4_000, memoryMb: 256 };

/** `limited`: not for the operator's own command, which imports ledgers of any size. */
type Parts = {
  threads: Threads;
  limited: boolean;
  /** How many days of what repeats have come and wait. */
  countWaiting: (sql: Sql, companyId: string, today: string) => Promise<{ count: number }>;
};

export function registerCashFlows(app: App, { threads, limited, countWaiting }: Parts): void {
  const { findAll, findById, summary, save, update, delete: remove, import: importRows } = api.cashFlow;
  // A list may open a transaction of its own, which only the database itself can.
  register(app, findAll, ({ database, companyId, input }) => listCashFlows(database, companyId, input));
  register(app, findById, async ({ db, companyId, input }) =>
    orNotFound(await findCashFlow(db, companyId, input.id)),
  );
  register(
    app,
    summary,
    async ({ db, companyId, today }) => {
      const sums = await sumCashFlows(db, companyId, await listAhead(db, companyId, today));
      const { count: waitingRecurring } = await countWaiting(db, companyId, today);
      return { ...sums, waitingRecurring };
    },
    { snapshot: true },
  );
  register(app, save, ({ db, companyId, input }) => createCashFlow(db, companyId, input));
  register(app, update, ({ db, companyId, input }) => updateCashFlow(db, companyId, input));
  register(app, remove, ({ db, companyId, input }) => deleteCashFlow(db, companyId, input.id));
  register(app, api.cashFlow.updateSeveral, ({ db, companyId, input }) =>
    updateSeveral(db, companyId, input),
  );
  register(app, api.cashFlow.undoSeveral, ({ db, companyId, input }) =>
    undoSeveral(db, companyId, input.entries),
  );
  register(app, api.cashFlow.deleteSeveral, ({ db, companyId, input }) =>
    deleteSeveral(db, companyId, input.ids),
  );
  const reading = threads.pool<Uint8Array, ReadImport>('import-thread', READING);
  registerBytes(
    app,
    importRows,
    async (bytes, { companyId: owner }) => {
      const own = new Uint8Array(bytes);
      const { rows, digest } = await reading.run(own, { owner, transfer: [own.buffer] });
      return { input: rows, identity: digest };
    },
    async ({ db, companyId, onTrial, input }) => {
      if (limited && onTrial) await checkRoom(db, companyId, input.count);
      return importCashFlows(db, companyId, input);
    },
  );
}
