import { useRef } from 'react';

/** Which amount stands there after an earlier entry was taken: its own, unless the reader has written one already. */
export function useBroughtAmount() {
  const brought = useRef<number>(undefined);
  return (written: number | undefined, amount: number): number => {
    if (written && written !== brought.current) return written;
    brought.current = amount;
    return amount;
  };
}
