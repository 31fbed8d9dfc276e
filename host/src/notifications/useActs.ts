import {
  type ApiError,
  useChooseNotifications,
  useReadNotifications,
  useSnoozeNotification,
  useUnreadNotifications,
} from '@vezne/api';
import { limits, type MutableKind, type Notification } from '@vezne/contract';
import { toast } from '@vezne/ui';

/** What can be done with notifications. What fails leaves them as they were. */
export type Acts = {
  read: (notification: Notification) => void;
  /** The same of one that is followed: the focus goes where that leads. */
  follow: (notification: Notification) => void;
  readAll: () => void;
  unread: (notification: Notification) => void;
  snooze: (notification: Notification, days: 1 | 3) => void;
  /** Shows what was put off at once. */
  wake: (notification: Notification) => void;
  mute: (kind: MutableKind) => void;
};

type Bell = {
  /** How many are unread. */
  unread: number;
  /** The day that days are counted from. */
  today: string;
  reload: () => void;
};

type Parts = {
  /** Tells who does not see it what was done. */
  say: (words: string) => void;
  /** Called before what was pressed goes. */
  keepFocus: () => void;
};

const DAY_MS = 86_400_000;
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const MISSING = 404;

export function useActs({ unread: count, today, reload }: Bell, { say, keepFocus }: Parts): Acts {
  const { run: read } = useReadNotifications();
  const { run: unread } = useUnreadNotifications();
  const { run: snooze } = useSnoozeNotification();
  const { run: choose } = useChooseNotifications();
  const undo = (onClick: () => void) => ({ label: 'Geri Al', duration: limits.toast.undo, onClick });

  /** What no longer stands as it was shown is shown as it is; anything else is told where all failures are. */
  const failed = ({ status }: ApiError) => {
    if (status !== MISSING) return;
    reload();
    say('Bildirimler bu arada değişti.');
  };
  const done = (work: Promise<unknown>, then: () => void) => {
    keepFocus();
    work.then(then, failed);
  };
  const readOne = ({ id }: Notification) => {
    const left = count - 1;
    const told = left === 0 ? 'Okunmamış bildirim kalmadı.' : `Okundu. ${left} okunmamış bildirim kaldı.`;
    read({ ids: [id] }).then(() => say(told), failed);
  };

  return {
    read(notification) {
      if (notification.isRead) return;
      keepFocus();
      readOne(notification);
    },
    follow(notification) {
      if (!notification.isRead) readOne(notification);
    },
    readAll: () => done(read({ all: true }), () => say('Okunmamış bildirim kalmadı.')),
    unread: ({ id }) => done(unread({ ids: [id] }), () => say('Bildirim okunmadı olarak işaretlendi.')),
    snooze({ id, isRead }, days) {
      const back = async () => {
        await snooze({ id, until: null });
        if (isRead) await read({ ids: [id] });
      };
      const told = days === 1 ? 'Bildirim yarına ertelendi.' : `Bildirim ${days} gün ertelendi.`;
      done(snooze({ id, until: daysAfter(today, days) }), () =>
        toast.success(
          told,
          undo(() => void back().catch(failed)),
        ),
      );
    },
    wake: ({ id }) => done(snooze({ id, until: null }), () => say('Bildirim yeniden gösteriliyor.')),
    mute(kind) {
      const show = (inApp: boolean) => choose({ kinds: [{ kind, inApp }] });
      keepFocus();
      show(false).then(
        () =>
          toast.success(
            'Bu türden bildirimler kapatıldı.',
            undo(() => void show(true).catch(() => undefined)),
          ),
        // Told where all failures are.
        () => undefined,
      );
    },
  };
}
