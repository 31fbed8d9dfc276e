import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** After this the palette is not coming, and the keys belong to the page again. */
const LONGEST_WAIT_MS = 5_000;

export type KeysAhead = { text: string; isEntered: boolean };

const none: KeysAhead = { text: '', isEntered: false };

/**
 * Keeps what is typed between asking for the palette and its box having the focus,
 * so that neither a slow line nor a quick hand loses letters. Escape calls it off.
 *
 * @returns takes the keys that were kept and gives the keyboard back; later calls get none
 */
export function useKeysAhead(isAsked: boolean, onCancel: () => void): () => KeysAhead {
  const kept = useRef<KeysAhead>(none);
  const stop = useRef(() => {});
  const cancel = useEffectEvent(onCancel);

  useEffect(() => {
    if (!isAsked) return;
    kept.current = none;
    function keep(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Escape') cancel();
      const next = after(kept.current, event.key);
      if (!next) return;
      kept.current = next;
      event.preventDefault();
      event.stopPropagation();
    }
    const timer = setTimeout(() => stop.current(), LONGEST_WAIT_MS);
    stop.current = () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', keep, { capture: true });
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => stop.current();
  }, [isAsked]);

  return useCallback(() => {
    stop.current();
    const keys = kept.current;
    kept.current = none;
    return keys;
  }, []);
}

/** The kept keys after one more; nothing for a key that is none of ours. */
function after({ text, isEntered }: KeysAhead, key: string): KeysAhead | undefined {
  if (isEntered && key.length === 1) return { text, isEntered };
  if (key.length === 1) return { text: text + key, isEntered };
  if (key === 'Backspace') return { text: text.slice(0, -1), isEntered };
  if (key === 'Enter') return { text, isEntered: text.trim() !== '' };
  return undefined;
}
