import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CLUSTER } from './files';

/** The cluster that a restore makes, in the data folder; an ordinary start sweeps one that was never finished. */
export const RESTORED = `${CLUSTER}.draft-restore`;

const JOURNAL = 'restore.json';

const Journal = z.object({
  /** What the names of the old folder and files end in. */
  suffix: z.string(),
  /** Secrets that belong to the restored data, by the names of their files. */
  secrets: z.record(z.string(), z.string()),
});

/**
 * Puts the restored cluster in the place of the one there is, which is kept; answers where. The journal decides: until
 * it is written the old data stays, from then on every start first carries it out. The caller holds the server lock.
 */
export function swapIn(dataDir: string, now: Date, secrets: Record<string, string>): string | undefined {
  const suffix = `before-restore-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  writeDurably(join(dataDir, JOURNAL), JSON.stringify({ suffix, secrets }));
  syncFolder(dataDir);
  finishSwap(dataDir);
  const aside = join(dataDir, `${CLUSTER}.${suffix}`);
  return existsSync(aside) ? aside : undefined;
}

/** Has a restore decided to swap and not come to its end? */
export const isSwapPending = (dataDir: string): boolean => existsSync(join(dataDir, JOURNAL));

/** Carries the journal out; each step may have been done already. The caller holds the server lock. */
export function finishSwap(dataDir: string): void {
  const at = (name: string) => join(dataDir, name);
  const { suffix, secrets } = Journal.parse(JSON.parse(readFileSync(at(JOURNAL), 'utf8')));
  if (existsSync(at(RESTORED))) {
    const aside = at(`${CLUSTER}.${suffix}`);
    if (existsSync(at(CLUSTER)) && !existsSync(aside)) renameSync(at(CLUSTER), aside);
    renameSync(at(RESTORED), at(CLUSTER));
    syncFolder(dataDir);
  }
  for (const [name, secret] of Object.entries(secrets))
    replaceSecret(at(name), `${at(name)}.${suffix}`, secret);
  syncFolder(dataDir);
  rmSync(at(JOURNAL));
}

function replaceSecret(file: string, aside: string, secret: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (before === secret) return;
  if (before !== undefined && !existsSync(aside)) writeDurably(aside, before);
  writeDurably(file, secret);
}

function writeDurably(file: string, text: string): void {
  const draft = `${file}.draft`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  renameSync(draft, file);
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
