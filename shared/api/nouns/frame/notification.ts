import { api, limits } from '@vezne/contract';
import { useCommand } from '../../hooks/command';
import { useQuery } from '../../hooks/query';

/** What the signed-in manager should know of; asked again every five minutes. */
export const useNotifications = () =>
  useQuery(api.notification.findAll, undefined, { every: limits.client.cacheAge, quiet: true });

export const useReadNotifications = () =>
  useCommand(api.notification.read, { invalidates: [api.notification.findAll] });
