import { type RefObject, useEffect } from 'react';

/**
 * What was pressed is gone with the answer before: the keyboard goes on from the place of the new one, and nothing pops
 * up on a phone. Looked at whenever what stands there changes.
 */
export function useFocusOnAnswer(
  place: RefObject<HTMLElement | null>,
  isShown: boolean,
  shown: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is shown takes what was pressed away
  useEffect(() => {
    // Of a tab that is gone too, the dialog has taken the focus meanwhile.
    const isLost = document.activeElement?.contains(place.current);
    if (isShown && isLost) place.current?.focus({ preventScroll: true });
  }, [shown]);
}
