import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Which of a chart's parts is told about: the one under the pointer, or the one that arrow keys have reached. */
export function usePicked(count: number, from: number) {
  const [picked, setPicked] = useState<number | null>(null);
  const last = count - 1;
  const pick = (index: number) => setPicked(Math.min(last, Math.max(0, index)));
  const clear = () => setPicked(null);
  return {
    picked: picked !== null && picked <= last ? picked : null,
    pick,
    clear,
    /** For the chart's box: by its role a slider, whose arrow keys reach it under a screen reader too; it says 'grafik'. */
    keys: {
      tabIndex: 0,
      onKeyDown: (event: KeyboardEvent) => {
        const at = picked ?? from;
        const to = {
          ArrowLeft: at - 1,
          ArrowDown: at - 1,
          ArrowRight: at + 1,
          ArrowUp: at + 1,
          Home: 0,
          End: last,
        }[event.key];
        if (event.key === 'Escape') clear();
        if (to === undefined) return;
        event.preventDefault();
        pick(to);
      },
      onFocus: (event: FocusEvent<HTMLElement>) =>
        event.currentTarget.matches(':focus-visible') && pick(picked ?? from),
      onBlur: clear,
      // A finger that is lifted leaves what it asked for.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && clear(),
    },
  };
}
