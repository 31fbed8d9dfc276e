import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4_000_000_000;

/**
 * Where the database of the tests lives: in memory where the system has room for it and runs programs there, so that no
 * test waits for a disk. Postgres works as ever; what becomes of it when a machine dies, other tests ask on the disk.
 */
export const fastFolder = (): string => (hasRoom() && runsPrograms() ? MEMORY : tmpdir());

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}

function runsPrograms(): boolean {
  if (!existsSync('/proc/mounts')) return false;
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.findLast((line) => line.split(' ')[1] === MEMORY)?.split(' ')[3] ?? 'noexec';
  return !options.split(',').includes('noexec');
}
