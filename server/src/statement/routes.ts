import { api, toPage } from '@vezne/contract';
import { orNotFound } from '../errors';
import type { App } from '../http/app';
import { register, registerUpload } from '../http/endpoint';
import type { Threads } from '../threads/threads';
import { findBatch, listBatches } from './batch-queries';
import { commitBatch } from './commit';
import { decideRows } from './decide';
import { moveDraft, prepareMove } from './move';
import { findProgress } from './progress';
import { listRows } from './row-list';
import * as service from './service';
import type { Settlements } from './settlements';
import type { StatementDone, StatementJob } from './statement-thread';
import type { Transfers } from './transfers';
import { undoBatch } from './undo';

// A file at a time: one of the largest takes what a thread may have.
const READING = { size: 1, queueLimit: 32, waitMs: 15_000, memoryMb: 256 };

type Parts = { threads: Threads; limited: boolean; transfers: Transfers; settlements: Settlements };

export function registerStatements(app: App, { threads, limited, transfers, settlements }: Parts): void {
  const { statement } = api;
  const reading = threads.pool<StatementJob, StatementDone>('statement-thread', READING);
  registerUpload(
    app,
    statement.read,
    async ({ bytes, type }, { companyId: owner }) => {
      const body = new Uint8Array(bytes);
      const done = await reading.run({ kind: 'read', body, type }, { owner, transfer: [body.buffer] });
      if (!('read' in done)) throw new Error('a thread did another job');
      const { accountId, fileName, sha256 } = done.read;
      return { input: done.read, identity: { accountId, fileName, sha256 } };
    },
    {
      prepare: ({ database, companyId, input }) =>
        service.prepareStatement(database, companyId, input, reading),
      handle: ({ db, companyId, prepared }) => service.createDraft(db, companyId, prepared),
    },
  );
  register(app, statement.map, {
    prepare: ({ database, companyId, input }) => service.prepareMapping(database, companyId, input, reading),
    handle: ({ db, companyId, input, prepared }) => service.changeMapping(db, companyId, input, prepared),
  });
  register(app, statement.move, {
    prepare: ({ database, companyId, input }) => prepareMove(database, companyId, input, reading),
    handle: ({ db, companyId, input, prepared }) => moveDraft(db, companyId, input, prepared),
  });
  register(
    app,
    statement.findById,
    ({ db, companyId, input }) => service.findPreview(db, companyId, input.id),
    { snapshot: true },
  );
  register(
    app,
    statement.rows,
    async ({ db, companyId, input }) => {
      orNotFound(await findBatch(db, companyId, input.batchId));
      const { rows, total } = await listRows(db, companyId, input);
      return toPage(rows, total, input.page, input.pageSize);
    },
    { snapshot: true },
  );
  register(app, statement.decide, ({ db, companyId, input }) => decideRows(db, companyId, input));
  register(app, statement.commit, ({ db, companyId, onTrial, input }) =>
    commitBatch(db, companyId, input.batchId, { limited: limited && onTrial, transfers, settlements }),
  );
  register(app, statement.progress, async ({ db, companyId, input }) => {
    orNotFound(await findBatch(db, companyId, input.id));
    return findProgress(db, input.id);
  });
  register(app, statement.undo, ({ db, companyId, input }) =>
    undoBatch(db, companyId, input, { transfers, settlements }),
  );
  register(app, statement.discard, ({ db, companyId, input }) =>
    service.discardDraft(db, companyId, input.batchId),
  );
  register(
    app,
    statement.findAll,
    async ({ db, companyId, input }) => {
      const { batches, total } = await listBatches(db, companyId, input);
      return toPage(batches, total, input.page, input.pageSize);
    },
    { snapshot: true },
  );
}
