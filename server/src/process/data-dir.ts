import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { barrierFor, postgresUser } from '../db/cluster/postgres-user';
import { errorCode, StartFailure } from '../failure';

const SYSTEM_FOLDER = '/var/lib/vezne';

/** The data folder, made if missing and open to us. */
export function prepareDataDir(wanted: string | undefined, embedded: boolean): string {
  const folder = wanted ? resolve(wanted) : defaultFolder(embedded);
  try {
    // The mode is for the folder itself: the ones above it stay as open as the system makes them.
    mkdirSync(dirname(folder), { recursive: true });
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // The embedded database has to reach its own folder below; everything else in it is closed by itself.
    if (embedded && postgresUser()) chmodSync(folder, 0o711);
  } catch (error) {
    throw new StartFailure(
      `The data folder ${folder} cannot be used (${errorCode(error)}). Fix its owner, or set DATA_DIR to another folder.`,
    );
  }
  return folder;
}

/**
 * `.data` in the project. As root the embedded database runs as another user; where that one cannot enter the
 * project (below root's own home, say), a folder of this project below the system's place for such data.
 */
function defaultFolder(embedded: boolean): string {
  const root = projectRoot();
  const local = join(root, '.data');
  const user = embedded ? postgresUser() : undefined;
  if (!user || !barrierFor(user, local)) return local;
  const mark = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return join(SYSTEM_FOLDER, `${basename(root)}-${mark}`);
}

function projectRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === dirname(folder)) return process.cwd();
  }
}
