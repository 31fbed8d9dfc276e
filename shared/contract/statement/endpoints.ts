import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { ById } from '../base/ids';
import { pageOf } from '../base/page';
import { limits } from '../limits';
import {
  ByBatch,
  StatementAdded,
  StatementBatch,
  StatementMap,
  StatementMove,
  StatementPreview,
  StatementProgress,
  StatementQuery,
  StatementRead,
  StatementState,
  StatementUndo,
  StatementUndone,
} from './batch';
import { StatementDecide, StatementDecided, StatementRowPage, StatementRows } from './row';

const { statement } = limits;
const read = { roles: signedIn, client: 'general', writes: false } as const;
const write = { roles: signedIn, client: 'general', writes: true, patience: statement.patience } as const;

export const statementEndpoints = {
  read: endpoint({
    id: 'statement.read',
    method: 'POST',
    path: '/import/read',
    summary:
      "Read a bank's or a company's own file (xlsx, csv, MT940, OFX) into a draft; nothing is in the ledger yet",
    ...write,
    upload: true,
    bodyLimit: statement.body,
    rateClass: 'upload',
    body: StatementRead,
    output: StatementPreview,
  }),
  findById: endpoint({
    id: 'statement.findById',
    method: 'GET',
    path: '/import/find-by-id',
    summary: 'One batch as it was read, to go on with a draft',
    ...read,
    query: ById,
    output: StatementPreview,
  }),
  map: endpoint({
    id: 'statement.map',
    method: 'PUT',
    path: '/import/mapping',
    summary: 'Read the rows of a draft again with another meaning of the columns, which is remembered',
    ...write,
    body: StatementMap,
    output: StatementState,
  }),
  move: endpoint({
    id: 'statement.move',
    method: 'PUT',
    path: '/import/account',
    summary: 'Write the rows of a draft to another account; categories and rows left out stay as decided',
    ...write,
    body: StatementMove,
    output: StatementState,
  }),
  rows: endpoint({
    id: 'statement.rows',
    method: 'POST',
    path: '/import/rows',
    summary: 'Rows of a batch as they were read and decided',
    ...read,
    body: StatementRows,
    output: StatementRowPage,
  }),
  decide: endpoint({
    id: 'statement.decide',
    method: 'PUT',
    path: '/import/rows',
    summary:
      'Decide what becomes of rows: category, left out, added all the same, a transfer, settled with a contact',
    ...write,
    body: StatementDecide,
    output: StatementDecided,
  }),
  commit: endpoint({
    id: 'statement.commit',
    method: 'POST',
    path: '/import/commit',
    summary: 'Add the decided rows to the ledger, all or none; a batch that is added answers the same again',
    ...write,
    body: ByBatch,
    output: StatementAdded,
  }),
  progress: endpoint({
    id: 'statement.progress',
    method: 'GET',
    path: '/import/progress',
    summary: 'How far the commit of a batch that is under way has come',
    ...read,
    query: ById,
    output: StatementProgress,
  }),
  undo: endpoint({
    id: 'statement.undo',
    method: 'POST',
    path: '/import/undo',
    summary:
      'Take all entries of a batch out of the ledger again; 409 when some were changed since, unless forced',
    ...write,
    body: StatementUndo,
    output: StatementUndone,
  }),
  discard: endpoint({
    id: 'statement.discard',
    method: 'POST',
    path: '/import/discard',
    summary: 'Throw a draft away',
    ...write,
    body: ByBatch,
    output: z.literal(true),
  }),
  findAll: endpoint({
    id: 'statement.findAll',
    method: 'POST',
    path: '/import/find-all',
    summary: 'Batches, newest first: drafts, added ones and those that were undone',
    ...read,
    body: StatementQuery,
    output: pageOf(StatementBatch),
  }),
};
