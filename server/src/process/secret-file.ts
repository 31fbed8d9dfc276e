import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../failure';

/** Secrets that the product makes for itself; a backup carries them, because records depend on them. */
const keptSecrets = ['jwt-secret'] as const;

/** A random secret that is made once and kept in the data folder, readable by its owner alone. */
export function loadOrCreateSecret(dataDir: string, name: (typeof keptSecrets)[number]): string {
  const file = join(dataDir, name);
  const draft = `${file}.${process.pid}.draft`;
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    // Unlike a rename, a link never replaces the secret that another start has just made.
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

/** The secrets that are kept in the data folder, by the names of their files. */
export const readKeptSecrets = (dataDir: string): Record<string, string> =>
  Object.fromEntries(
    keptSecrets
      .filter((name) => existsSync(join(dataDir, name)))
      .map((name) => [name, readFileSync(join(dataDir, name), 'utf8')]),
  );

/** Tells two secrets apart without giving them away: they are random and long. */
export const markOf = (secret: string): string =>
  createHash('sha256').update(`vezne ${secret}`).digest('hex').slice(0, 16);
