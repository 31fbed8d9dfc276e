import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartFailure } from '../../failure';

/** Whom Postgres runs as when we are root, which it refuses to be. */
export type PostgresUser = {
  name: string;
  uid: number;
  gid: number;
  /** It is root after all, who only looks like that user to itself: a user namespace. Its files are root's. */
  mapped: boolean;
};

/**
 * The user for the embedded database in `folder`; undefined when we are not root. Where no other user may
 * enter the folder, a user namespace helps if the system has them.
 */
export function userFor(folder: string): PostgresUser | undefined {
  const user = postgresUser();
  const barrier = user && barrierFor(user, folder);
  if (!barrier) return user;
  const mapped = { ...user, mapped: true };
  const [command, ...args] = asUser(mapped, 'true');
  if (spawnSync(command, args).status === 0) return mapped;
  throw new StartFailure(
    `Running as root, the embedded database runs as the user "${user.name}", who cannot enter ${barrier}. Set DATA_DIR to a folder below one that is open to all, such as /var/lib/vezne.`,
  );
}

/** The command line that runs `command` as that user, together with `idsOf(user)`. */
export function asUser(
  user: PostgresUser | undefined,
  ...command: [string, ...string[]]
): [string, ...string[]] {
  if (!user?.mapped) return command;
  return ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, ...command];
}

export const idsOf = (user: PostgresUser | undefined) =>
  user && !user.mapped ? { uid: user.uid, gid: user.gid } : {};

/** Who owns the files of the database; undefined when we are not root. */
export const ownerOf = (user: PostgresUser | undefined) =>
  user && (user.mapped ? { uid: 0, gid: 0 } : { uid: user.uid, gid: user.gid });

/** The number alone is not enough: initdb looks the user up in passwd. */
export function postgresUser(): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { name, uid: Number(uid), gid: Number(gid), mapped: false };
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
