import { useLastSeen, useUnreadCount } from '@vezne/api';

// What a company begins with, as the specification has it.
const AT_FIRST = 3;

/** How many notifications are unread; until the server has answered, as many as at the last visit. */
export function useUnread(): number {
  const unread = useUnreadCount().data?.unread;
  return Number(useLastSeen('unreadNotifications', unread?.toString()) ?? AT_FIRST);
}
