import { api, type EndpointInput, limits } from '@vezne/contract';
import { useState } from 'react';
import { useCommand } from '../../hooks/command';
import { useQuery } from '../../hooks/query';
import { ledgerFigures, mentionsOf, projectFigures, rowLists } from '../stale';

const { statement } = api;
/** A draft as it is, and the list that names it. */
const draft = [statement.findById, statement.rows, statement.findAll];
/** What an import that is added or taken back appears in: other drafts find or miss its entries among their own. */
const written = [
  ...draft,
  ...[api.cashFlow.findAll, api.cashFlow.findById, api.cashFlow.summary, api.transfer.findById],
  ...[api.category.findAll, api.category.findById, api.contact.findAll, api.contact.findById],
  ...[...mentionsOf.contact, ...rowLists, ...projectFigures, ...ledgerFigures],
];

/** Reads a file into a draft, telling how much of it is sent. Failures are sentences beside the file. */
export const useReadStatement = (onSent: (share: number) => void) =>
  useCommand(statement.read, { invalidates: [statement.findAll], quiet: true, onSent });

/** One batch as it was read; null asks nothing. That there is none is left to the page. */
export const useStatement = (id: string | null) =>
  useQuery(statement.findById, id === null ? null : { id }, { keepPrevious: true, quiet: 'missing' });

/** Batches, newest first: drafts, added ones and those that were taken back. */
export const useStatements = (page: number) =>
  useQuery(statement.findAll, { page, pageSize: limits.statement.batches }, { keepPrevious: true });

/** A page of the rows of a batch, as they were read and decided. */
export const useStatementRows = (input: EndpointInput<typeof statement.rows>) =>
  useQuery(statement.rows, input, { keepPrevious: true });

/** Reads a draft again with another meaning of its columns. */
export const useMapStatement = () => useCommand(statement.map, { invalidates: draft });

/** Writes a draft to another account: its rows are other duplicates there, and lead to its balance. */
export const useMoveStatement = () => useCommand(statement.move, { invalidates: draft });

/** Decides what becomes of rows; the caller shows those that it answers. */
export const useDecide = () => useCommand(statement.decide, { invalidates: [statement.findById] });

const OFTEN = 500;
const SELDOM = 5_000;

/**
 * How far a commit that runs has come; a server that does not know it, or cannot tell, is no failure. Asked the less
 * often the longer it lasts, so that a long one leaves calls of the minute to others.
 */
export function useCommitProgress(id: string) {
  const [begun] = useState(() => performance.now());
  const every = () => Math.min(SELDOM, Math.max(OFTEN, (performance.now() - begun) / 4));
  return useQuery(statement.progress, { id }, { every, quiet: true }).data;
}

/** Adds the decided rows to the ledger. Stale: whatever tells of entries, transfers, collections and categories. */
export const useCommitStatement = () => useCommand(statement.commit, { invalidates: written });

/** Takes a batch out of the ledger again. A refusal because of later changes is a question, and no failure to tell. */
export const useUndoStatement = () => useCommand(statement.undo, { invalidates: written, quiet: true });

/** Throws a draft away. */
export const useDiscardStatement = () => useCommand(statement.discard, { invalidates: [statement.findAll] });
