import { useNotifications } from '@vezne/api';
import { recall, remember } from '@vezne/ui';
import { useEffect } from 'react';

const KEY = 'unreadNotifications';

// What a company begins with, as the specification has it.
const AT_FIRST = 3;

/** How many notifications are unread; until the server has answered, as many as at the last visit. */
export function useUnread(): number {
  const unread = useNotifications().data?.unread;
  useEffect(() => {
    if (unread !== undefined) remember(KEY, String(unread));
  }, [unread]);
  return unread ?? Number(recall(KEY) ?? AT_FIRST);
}
