import { usePreferNotification } from '@vezne/api';
import type { MutableKind, NotificationPreferences } from '@vezne/contract';
import { useRef, useState } from 'react';

type Wishes = { shown: Partial<Record<MutableKind, boolean>>; leadDays?: number };

/** What is chosen shows at once and is stored in the order in which it was chosen; what cannot be stored is as before. */
export function useChoices({ muted, leadDays }: NotificationPreferences) {
  const { run } = usePreferNotification();
  const [wishes, wish] = useState<Wishes>({ shown: {} });
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const store = (choice: Parameters<typeof run>[0]) => {
    last.current = last.current
      .then(() => run(choice))
      // Told where all failures are.
      .catch(() => wish({ shown: {} }));
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
