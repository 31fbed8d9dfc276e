import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { api, ErrorBody, fold, limits } from '@vezne/contract';
import { createApp } from '../app';
import { findAccountByEmail } from '../auth/queries';
import { listCashAccounts } from '../cash-account/queries';
import type { Database } from '../db/database';
import { SYSTEM } from '../db/walls/system';
import { StartFailure } from '../failure';
import type { App } from '../http/app';
import type { Sessions } from '../session/sessions';
import { wait } from '../wait';
import type { Command } from './command';
import { checkFile, type Fault, type FileRow, readGroups } from './ledger-file';
import { createProgress } from './progress';
import { usageOf } from './usage';

// Rows of the greatest length in such a group still fit the body that the call takes.
const GROUP = 1_000;
const RENEW_MS = 5 * 60_000;
/** Adding entries writes no letters. */
const noMail = { send: async () => {}, sendWaiting: async () => 0, forMany: () => noMail };
const ATTEMPTS = 5;

/**
 * Feeds a CSV file through the import call, as the manager with that address: into the account of that name, else into
 * the default one. Nothing is sent while a row is
 * bad. Run again after an interruption it goes on where it stopped: groups that are in are not added twice.
 */
const importLedger: Command = async ({ args, env, db, log, threads }) => {
  const { file, email, accountName } = readArgs(args);
  const account = await findAccountByEmail(db, email);
  if (!account) throw new StartFailure(`No manager signs in with ${email}.`);
  const target = await targetOf(db, account, accountName);
  const { rows, faults, hash } = await checkFile(file);
  if (faults.length > 0) throw new StartFailure(listed(faults, 'Nothing was imported.'));

  const app = await createApp({
    env: { ...env, rateLimits: false },
    db,
    clock: () => env.fixedClock ?? new Date(),
    mail: noMail,
    log,
    threads,
  });
  const caller = await signedIn(app, account);
  const progress = createProgress(rows);
  const made: string[] = [];
  let before = 0;
  try {
    for await (const group of readGroups(file, GROUP)) {
      const key = `ledger-${hash}${target.key}-${before}`;
      const answer = await send(app, await caller.token(), key, { group, accountId: target.accountId });
      if (answer.replayed) progress.skipped(group.length);
      else made.push(...answer.createdCategories);
      before += group.length;
      progress.at(before);
    }
  } catch (error) {
    throw new StartFailure(
      `${error instanceof Error ? error.message : String(error)}\n${kept(before, rows)}`,
    );
  } finally {
    progress.end();
    await caller.signOut();
    await app.server.close();
  }
  const again = progress.skippedRows === 0 ? '' : `, ${progress.skippedRows} of them by an earlier run`;
  process.stdout.write(`${rows} entries are in the ledger of ${target.name}${again}.\n`);
  if (made.length > 0) process.stdout.write(`New categories: ${made.join(', ')}\n`);
};
export default importLedger;

type Args = { file: string; email: string; accountName: string | undefined };

function readArgs(args: string[]): Args {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { email: { type: 'string' }, account: { type: 'string' } },
  });
  const [named, ...more] = positionals;
  if (!named || more.length > 0 || !values.email)
    throw new StartFailure(`Usage: ${usageOf('ledger:import')}`);
  // npm runs us in the root folder and tells where it was called.
  const file = resolve(process.env.INIT_CWD ?? '', named);
  if (!existsSync(file)) throw new StartFailure(`There is no file ${file}.`);
  return { file, email: values.email, accountName: values.account };
}

type Target = { name: string; accountId: string | undefined; key: string };

/** Where the rows go: into the account of that name, without one into the default account. */
async function targetOf(db: Database, { companyId, companyName }: Company, name?: string): Promise<Target> {
  if (name === undefined) return { name: companyName, accountId: undefined, key: '' };
  const accounts = await listCashAccounts(db, companyId, ALL);
  const open = accounts.filter(({ closedAt }) => closedAt === null);
  const found = open.find((each) => fold(each.name) === fold(name.trim()));
  if (found)
    return { name: `${companyName}, account ${found.name}`, accountId: found.id, key: `-${found.id}` };
  const names = open.map((each) => each.name).join(', ');
  throw new StartFailure(`${companyName} has no open account named ${name}. Its accounts: ${names}.`);
}
const ALL = { page: 0, pageSize: limits.page.cashAccounts, searchText: '' };
type Company = { companyId: string; companyName: string };

const kept = (before: number, rows: number) =>
  `${before} of ${rows} rows are in; run the same command again within ${limits.idempotencyHours} hours to go on from there.`;

const listed = (faults: readonly Fault[], end: string) =>
  [...faults.map(({ line, field, sentence }) => `line ${line}  ${field}  ${sentence}`), end].join('\n');

async function signedIn(
  app: App & { sessions: Sessions },
  { companyId, id: managerId }: { companyId: string; id: string },
) {
  const opened = { companyId, managerId, device: 'ledger:import', ip: '127.0.0.1' };
  let tokens = await app.sessions.open(app[SYSTEM], opened);
  let renewed = Date.now();
  return {
    async token() {
      if (Date.now() - renewed > RENEW_MS) {
        tokens = await app.sessions.refresh(tokens.refreshToken);
        renewed = Date.now();
      }
      return tokens.token;
    },
    signOut: () =>
      app.server.inject({
        method: 'POST',
        url: `${limits.apiPrefix}/auth/logout`,
        payload: { refreshToken: tokens.refreshToken },
      }),
  };
}

type Sent = { group: readonly FileRow[]; accountId: string | undefined };

async function send(app: App, token: string, key: string, { group, accountId }: Sent) {
  const { method, path, output } = api.cashFlow.import;
  for (let tries = 1; ; tries++) {
    const response = await app.server.inject({
      method,
      url: limits.apiPrefix + path,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      payload: { rows: group.map(({ row }) => row), ...(accountId && { accountId }) },
    });
    if (response.statusCode === 200)
      return {
        ...output.parse(response.json()),
        replayed: response.headers['idempotent-replayed'] !== undefined,
      };
    const passing = response.statusCode === 429 || response.statusCode >= 500;
    if (!passing || tries === ATTEMPTS) throw refusal(response.json(), group);
    await wait(1_000 * tries);
  }
}

function refusal(body: unknown, group: readonly FileRow[]): Error {
  const { message, fields = {} } = ErrorBody.parse(body);
  const faults = Object.entries(fields).map(([name, sentence]) => {
    const [, row, ...field] = name.split('.');
    return { line: group[Number(row)]?.line ?? 0, field: field.join('.'), sentence };
  });
  return new Error(faults.length > 0 ? listed(faults, message) : message);
}
