import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A page that is still on its way takes the one before with it a little later. */
const A_MOMENT = 1_000;

/** A link goes with the page that it stood on: the keyboard goes on from the content of the new one. */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const focused = useRef<EventTarget | null>(null);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page takes what was pressed away
  useEffect(() => {
    // What has the focus later goes for reasons of its own.
    const pressed = focused.current;
    const looking = setInterval(() => {
      const isGone = pressed instanceof Node && !pressed.isConnected;
      if (isGone && document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true });
    }, 50);
    const end = setTimeout(() => clearInterval(looking), A_MOMENT);
    return () => {
      clearInterval(looking);
      clearTimeout(end);
    };
  }, [pathname]);
}
