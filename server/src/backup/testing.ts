import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@vezne/contract';
import { createLog } from '../log';
import { testApp } from '../test/app';
import { seedCompany } from '../test/company';
import { reachableDatabase } from '../test/database';
import { verifyBackup } from './read';
import { restoreInto } from './restore';
import { type BackupJob, writeBackup } from './write';

export const KEY = 'a key that stands in a file of its own';
export const secrets = { 'jwt-secret': 'a secret that was made once' };
export const log = createLog('silent');

export const read = (file: string, key?: string) => verifyBackup(file, key);
export const restored = (
  connection: Parameters<typeof restoreInto>[0],
  file: string,
  key?: string,
  migrations?: string,
) => restoreInto(connection, { file, key, log, report: () => {}, migrations });

/** A company's database with two backups of it, an open and a sealed one, in a folder of the test file's own. */
export function backedUp() {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-backup-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const source = reachableDatabase();
  const t = testApp({ db: source.db });
  const files = { open: '', sealed: '' };

  let made = 0;
  const newFile = () => join(folder, `${++made}.backup`);
  async function back(more: Partial<BackupJob> = {}): Promise<string> {
    const file = newFile();
    const { connection } = source;
    await writeBackup({ connection, file, secrets, secretMarks: ['a1'], reserveBytes: 0, ...more });
    return file;
  }

  beforeAll(async () => {
    for (let company = 0; company < 3; company++) {
      const person = await seedCompany(t);
      await t.call(api.cashFlow.delete, { query: { id: person.cashFlowId } }, person);
    }
    await seedCompany(t);
    await t.idle();
    files.open = await back();
    files.sealed = await back({ key: KEY });
  });
  return { folder, source, t, files, newFile, back };
}
