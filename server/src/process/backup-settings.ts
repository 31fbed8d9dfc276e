import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { errorCode, StartFailure } from '../failure';

type Vars = {
  BACKUP?: string;
  BACKUP_DIR?: string;
  BACKUP_COPY_DIR?: string;
  BACKUP_KEY_FILE?: string;
};

const MIN_KEY = 16;

/** Where backups go, and what they are sealed with. */
export function backupSettings(vars: Vars, { dataDir, embedded }: { dataDir: string; embedded: boolean }) {
  return {
    /** Every hour by itself; of a database elsewhere its owner takes care, unless told otherwise. */
    hourly: vars.BACKUP ? vars.BACKUP === 'on' : embedded,
    folder: vars.BACKUP_DIR ? resolve(vars.BACKUP_DIR) : join(dataDir, 'backups'),
    /** A second folder; it may be away for a while, as an unplugged disk is. */
    copyFolder: vars.BACKUP_COPY_DIR && resolve(vars.BACKUP_COPY_DIR),
    /** Seals backups; undefined: they are readable by who has the file. */
    key: vars.BACKUP_KEY_FILE === undefined ? undefined : readKey(resolve(vars.BACKUP_KEY_FILE)),
  };
}

function readKey(file: string): string {
  let key: string;
  try {
    key = readFileSync(file, 'utf8').trim();
    if (statSync(file).mode & 0o077)
      throw new StartFailure(`BACKUP_KEY_FILE ${file} may be read by others than its owner: chmod 600 it.`);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`BACKUP_KEY_FILE ${file} cannot be read (${errorCode(error)}).`);
  }
  if (key.length < MIN_KEY)
    throw new StartFailure(
      `BACKUP_KEY_FILE ${file} must hold at least ${MIN_KEY} characters (for example from: openssl rand -base64 48).`,
    );
  return key;
}
