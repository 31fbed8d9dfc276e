import { tmpdir } from 'node:os';
import { createApp } from '../app';
import type { Database } from '../db/database';
import type { App } from '../http/app';
import type { FreeSpace } from '../installation/disk';
import { createLog, type Log } from '../log';
import type { Email } from '../mail/mail';
import type { Space } from '../subscription/space';
import { servedDatabase, TEST_THREADS, testDatabase } from './database';
import { createPeople } from './people';
import { createRequests } from './requests';

type Options = {
  at?: Date;
  rateLimits?: boolean;
  shedding?: boolean;
  /** Addresses are verified by mail before an account is made; not so by default. */
  verifies?: boolean;
  log?: Log;
  trustProxy?: string;
  /** The database of another app of this file: a second process beside it. */
  db?: Database;
  /** Without the database's walls between companies the calls alone keep them apart. */
  walls?: boolean;
  /** Does the installation make backups by itself? It does by default. */
  makesBackups?: boolean;
  /** What the rows of a company may take; more than any test writes by default. */
  space?: Space;
  /** Free bytes on the disk; unknown by default. */
  freeSpace?: FreeSpace;
  /** Folder of the built browser apps; none by default. */
  root?: string;
  /** Sends a mail; by default it is put among `emails`. */
  send?: (email: Email) => Promise<void>;
  /** Registers calls that only the test knows. */
  extend?: (app: App) => void;
};

/**
 * The real app on a database of the test file's own. `at` fixes the product's clock; `later` moves real time,
 * which tokens and time-outs go by; `emails` are the mails that were sent.
 */
export function testApp({ at = new Date(), root = tmpdir(), extend, ...options }: Options = {}) {
  const db = options.db ?? testDatabase();
  const emails: Email[] = [];
  const mail = { send: options.send ?? (async (email: Email) => void emails.push(email)) };
  let aheadMs = 0;
  let app: Awaited<ReturnType<typeof createApp>>;

  beforeAll(async () => {
    app = await createApp({
      env: {
        jwtSecrets: ['a secret for tests that is long enough'],
        trustProxy: options.trustProxy ?? false,
        corsOrigins: ['https://qa.vezne.test'],
        autoVerify: !options.verifies,
        rateLimits: options.rateLimits ?? false,
        standalone: true,
        diskLowBytes: 2_000_000_000,
        space: options.space ?? { trial: 1e12, paid: 1e12 },
        backup: { hourly: options.makesBackups ?? true },
        publicUrl: 'http://localhost:3000',
        contactEmail: 'iletisim@vezne.test',
        passwordCost: { memoryKib: 64, passes: 1 },
      },
      db: servedDatabase(db, { walls: options.walls }),
      clock: () => at,
      now: () => new Date(Date.now() + aheadMs),
      mail: { ...mail, sendWaiting: async () => 0, forMany: () => mail },
      log: options.log ?? createLog('silent'),
      root,
      freeSpace: options.freeSpace,
      threads: process.env[TEST_THREADS],
      shedding: options.shedding ?? false,
    });
    extend?.(app);
    await app.server.ready();
  });
  afterAll(() => app.server.close());

  const requests = createRequests(() => app.server);
  const idle = () => app.background.idle();
  return {
    /** The administrator's, to look and to tamper. */
    db,
    emails,
    ...requests,
    ...createPeople(requests, { emails, idle }),
    get app() {
      return app;
    },
    /** Resolves when mails and the like have been sent. */
    idle,
    later(ms: number) {
      aheadMs += ms;
    },
    setClock(moment: Date) {
      at = moment;
    },
  };
}
