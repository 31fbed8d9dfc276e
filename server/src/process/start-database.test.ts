import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../log';
import { readEnv } from './env';
import type { Shutdown } from './shutdown';
import { reachDatabase } from './start-database';

const dataDir = mkdtempSync(join(tmpdir(), 'vezne-reach-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const atOnce: Shutdown = {
  onShutdown: () => {},
  end: () => Promise.reject(new Error('ended')),
  isEnding: () => false,
};

test('who backs up a folder without a database is told so, and gets none made', async () => {
  const log = createLog('silent');
  const env = readEnv({ DATA_DIR: dataDir });
  const before = readdirSync(dataDir);
  await expect(reachDatabase(env, log, atOnce)).rejects.toThrow(
    `There is no database in ${dataDir}. Name its folder: DATA_DIR=…`,
  );
  expect(readdirSync(dataDir)).toEqual(before);
});
