import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, lchown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, StartFailure } from '../../failure';
import type { Log } from '../../log';
import { asUser, idsOf, ownerOf, type PostgresUser } from './postgres-user';
import type { Runtime } from './runtime';

/** The folder of the cluster in the data folder. */
export const CLUSTER = 'postgres';

// Orders by code points, knows the letters of every script, and never changes under an index, as a system's locale or
// ICU may with their versions. What people read is ordered by a Turkish collation that each query names.
const LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Environment of initdb and postgres: an inherited HOME or locale has broken both before. */
export const postgresEnv = (home: string) => ({
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
  HOME: home,
});

/** Makes sure that `folder` holds a whole cluster of the runtime's major version. */
export async function ensureCluster(
  folder: string,
  runtime: Runtime,
  user: PostgresUser | undefined,
  log: Log,
): Promise<void> {
  await removeDrafts(folder);
  if (existsSync(folder) && !(await isWhole(folder, log))) await setAside(folder, log);
  if (existsSync(folder)) {
    await assertVersion(folder, runtime);
    return giveTo(ownerOf(user), folder);
  }

  log.info('making the database, once');
  const draft = await mkdtemp(`${folder}.draft-`);
  await giveTo(ownerOf(user), draft);
  await chmod(draft, 0o700);
  await initdb(draft, runtime, user);
  // Only a finished cluster ever gets the real name: a start cut off half-way leaves a draft.
  await rename(draft, folder);
}

async function removeDrafts(folder: string): Promise<void> {
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent))
    if (join(parent, name).startsWith(`${folder}.draft-`))
      await rm(join(parent, name), { recursive: true, force: true });
}

async function isWhole(folder: string, log: Log): Promise<boolean> {
  const has = (path: string) => existsSync(join(folder, path));
  await readdir(folder).catch((error: unknown) => {
    throw errorCode(error) === 'EACCES'
      ? new StartFailure(
          `The data folder ${folder} cannot be read by this user. Fix its owner or set DATA_DIR.`,
        )
      : error;
  });
  if (has('PG_VERSION') && has('global/pg_control')) return true;
  const wal = has('pg_wal') ? await readdir(join(folder, 'pg_wal')) : [];
  if (wal.some((name) => /^[0-9A-F]{24}$/.test(name)))
    throw new StartFailure(
      `The database in ${folder} is damaged: it has records but lacks PG_VERSION or global/pg_control. Restore a backup, or set DATA_DIR to an empty folder.`,
    );
  log.warn({ folder }, 'found a half-made database without any record');
  return false;
}

async function setAside(folder: string, log: Log): Promise<void> {
  const aside = `${folder}.half-made-${Date.now()}`;
  await rename(folder, aside);
  log.warn({ aside }, 'set the half-made database aside, making a new one');
}

async function assertVersion(folder: string, runtime: Runtime): Promise<void> {
  const major = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (major !== runtime.major)
    throw new StartFailure(
      `The database in ${folder} was made by Postgres ${major}, this version brings Postgres ${runtime.major}. Start the old version and run npm run backup -- FILE there (node scripts/cli.mjs backup FILE), then npm run restore -- FILE here. Or set DATA_DIR to an empty folder.`,
    );
}

/** An earlier start may have run it as another user: Postgres accepts only its own files. */
async function giveTo(owner: ReturnType<typeof ownerOf>, folder: string): Promise<void> {
  if (!owner || (await stat(folder)).uid === owner.uid) return;
  for (const path of ['', ...(await readdir(folder, { recursive: true }))])
    await lchown(join(folder, path), owner.uid, owner.gid);
}

function initdb(folder: string, runtime: Runtime, user: PostgresUser | undefined): Promise<void> {
  const flags = ['-E', 'UTF8', ...LOCALE, '-U', 'app', '-A', 'trust', '--data-checksums'];
  const [command, ...args] = asUser(user, join(runtime.folder, 'bin', 'initdb'), '-D', folder, ...flags);
  const child = spawn(command, args, {
    cwd: '/',
    env: postgresEnv(folder),
    stdio: ['ignore', 'ignore', 'pipe'],
    ...idsOf(user),
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new StartFailure(`The database could not be made in ${folder}: ${complaint.trim()}`)),
    );
  });
}
