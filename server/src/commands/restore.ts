import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Manifest } from '../backup/format';
import { restoreEmbedded, restoreInto } from '../backup/restore';
import { StartFailure } from '../failure';
import type { Env } from '../process/env';
import { markOf, readKeptSecrets } from '../process/secret-file';
import type { LoneCommand } from './command';
import { usageOf } from './usage';

const SECRET = 'jwt-secret';
const count = new Intl.NumberFormat('en-GB');
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

/**
 * Restores a backup: in the place of the embedded database, which is kept beside it, or into the empty database that
 * MIGRATION_DATABASE_URL or DATABASE_URL names. Until all of it has been compared with the backup, nothing is in place.
 */
const restore: LoneCommand = async ({ args, env, log }) => {
  const file = fileFrom(args);
  const task = { file, key: env.backup.key, log, report: (sentence: string) => say(`… ${sentence}`) };
  if (env.databases) {
    const { owner = env.databases.app } = env.databases;
    const manifest = await restoreInto({ connectionString: owner }, task);
    tell(file, manifest);
    reportSecret(manifest, env.jwtSecrets, env);
    return;
  }
  const isOwn = readKeptSecrets(env.dataDir)[SECRET] === env.jwtSecrets[0];
  const { manifest, aside } = await restoreEmbedded(env.dataDir, task);
  tell(file, manifest);
  if (aside) say(`The database before it is kept in ${aside}; delete it when you need it no more.`);
  const restored = manifest.secrets[SECRET];
  reportSecret(manifest, isOwn && restored !== undefined ? [restored] : env.jwtSecrets, env);
};
export default restore;

function fileFrom(args: string[]): string {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [named, ...more] = positionals;
  if (!named || more.length > 0) throw new StartFailure(`Usage: ${usageOf('restore')}`);
  return resolve(process.env.INIT_CWD ?? '', named);
}

function tell(file: string, { createdAt, tables, ledgers }: Manifest): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const companies = new Set(ledgers.map(({ companyId }) => companyId)).size;
  say(
    `Restored ${file} of ${createdAt}: ${tables.length} tables, ${count.format(rows)} rows, the ledgers of ${count.format(companies)} companies; all of it is as it was.`,
  );
}

/** Sessions go on, and what is sealed stays readable, under the secret of the backup only. */
function reportSecret(
  { secrets, secretMarks: [mark] }: Manifest,
  inUse: readonly string[],
  { dataDir }: Env,
): void {
  if (mark === undefined || inUse.some((secret) => markOf(secret) === mark)) return;
  const lost = 'Until then everybody has to sign in again, and what was sealed under it cannot be read.';
  const own = secrets[SECRET];
  if (own !== undefined && markOf(own) === mark) {
    const file = join(dataDir, `${SECRET}.restored`);
    writeFileSync(file, own, { mode: 0o600 });
    say(
      `The secret that belongs to this data is in ${file}: set JWT_SECRET to it, and delete the file. ${lost}`,
    );
  } else
    say(`The backup was made under another JWT_SECRET than the one that is set here: set that one. ${lost}`);
}
