import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useState } from 'react';

type Told = ReadonlyMap<string, string>;
type Group = { told: Told; change: (by: (told: Told) => Told) => void };

const Together = createContext<Group | null>(null);

/**
 * Parts of a screen that mostly fail together, for one missing connection: the first `LoadError` in it says what went
 * wrong, and those with the same sentence only that their part is missing. One press tries all of it again.
 */
export function FailuresTogether({ children }: { children: ReactNode }) {
  const [told, change] = useState<Told>(new Map());
  return <Together value={{ told, change }}>{children}</Together>;
}

/** Does another box around here say the same already? */
export function useIsToldBefore(message: string): boolean {
  const id = useId();
  const group = useContext(Together);
  const change = group?.change;
  useLayoutEffect(() => {
    change?.((told) => new Map(told).set(id, message));
    return () => change?.((told) => new Map([...told].filter(([other]) => other !== id)));
  }, [change, id, message]);
  const first = [...(group?.told ?? [])].find(([, sentence]) => sentence === message);
  return first !== undefined && first[0] !== id;
}
