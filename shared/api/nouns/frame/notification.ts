import { api, type EndpointOutput, limits, NotificationKind } from '@vezne/contract';
import { useMemo } from 'react';
import { useCommand } from '../../hooks/command';
import { useQuery } from '../../hooks/query';

type Told = EndpointOutput<typeof api.notification.findAll>;

/** What the signed-in manager should know of, of all kinds, the most pressing first; asked again every five minutes. */
export function useNotifications() {
  const query = useQuery(api.notification.findAll, undefined, {
    every: limits.client.cacheAge,
    quiet: true,
  });
  const { data } = query;
  return { ...query, data: useMemo(() => data && together(data), [data]) };
}

const place = ({ kind }: Told['notifications'][number]) => NotificationKind.options.indexOf(kind);

function together({ notifications, unread, later = [] }: Told): Omit<Told, 'later'> {
  return {
    notifications: [...notifications, ...later].toSorted((a, b) => place(a) - place(b)),
    unread: unread + later.filter(({ isRead }) => !isRead).length,
  };
}

export const useReadNotifications = () =>
  useCommand(api.notification.read, { invalidates: [api.notification.findAll] });
