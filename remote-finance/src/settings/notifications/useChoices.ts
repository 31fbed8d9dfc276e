import { usePreferNotification } from '@vezne/api';
import type { MutableKind, NotificationPreferences } from '@vezne/contract';
import { useRef, useState } from 'react';

type Wishes = { shown: Partial<Record<MutableKind, boolean>>; leadDays?: number };

const none: Wishes = { shown: {} };

/**
 * What is chosen shows at once and is stored in the order in which it was chosen; what cannot be stored is as before.
 * Once all of it is stored, what is read anew counts: the bell and other tabs choose too.
 */
export function useChoices(stored: NotificationPreferences) {
  const { muted, leadDays } = stored;
  const { run } = usePreferNotification();
  const [wishes, wish] = useState(none);
  const [underWay, setUnderWay] = useState(0);
  const [read, setRead] = useState(stored);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  if (read !== stored) {
    setRead(stored);
    if (underWay === 0) wish(none);
  }

  const store = (choice: Parameters<typeof run>[0]) => {
    setUnderWay((count) => count + 1);
    last.current = last.current
      .then(() => run(choice))
      // Told where all failures are.
      .catch(() => wish(none))
      .finally(() => setUnderWay((count) => count - 1));
  };

  return {
    isShown: (kind: MutableKind) => wishes.shown[kind] ?? !muted.includes(kind),
    leadDays: wishes.leadDays ?? leadDays,
    show(kind: MutableKind, isShown: boolean) {
      wish((others) => ({ ...others, shown: { ...others.shown, [kind]: isShown } }));
      store({ kind, isShown });
    },
    lead(days: number) {
      wish((others) => ({ ...others, leadDays: days }));
      store({ kind: 'PROJE_BITIYOR', leadDays: days });
    },
  };
}
