import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartFailure } from './failure';

export type PostgresUser = { name: string; uid: number; gid: number };

/**
 * Whom Postgres runs as when we are root, which it refuses to be; undefined when we are not root.
 * The number alone is not enough: initdb looks the user up in passwd.
 */
export function postgresUser(): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new StartFailure(
    'Running as root, and the system has neither a "postgres" nor a "nobody" user to run the embedded database as. Start as another user, or set DATABASE_URL.',
  );
}

/** The first folder on the way to `path` that `user` may not walk through; undefined when all are open. */
export function barrierFor(user: PostgresUser, path: string): string | undefined {
  const existing = nearestExisting(path);
  for (let folder = existing; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

function nearestExisting(path: string): string {
  for (let folder = path; ; folder = dirname(folder)) {
    try {
      return realpathSync(folder);
    } catch {
      if (folder === dirname(folder)) return folder;
    }
  }
}
