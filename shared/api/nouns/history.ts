import { api, type EndpointInput } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { ledgerFigures, projectFigures, repeating } from './stale';

/** Who changed what; of one record all of it. Commands make it stale by themselves. */
export const useHistory = (input: EndpointInput<typeof api.history.findAll> | null) =>
  useQuery(api.history.findAll, input, { keepPrevious: true });

/** Tells the history of a file that was written; nobody waits for it, and nobody is told when it fails. */
export const useNoteExport = () => useCommand(api.history.noteExport, { quiet: true });

/** Records that were deleted within the last 30 days, the newest first; null asks nothing. */
export const useTrash = (input: EndpointInput<typeof api.trash.findAll> | null) =>
  useQuery(api.trash.findAll, input, { keepPrevious: true });

/** A record of any kind may come back, and with a project its rows. */
const lists = [api.cashFlow, api.category, api.product, api.projectIncome, api.projectExpense].flatMap(
  (noun) => [noun.findAll, noun.findById],
);

const restored = [
  ...lists,
  ...repeating,
  ...[api.cashFlow.summary, api.projectIncome.ofProject, api.projectExpense.ofProject],
  ...ledgerFigures,
  ...projectFigures,
  ...[api.contact.findAll, api.contact.findById, api.settlement.findAll, api.settlement.findById],
  api.cashAccount.findAll,
  api.transfer.findById,
];

/** Puts a deleted record back, with what went with it, under its old id. */
export const useRestore = ({ quiet }: { quiet?: boolean } = {}) =>
  useCommand(api.trash.restore, { quiet, invalidates: restored });

/** Puts up to 200 deleted records back, all or none. */
export const useRestoreSeveral = ({ quiet }: { quiet?: boolean } = {}) =>
  useCommand(api.trash.restoreSeveral, { quiet, invalidates: restored });

/** Deletes a record from the trash, for good. */
export const useDeleteForGood = () => useCommand(api.trash.delete);
