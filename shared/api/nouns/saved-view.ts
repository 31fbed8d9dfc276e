import { api } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';

const stale = [api.savedView.findAll];

export const useSavedViews = () => useQuery(api.savedView.findAll, undefined, { quiet: true });

export const useSaveView = () => useCommand(api.savedView.save, { invalidates: stale });

export const useUpdateView = () => useCommand(api.savedView.update, { invalidates: stale });

export const useDeleteView = () => useCommand(api.savedView.delete, { invalidates: stale });
