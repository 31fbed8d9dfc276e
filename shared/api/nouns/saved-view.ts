import { api } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';

const stale = [api.savedView.findAll];

/** The manager's own views of the ledger, by name; a failure is shown by the screen alone. */
export const useSavedViews = () => useQuery(api.savedView.findAll, undefined, { quiet: true });

/** Keeps a view of the ledger under a name. Stale: the list of them. */
export const useSaveView = () => useCommand(api.savedView.save, { invalidates: stale });

/** Changes a view that was kept. Stale: the list of them. */
export const useUpdateView = () => useCommand(api.savedView.update, { invalidates: stale });

/** Deletes a view that was kept. Stale: the list of them. */
export const useDeleteView = () => useCommand(api.savedView.delete, { invalidates: stale });
