import { api, limits } from '@vezne/contract';
import { useCommand } from '../../hooks/command';
import { useQuery } from '../../hooks/query';
import { notices } from '../stale';

const { askEvery } = limits.notification;

/** How many notifications are unread; asked again every minute, and whenever one comes back to the page. */
export const useUnreadCount = () =>
  useQuery(api.notification.count, undefined, { every: askEvery, onFocus: true, quiet: true });

/** The first so many notifications of the signed-in manager, of all or of what is unread. */
export const useNotifications = (unread: boolean, pageSize: number) =>
  useQuery(
    api.notification.list,
    { unread, page: 0, pageSize },
    { every: askEvery, onFocus: true, quiet: true, keepPrevious: true },
  );

// What has changed meanwhile is missing: whoever acts on it shows the list as it is now.
const acts = { invalidates: notices, quiet: 'missing' } as const;

/** Marks as read. Stale: the notifications. */
export const useReadNotifications = () => useCommand(api.notification.read, acts);

/** Marks as not read. */
export const useUnreadNotifications = () => useCommand(api.notification.unread, acts);

/** Puts one off until a day; null shows it at once again. Stale: the notifications. */
export const useSnoozeNotification = () => useCommand(api.notification.snooze, acts);

/** Of which kinds the signed-in manager is told, where and how early, and when mails come. */
export const useNotificationPreferences = () => useQuery(api.notification.preferences, undefined);

/** Chooses of what, where, how early and when by mail one is told. */
export const useChooseNotifications = () =>
  useCommand(api.notification.choose, { invalidates: [...notices, api.notification.preferences] });

/** Stops the mails that a link in one of them is for, without a sign-in. */
export const useUnsubscribe = () => useCommand(api.notification.unsubscribe, { quiet: true });
