import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openFolder } from '../backup/schedule/folder';
import { nameOf } from '../backup/schedule/rotation';
import { writeBackup } from '../backup/write';
import { errorCode, StartFailure } from '../failure';
import type { Env } from '../process/env';
import { markOf, readKeptSecrets } from '../process/secret-file';
import { reachDatabase } from '../process/start-database';
import type { LoneCommand } from './command';
import { usageOf } from './usage';

const count = new Intl.NumberFormat('en-GB');

/** Writes one snapshot of the database into a file, whether the server runs or not, and reads it back. */
const backup: LoneCommand = async ({ args, env, log, shutdown }) => {
  const file = await fileFrom(args, env);
  const began = performance.now();
  const connection = await reachDatabase(env, log, shutdown);
  const written = await writeBackup({
    connection,
    file,
    key: env.backup.key,
    secrets: readKeptSecrets(env.dataDir),
    secretMarks: env.jwtSecrets.map(markOf),
    reserveBytes: 0,
  }).catch((error: unknown) => {
    throw errorCode(error) === 'ENOSPC' || errorCode(error) === 'ENOENT' || errorCode(error) === 'EACCES'
      ? new StartFailure(`${file} cannot be written (${errorCode(error)}).`)
      : error;
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(
    `Backed up to ${file} and read back: ${written.tables} tables, ${count.format(written.rows)} rows, ${count.format(written.bytes)} bytes, ${seconds} s.\n`,
  );
  process.stdout.write(
    env.backup.key === undefined
      ? 'It is not encrypted: who has the file has the data and can sign in as anybody. See BACKUP_KEY_FILE.\n'
      : 'It is encrypted: without the file that BACKUP_KEY_FILE names it cannot be restored.\n',
  );
  if (written.mismatches !== '0')
    throw new StartFailure(
      `The backup is whole, but in ${written.mismatches} places the ledgers’ kept sums differ from their entries.`,
    );
};
export default backup;

async function fileFrom(args: string[], { backup: { folder } }: Env): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [named, ...more] = positionals;
  if (more.length > 0) throw new StartFailure(`Usage: ${usageOf('backup')}`);
  if (named === undefined) {
    await openFolder(folder);
    return join(folder, nameOf(new Date()));
  }
  // npm runs us in the root folder and tells where it was called.
  const file = resolve(process.env.INIT_CWD ?? '', named);
  if (existsSync(file)) throw new StartFailure(`${file} is already there. Name another file.`);
  return file;
}
