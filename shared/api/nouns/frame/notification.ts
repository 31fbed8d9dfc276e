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

function together({ notifications, unread, later = [], snoozed = [] }: Told) {
  return {
    notifications: [...notifications, ...later].toSorted((a, b) => place(a) - place(b)),
    unread: unread + later.filter(({ isRead }) => !isRead).length,
    snoozed,
  };
}

/** Marks as read. Stale: the notifications. */
export const useReadNotifications = () =>
  useCommand(api.notification.read, { invalidates: [api.notification.findAll] });

/** Marks as not read. */
export const useUnreadNotifications = () =>
  useCommand(api.notification.unread, { invalidates: [api.notification.findAll] });

/** Puts off by some days; 0 shows at once again. Stale: the notifications. */
export const useSnoozeNotifications = () =>
  useCommand(api.notification.snooze, { invalidates: [api.notification.findAll] });

/** Of which kinds the signed-in manager is told, and how early. */
export const useNotificationPreferences = () => useQuery(api.notification.preferences, undefined);

/** Chooses of one kind whether, and how early, it is told. */
export const usePreferNotification = () =>
  useCommand(api.notification.prefer, {
    invalidates: [api.notification.findAll, api.notification.preferences],
  });
