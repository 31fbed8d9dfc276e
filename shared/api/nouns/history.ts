import { api, type EndpointInput } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { ledgerFigures, projectFigures, repeating } from './stale';

/** Who changed what; of one record all of it. Commands make it stale by themselves. */
export const useHistory = (input: EndpointInput<typeof api.history.findAll> | null) =>
  useQuery(api.history.findAll, input, { keepPrevious: true });

/** Tells the history of a file that was written; nobody waits for it, and nobody is told when it fails. */
export const useNoteExport = () => useCommand(api.history.noteExport, { quiet: true });

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

export const useRestore = ({ quiet }: { quiet?: boolean } = {}) =>
  useCommand(api.trash.restore, { quiet, invalidates: restored });

export const useRestoreSeveral = ({ quiet }: { quiet?: boolean } = {}) =>
  useCommand(api.trash.restoreSeveral, { quiet, invalidates: restored });

export const useDeleteForGood = () => useCommand(api.trash.delete);
