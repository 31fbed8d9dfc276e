import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { api, type Endpoint, LoginAnswer } from '@vezne/contract';
import { z } from 'zod';
import { allRows } from '../test/database';
import { BUNDLE, testServer } from '../test/server';
import { until } from '../test/until';
import { leftOut } from './catalogue';
import { verifyBackup } from './read';

const PORT = 3927;
const WRITERS = 4;
const { dataDir, start, ask } = testServer(PORT);

// Generous: a busy machine is slow, and slowness is not what these tests look for.
jest.setTimeout(180_000);

const url = `http://localhost:${PORT}`;

async function send(endpoint: Endpoint, body: unknown, token = '', query = ''): Promise<unknown> {
  const answer = await fetch(`${url}/dev/v1${endpoint.path}${query}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${endpoint.id}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const Saved = z.object({ id: z.string() });
const idOf = (answer: unknown) => Saved.parse(answer).id;

/** The answers that one writer has got, by entry: its amount in kuruş; undefined once it is deleted. */
type Ledger = Map<string, number | undefined>;

/** People who write, change and delete entries without a pause until told to stop. */
async function writers() {
  let stopped = false;
  const ledger: Ledger = new Map();
  const tokens: string[] = [];
  const people = await Promise.all(
    Array.from({ length: WRITERS }, async (_, n) => {
      const email = `yazan${n}@ornek.test`;
      const password = 'Karadeniz-1453-sahil';
      const fields = { name: 'Deniz', surname: 'Yılmaz', companyName: 'Yılmaz Yapı', email, password };
      await send(api.manager.createAccount, { ...fields, kvkkRead: true, termsAccepted: true });
      const { token } = LoginAnswer.parse(await send(api.auth.login, { email, password }));
      const categoryId = idOf(await send(api.category.save, { name: 'Şantiye', type: 'HER_IKISI' }, token));
      tokens.push(token);
      return { token, categoryId };
    }),
  );
  const work = people.map(async ({ token, categoryId }) => {
    const body = {
      categoryId,
      date: '2026-03-04',
      description: 'Kum',
      cashFlowType: 'CIKIS',
      paymentMethod: 'CASH',
    };
    for (let n = 1; !stopped; n++) {
      const id = idOf(await send(api.cashFlow.save, { ...body, amount: n }, token));
      ledger.set(id, n * 100);
      if (n % 3 === 0) {
        await send(api.cashFlow.delete, undefined, token, `?id=${id}`);
        ledger.set(id, undefined);
      }
    }
  });
  return {
    ledger,
    tokens,
    async stop() {
      stopped = true;
      await Promise.all(work);
    },
  };
}

const run = promisify(execFile);

/** Runs a command as operators do; answers what it said and its exit code. */
async function command(...args: string[]): Promise<{ code: number; said: string }> {
  const { JEST_WORKER_ID: _ours, ...inherited } = process.env;
  const env = {
    ...inherited,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    BACKUP_KEY_FILE: keyFile,
    LOG_LEVEL: 'silent',
  };
  return run(process.execPath, [join(BUNDLE, 'cli.js'), ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
}

const keyFile = join(dataDir, 'backup-key');
const KEY = 'a key of thirty-two or more characters';
const at = (name: string) => join(dataDir, name);
const everything = () => allRows({ query: ask }, Object.keys(leftOut));

test('a backup while people write is whole in itself, and restores what was confirmed before it', async () => {
  writeFileSync(keyFile, `${KEY}\n`, { mode: 0o600 });
  let server = await start();
  const load = await writers();
  await until(() => load.ledger.size > 40);
  const confirmed = new Map(load.ledger);
  const first = await command('backup', at('first.backup'));
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining('and read back') });
  await until(() => load.ledger.size > confirmed.size + 20);
  const later = await command('backup');
  expect(later.code).toBe(0);
  await load.stop();

  // Restored over a running product nothing may be.
  const refused = await command('restore', at('first.backup'));
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('Stop it first') });
  const atRest = await everything();
  expect((await command('backup', at('rest.backup'))).code).toBe(0);
  expect((await command('backup', at('rest.backup'))).said).toContain('already there');
  server.child.kill('SIGTERM');
  await server.ended;

  const restored = await command('restore', at('first.backup'));
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('all of it is as it was') });
  server = await start();
  const entries = new Map(
    (await ask<{ id: string; kurus: number }>('SELECT id, amount_kurus::int AS kurus FROM cash_flow')).map(
      ({ id, kurus }) => [id, kurus],
    ),
  );
  expect(confirmed.size).toBeGreaterThan(20);
  // What was confirmed before the backup began is in it, unless it was deleted while the backup began.
  for (const [id, kurus] of confirmed)
    if (kurus === undefined) expect(entries.has(id)).toBe(false);
    else if (load.ledger.get(id) !== undefined) expect(entries.get(id)).toBe(kurus);
  for (const id of entries.keys()) expect(load.ledger.has(id)).toBe(true);
  expect(await ask('SELECT m.* FROM company c, LATERAL ledger_mismatch(c.id) m')).toEqual([]);
  const sums = await ask<{ kurus: string }>(
    'SELECT sum(amount_kurus)::text AS kurus FROM cash_flow GROUP BY company_id ORDER BY company_id',
  );
  const { ledgers } = await verifyBackup(at('first.backup'), KEY);
  expect(ledgers.map(({ kurus }) => ({ kurus }))).toEqual(sums);
  // Who was signed in still is.
  for (const token of load.tokens) await send(api.cashFlow.summary, undefined, token);
  server.child.kill('SIGTERM');
  await server.ended;

  // The one at rest: the same in every row of every table.
  expect((await command('restore', at('rest.backup'))).code).toBe(0);
  server = await start();
  expect(await everything()).toEqual(atRest);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.before-restore-'))).toHaveLength(2);
  server.child.kill('SIGTERM');
  await server.ended;
});

test('a backup needs no running server, and a restore that is refused leaves what is there', async () => {
  expect(await command('backup', at('stopped.backup'))).toMatchObject({ code: 0 });
  const bytes = readFileSync(at('stopped.backup'));
  bytes[bytes.length - 50] = (bytes[bytes.length - 50] ?? 0) ^ 1;
  writeFileSync(at('bad.backup'), bytes);
  expect(await command('restore', at('bad.backup'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('damaged'),
  });
  copyFileSync(keyFile, at('right-key'));
  writeFileSync(keyFile, 'another key of many characters');
  const wrong = await command('restore', at('stopped.backup'));
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('another key') });
  expect(wrong.said).not.toContain('    at ');
  copyFileSync(at('right-key'), keyFile);
  expect(await command('restore')).toMatchObject({ code: 1, said: expect.stringContaining('Usage') });
  expect(existsSync(at('postgres.draft-restore'))).toBe(false);
  expect((await command('backup', at('again.backup'))).code).toBe(0);
  const [one, two] = [
    await verifyBackup(at('stopped.backup'), KEY),
    await verifyBackup(at('again.backup'), KEY),
  ];
  expect(two.tables).toEqual(one.tables);
});
