import { useChooseNotifications } from '@vezne/api';
import type { KindPreference, NotificationPreferences } from '@vezne/contract';
import { useRef, useState } from 'react';

type Change = Parameters<ReturnType<typeof useChooseNotifications>['run']>[0];
type KindChange = NonNullable<Change['kinds']>[number];
type Times = Partial<Omit<NotificationPreferences, 'kinds'>>;
type Wishes = { kinds: Record<string, Partial<KindPreference>>; times: Times };

const none: Wishes = { kinds: {}, times: {} };

/**
 * What is chosen shows at once and is stored in the order in which it was chosen; what cannot be stored is as before.
 * Once all of it is stored, what is read anew counts: the bell and other tabs choose too.
 */
export function useChoices(stored: NotificationPreferences) {
  const { kinds, ...times } = stored;
  const { run } = useChooseNotifications();
  const [wishes, wish] = useState(none);
  const [underWay, setUnderWay] = useState(0);
  const [read, setRead] = useState(stored);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  if (read !== stored) {
    setRead(stored);
    if (underWay === 0) wish(none);
  }

  const store = (change: Change) => {
    setUnderWay((count) => count + 1);
    last.current = last.current
      .then(() => run(change))
      // Told where all failures are.
      .catch(() => wish(none))
      .finally(() => setUnderWay((count) => count - 1));
  };

  return {
    times: { ...times, ...wishes.times },
    /** How one is told of a kind; undefined of one that the server does not know. */
    of(kind: string): KindPreference | undefined {
      const stored = kinds.find((each) => each.kind === kind);
      return stored && { ...stored, ...wishes.kinds[kind] };
    },
    choose(change: KindChange) {
      const { kind } = change;
      wish((others) => ({
        ...others,
        kinds: { ...others.kinds, [kind]: { ...others.kinds[kind], ...change } },
      }));
      store({ kinds: [change] });
    },
    schedule(change: Times) {
      wish((others) => ({ ...others, times: { ...others.times, ...change } }));
      store(change);
    },
  };
}
