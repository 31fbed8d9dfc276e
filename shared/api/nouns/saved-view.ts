import { api } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';

const stale = [api.savedView.findAll];

export const useSavedViews = () =>
  useQuery(api.savedView.findAll, undefined, { failure: 'Failed to fetch saved views', quiet: true });

export const useSaveView = () =>
  useCommand(api.savedView.save, { invalidates: stale, failure: 'Failed to create saved view' });

export const useUpdateView = () =>
  useCommand(api.savedView.update, { invalidates: stale, failure: 'Failed to update saved view' });

export const useDeleteView = () =>
  useCommand(api.savedView.delete, { invalidates: stale, failure: 'Failed to delete saved view' });
