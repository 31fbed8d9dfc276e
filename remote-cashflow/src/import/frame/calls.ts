import { useCommand, useQuery } from '@vezne/api';
import { api, limits } from '@vezne/contract';

const { statement } = api;

/** What an import that is added or taken back appears in. */
const written = [
  ...[statement.findAll, statement.findById],
  ...[api.cashFlow, api.cashAccount, api.transfer, api.category, api.contact, api.settlement].flatMap(
    (noun) => Object.values(noun),
  ),
  ...[api.dashboard, api.monthlyReport].flatMap((noun) => Object.values(noun)),
  ...[api.assistant.insights, api.notification.list, api.notification.count],
];

/** Failures are sentences beside the file. */
export const useReadStatement = (onSent: (share: number) => void) =>
  useCommand(statement.read, { invalidates: [statement.findAll], quiet: true, onSent });

export const useStatement = (id: string | null) =>
  useQuery(statement.findById, id === null ? null : { id }, { keepPrevious: true, quiet: 'missing' });

export const useStatements = (page: number) =>
  useQuery(statement.findAll, { page, pageSize: limits.statement.batches }, { keepPrevious: true });

export const useMapStatement = () =>
  useCommand(statement.map, { invalidates: [statement.findById, statement.rows, statement.findAll] });

/** Rows that stand in another account are other duplicates there, and lead to its balance. */
export const useMoveStatement = () =>
  useCommand(statement.move, { invalidates: [statement.findById, statement.rows, statement.findAll] });

export const useDecide = () => useCommand(statement.decide, { invalidates: [statement.findById] });

/** Asked while a commit runs; a server that does not know it, or cannot tell, is no failure. */
export const useCommitProgress = (id: string) =>
  useQuery(statement.progress, { id }, { every: 500, quiet: true }).data;

export const useCommitStatement = () => useCommand(statement.commit, { invalidates: written });

/** A refusal because of later changes is a question, and no failure to tell. */
export const useUndoStatement = () => useCommand(statement.undo, { invalidates: written, quiet: true });

export const useDiscardStatement = () => useCommand(statement.discard, { invalidates: [statement.findAll] });

/** By its IBAN the next file finds the account. */
export const useKeepIban = () =>
  useCommand(api.cashAccount.update, { invalidates: Object.values(api.cashAccount) });

/** The opening balance of an account is in its balance, and in what a draft of it is checked against. */
export const useTakeOpening = () => useCommand(api.cashAccount.update, { invalidates: written });
