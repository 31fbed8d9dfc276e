import { fileURLToPath } from 'node:url';
import { dayInTurkey } from '@vezne/contract';
import type { FastifyInstance } from 'fastify';
import { registerAssistant } from './assistant/routes';
import { createAttempts } from './auth/attempts';
import { deleteOutdated } from './auth/retention';
import { registerAuth } from './auth/routes';
import { foldRollups } from './cash-flow/rollups';
import { registerCashFlows } from './cash-flow/routes';
import { registerCategories } from './category/routes';
import type { Clock } from './clock';
import { registerCompany } from './company/routes';
import { registerContact } from './contact/routes';
import { registerDashboard } from './dashboard/routes';
import type { Database } from './db/database';
import type { App, AppSettings } from './http/app';
import { createBackground } from './http/background';
import { serveHealth } from './http/health';
import { createOnce } from './http/idempotency';
import { createRateLimits, limitArrivals } from './http/limits/rate-limit';
import { serveClientConfig } from './http/pages/client-config';
import { serveCspReports } from './http/pages/csp-report';
import { serveDocs } from './http/pages/docs';
import { remoteOrigins, serveStatic } from './http/pages/static';
import { allowOrigins, contentPolicy, secureHeaders } from './http/security';
import { createServer } from './http/server';
import { createDiskGauge, type FreeSpace } from './installation/disk';
import { registerInstallation } from './installation/routes';
import type { Log } from './log';
import type { Mail } from './mail/mail';
import { registerManagers } from './manager/routes';
import { registerMonthlyReports } from './monthly-report/routes';
import { createHasher } from './password/hash';
import { registerProducts } from './product/routes';
import { registerProjects } from './project/routes';
import { registerProjectRows } from './project-row/routes';
import { createGuard } from './session/guard';
import { deriveKeys } from './session/keys';
import { createThreads } from './threads/threads';

/** The part of the settings that the app needs. */
export type AppEnv = AppSettings & {
  /** The secret in use and, while it is being changed, earlier ones. */
  jwtSecrets: readonly string[];
  /** Addresses of proxies that may say who a request comes from. */
  trustProxy: false | string;
  corsOrigins: readonly string[];
  mapTilesUrl?: string;
  /** Less free space than this is little. */
  diskLowBytes: number;
  /** Off only for tests and benchmarks. */
  rateLimits: boolean;
};

export type AppParts = {
  env: AppEnv;
  db: Database;
  /** The product's clock, which tests may fix; `now` is real time. */
  clock: Clock;
  now?: Clock;
  mail: Mail;
  log: Log;
  /** Free space where the database writes; unknown unless given. */
  freeSpace?: FreeSpace;
  /** Refuses calls while the event loop lags; like the rate limits unless said otherwise. */
  shedding?: boolean;
  /** Folder that holds the built browser apps. */
  root?: string;
  /** Folder that holds the scripts of the worker threads; the build puts them beside the server's. */
  threads?: string;
};

/** The repository's root, seen from the source and from the bundle alike. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const HERE = fileURLToPath(new URL('.', import.meta.url));

const CLEANING_MS = 10 * 60_000;
const MEASURING_MS = 60_000;

/** The whole server, ready to listen or to be called by injection. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  return (await wire(parts)).server;
}

/** Like `buildApp`, with the parts that tests look into. */
export async function wire(parts: AppParts): Promise<App> {
  const { env, db, clock, now = () => new Date(), mail, log, root = ROOT, threads = HERE } = parts;
  const { shedding = env.rateLimits, freeSpace = async () => null } = parts;
  const origins = remoteOrigins(root);
  const tiles = env.mapTilesUrl ? [new URL(env.mapTilesUrl).origin] : [];
  const policy = () => contentPolicy(origins(), tiles);
  const server = await createServer({ log, trustProxy: env.trustProxy, shedding, policy });
  secureHeaders(server, policy);
  await allowOrigins(server, env.corsOrigins);
  const keys = deriveKeys(env.jwtSecrets);
  const limits = createRateLimits({ enabled: env.rateLimits, db, keys, log });
  limitArrivals(server, limits);
  const background = createBackground(log);
  const disk = createDiskGauge({ freeSpace, lowBytes: env.diskLowBytes, log });
  const app: App = {
    server,
    db,
    clock,
    now,
    log,
    mail,
    keys,
    background,
    disk,
    threads: createThreads({ server, log, folder: threads }),
    settings: env,
    hasher: createHasher(env.passwordCost),
    attempts: createAttempts({ db, keys, now, log, countNetworks: env.rateLimits }),
    guard: createGuard({ db, keys, clock, now, limits }),
    once: createOnce(db, keys, now),
    limits,
    endpoints: [],
  };
  server.addHook('onClose', () => background.idle());
  const clean = async () => {
    await deleteOutdated(db, now());
    await db.transaction((sql) => foldRollups(sql, dayInTurkey(clock())));
  };
  const cleaning = setInterval(() => background.start(clean), CLEANING_MS).unref();
  // Nobody may be asking: the log says so all the same.
  const measuring = setInterval(disk.read, MEASURING_MS).unref();
  server.addHook('onClose', async () => {
    clearInterval(cleaning);
    clearInterval(measuring);
  });

  registerAuth(app);
  registerManagers(app);
  registerCompany(app);
  registerContact(app);
  registerCategories(app);
  registerCashFlows(app);
  registerProjects(app);
  registerProjectRows(app);
  registerProducts(app);
  registerDashboard(app);
  registerMonthlyReports(app);
  registerAssistant(app);
  registerInstallation(app);

  serveHealth(app);
  serveDocs(app);
  serveCspReports(app);
  serveClientConfig(server, env.mapTilesUrl);
  await serveStatic(server, root);
  return app;
}
