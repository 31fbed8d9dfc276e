import { statfs } from 'node:fs/promises';
import type { Installation } from '@vezne/contract';
import type { Log } from '../log';
import { within } from '../wait';

/** Bytes that are free where the database writes; null where that cannot be seen from here. */
export type FreeSpace = () => Promise<number | null>;

/** The room left on the disk of a folder, as its ordinary users have it. */
export const freeSpaceAt =
  (folder: string): FreeSpace =>
  async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };

export type DiskGauge = {
  /** What is known of the disk, at most five seconds old. */
  read(): Promise<Installation['disk']>;
};

const FRESH_MS = 5_000;
// A disk that does not even say how full it is must not hold up an answer.
const PATIENCE_MS = 200;
// What has become low stays so until a tenth more is free: a gauge at the border does not flicker.
const ENOUGH = 1.1;

type Parts = { freeSpace: FreeSpace; lowBytes: number; log: Log };

/** Measures the disk when it is asked to, and logs once when it becomes low and once when there is room again. */
export function createDiskGauge({ freeSpace, lowBytes, log }: Parts): DiskGauge {
  let known: Installation['disk'] = null;
  let knownAt = Number.NEGATIVE_INFINITY;
  let measuring: Promise<Installation['disk']> | undefined;

  async function measure(): Promise<Installation['disk']> {
    try {
      const freeBytes = await freeSpace();
      known = freeBytes === null ? null : { freeBytes, isLow: judge(freeBytes) };
    } catch (error) {
      log.warn({ err: error }, 'the disk could not be measured');
    }
    knownAt = performance.now();
    measuring = undefined;
    return known;
  }

  function judge(freeBytes: number): boolean {
    const wasLow = known?.isLow ?? false;
    const isLow = freeBytes < (wasLow ? lowBytes * ENOUGH : lowBytes);
    if (isLow && !wasLow) log.warn({ event: 'disk.low', freeBytes }, 'the disk is nearly full');
    if (!isLow && wasLow) log.warn({ event: 'disk.enough', freeBytes }, 'the disk has room again');
    return isLow;
  }

  return {
    async read() {
      if (performance.now() - knownAt < FRESH_MS) return known;
      measuring ??= measure();
      return (await within(PATIENCE_MS, measuring)) ?? known;
    },
  };
}
