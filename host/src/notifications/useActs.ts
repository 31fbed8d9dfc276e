import {
  usePreferNotification,
  useReadNotifications,
  useSnoozeNotifications,
  useUnreadNotifications,
} from '@vezne/api';
import { limits, type MutableKind, type Notification } from '@vezne/contract';
import { toast } from '@vezne/ui';

/** What can be done with notifications. A failure is told where all failures are, and leaves them as they were. */
export type Acts = {
  read: (notifications: Notification[]) => void;
  /** The same of one that is followed: the focus goes where that leads. */
  follow: (notification: Notification) => void;
  unread: (notification: Notification) => void;
  snooze: (notification: Notification, days: 1 | 3) => void;
  /** Shows what was put off at once. */
  wake: (notification: Notification) => void;
  mute: (kind: MutableKind) => void;
};

const failed = () => undefined;

/** `say` tells who does not see it what was done, `keepFocus` is called before what was pressed goes. */
export function useActs(all: Notification[], say: (words: string) => void, keepFocus: () => void): Acts {
  const { run: read } = useReadNotifications();
  const { run: unread } = useUnreadNotifications();
  const { run: snooze } = useSnoozeNotifications();
  const { run: prefer } = usePreferNotification();
  const undo = (onClick: () => void) => ({ label: 'Geri Al', duration: limits.toast.undo, onClick });

  const readAll = (notifications: Notification[]) => {
    const keys = notifications.filter(({ isRead }) => !isRead).map(({ key }) => key);
    if (keys.length === 0) return;
    const left = all.filter(({ isRead, key }) => !isRead && !keys.includes(key)).length;
    const told = left === 0 ? 'Okunmamış bildirim kalmadı.' : `Okundu. ${left} okunmamış bildirim kaldı.`;
    read({ keys }).then(() => say(told), failed);
  };

  return {
    read(notifications) {
      keepFocus();
      readAll(notifications);
    },
    follow: (notification) => readAll([notification]),
    unread({ key }) {
      keepFocus();
      unread({ keys: [key] }).then(() => say('Bildirim okunmadı olarak işaretlendi.'), failed);
    },
    snooze({ key, isRead }, days) {
      keepFocus();
      const back = async () => {
        await snooze({ keys: [key], days: 0 });
        if (isRead) await read({ keys: [key] });
      };
      const told = days === 1 ? 'Bildirim yarına ertelendi.' : `Bildirim ${days} gün ertelendi.`;
      snooze({ keys: [key], days }).then(
        () =>
          toast.success(
            told,
            undo(() => void back().catch(failed)),
          ),
        failed,
      );
    },
    wake({ key }) {
      keepFocus();
      snooze({ keys: [key], days: 0 }).then(() => say('Bildirim yeniden gösteriliyor.'), failed);
    },
    mute(kind) {
      keepFocus();
      prefer({ kind, isShown: false }).then(
        () =>
          toast.success(
            'Bu türden bildirimler kapatıldı.',
            undo(() => void prefer({ kind, isShown: true }).catch(failed)),
          ),
        failed,
      );
    },
  };
}
