import { takeServerLock } from '../db/cluster/server-lock';
import { finishSwap, isSwapPending } from '../db/cluster/swap';

/** Carries out what a restore had decided when it was cut off, before anything else is done with the data folder. */
export function finishRestore(dataDir: string): void {
  if (!isSwapPending(dataDir)) return;
  const lock = takeServerLock(dataDir);
  try {
    // Another start may have done it in the meantime.
    if (isSwapPending(dataDir)) finishSwap(dataDir);
  } finally {
    lock.release();
  }
}
