import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../failure';

/** A random secret that is made once and kept in the data folder, readable by its owner alone. */
export function loadOrCreateSecret(dataDir: string, name: string): string {
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
