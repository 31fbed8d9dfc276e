import { type RefObject, useEffect } from 'react';

/**
 * What was pressed is gone with the answer before: the keyboard goes on from the place of the new one, and nothing pops
 * up on a phone. Looked at whenever what stands there changes.
 */
export function useFocusKept(place: RefObject<HTMLElement | null>, isShown: boolean, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is shown takes what was pressed away
  useEffect(() => {
    if (isShown && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [shown]);
}
