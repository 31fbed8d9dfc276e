import { fileURLToPath } from 'node:url';
import { dayInTurkey, type Operator } from '@vezne/contract';
import { registerAssistant } from './assistant/routes';
import { alertCopied } from './auth/alerts';
import { type Attempts, createAttempts } from './auth/attempts';
import { registerFactor } from './auth/factor/routes';
import { challengeFor, resealFactors } from './auth/factor/service';
import { requirePassword } from './auth/proof';
import { registerAuth } from './auth/routes';
import { createSignIn } from './auth/sign-in';
import { MINUTE_MS } from './calendar';
import { registerCashAccounts } from './cash-account/routes';
import { createTransfers, deleteTransfers, separateLegs } from './cash-account/transfer-service';
import { foldRollups } from './cash-flow/fold-queries';
import { registerCashFlows } from './cash-flow/routes';
import { createCashFlow } from './cash-flow/service';
import { registerCategories } from './category/routes';
import type { Clock } from './clock';
import { registerCompany } from './company/routes';
import { registerContacts } from './contact/routes';
import { registerContactMessages } from './contact-message/routes';
import { registerDashboard } from './dashboard/routes';
import { registerDataExport } from './data-export/routes';
import type { Database } from './db/database';
import { deleteOutdated } from './db/retention';
import { SYSTEM } from './db/walls/system';
import { registerHistory } from './history/routes';
import type { App } from './http/app';
import { createAuthenticate } from './http/authenticate';
import { createBackground, oneAtATime } from './http/background';
import { serveHealth } from './http/health';
import { createIdempotency } from './http/idempotency';
import { createRateLimits, limitArrivals, limitPreflights } from './http/limits/rate-limit';
import { serveClientConfig } from './http/pages/client-config';
import { serveClientEvents } from './http/pages/client-events';
import { serveCspReports } from './http/pages/csp-report';
import { serveDocs } from './http/pages/docs';
import { remoteOrigins, serveStatic } from './http/pages/static';
import { allowOrigins, contentPolicy, secureHeaders } from './http/security';
import { createServer } from './http/server';
import { createDiskGauge, type DiskGauge, type FreeSpace } from './installation/disk';
import { registerInstallation } from './installation/routes';
import { eraseDueCompanies } from './leaving/erase-companies';
import { remindOfClosing } from './leaving/remind';
import { registerLeaving } from './leaving/routes';
import type { Log } from './log';
import type { Mail, Post } from './mail/mail';
import { deleteOldLetters } from './mail/outbox';
import { registerManagers } from './manager/routes';
import { type Beacon, createBeacon } from './metrics/beacon';
import { createListedReleases } from './metrics/listed-releases';
import { createMetrics, type JobName, type Metrics } from './metrics/metrics';
import { registerMonthlyReports } from './monthly-report/routes';
import { sendDigests, sendEmptyTills } from './notification/mails/send';
import { registerUnsubscribing } from './notification/mails/unsubscribe';
import { registerNotifications } from './notification/routes';
import { createHasher, type PasswordCost, type PasswordHasher } from './password/hash';
import { registerProducts } from './product/routes';
import { registerProjects } from './project/routes';
import { registerProjectRows } from './project-row/routes';
import { registerRecurring } from './recurring/routes';
import { countWaiting } from './recurring/waiting-queries';
import { registerSavedViews } from './saved-view/routes';
import { registerSearch } from './search/routes';
import { createGuard } from './session/guard';
import { deriveKeys, type Keys } from './session/keys';
import { createSessions, type Sessions } from './session/sessions';
import { lockContacts, lockSettled } from './settlement/lock-queries';
import { registerSettlements } from './settlement/routes';
import { createSettlement, deleteSettlement } from './settlement/service';
import { registerSignUp } from './sign-up/routes';
import { registerStatements } from './statement/routes';
import { registerSubscription } from './subscription/routes';
import { isActive } from './subscription/service';
import { createSpaceGauge, type Space, type SpaceGauge } from './subscription/space';
import { createThreads, type Threads } from './threads/threads';
import { registerTrash } from './trash/routes';

/** The part of the settings that the app needs. */
type AppEnv = {
  /** Where people reach the product, without a slash at the end: the start of links in mails. */
  publicUrl: string;
  contactEmail: string;
  /** A sign-up makes the account at once, without a mailed link. */
  autoVerify: boolean;
  /** A model that plans questions which the assistant's rules do not cover; none unless set. */
  ai?: { baseUrl: string; model: string; apiKey?: string };
  /** Tests take a small one. */
  passwordCost: PasswordCost;
  /** The secret in use and, while it is being changed, earlier ones. */
  jwtSecrets: readonly string[];
  /** Addresses of proxies that may say who a request comes from. */
  trustProxy: false | string;
  corsOrigins: readonly string[];
  mapTilesUrl?: string;
  /** For the legal texts; they say so when it is unknown. */
  operator?: Operator;
  /** Are backups made by themselves? */
  backup: { hourly: boolean };
  /** Less free space than this is little. */
  diskLowBytes: number;
  /** How much the rows of a company may take. */
  space: Space;
  /** Off only for tests and benchmarks. */
  rateLimits: boolean;
  /** Opens the remotes' own pages, which are for testers. */
  standalone: boolean;
  /** Where the list of remotes is, when another server has it. */
  remotesUrl?: string;
};

export type AppParts = {
  env: AppEnv;
  db: Database;
  /** The product's clock, which tests may fix; `now` is real time. */
  clock: Clock;
  now?: Clock;
  mail: Post;
  /** Folder of the mails that no server took; what lies there too long is deleted. */
  outbox?: string;
  log: Log;
  /** Free space where the database writes; unknown unless given. */
  freeSpace?: FreeSpace;
  /** Refuses calls while the event loop lags; like the rate limits unless said otherwise. */
  shedding?: boolean;
  /** Folder that holds the built browser apps. */
  root?: string;
  /** Folder that holds the scripts of the worker threads; the build puts them beside the server's. */
  threads?: string;
  /** Where the process counts what it does; nobody reads it unless given. */
  metrics?: Metrics;
};

/** What calls are registered on, with the services that some nouns need. */
type WholeApp = App & {
  /** Real time: tokens, time-outs, limits. */
  now: Clock;
  log: Log;
  metrics: Metrics;
  beacon: Beacon;
  mail: Mail;
  keys: Keys;
  hasher: PasswordHasher;
  attempts: Attempts;
  sessions: Sessions;
  threads: Threads;
  disk: DiskGauge;
  space: SpaceGauge;
};

/** The repository's root, seen from the source and from the bundle alike. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const HERE = fileURLToPath(new URL('.', import.meta.url));

const CLEANING_MS = 10 * MINUTE_MS;
const MEASURING_MS = MINUTE_MS;
const SENDING_MS = MINUTE_MS;

/** The whole server, ready to listen or to be called by injection. */
export async function createApp(parts: AppParts): Promise<WholeApp> {
  const { env, db, clock, now = () => new Date(), mail, log, root = ROOT, threads = HERE } = parts;
  const { shedding = env.rateLimits, freeSpace = async () => null, metrics = createMetrics() } = parts;
  const origins = remoteOrigins(root);
  const tiles = env.mapTilesUrl ? [new URL(env.mapTilesUrl).origin] : [];
  const policy = () => contentPolicy(origins(), tiles);
  const keys = deriveKeys(env.jwtSecrets);
  const limits = createRateLimits({ enabled: env.rateLimits, db, keys, log });
  const server = await createServer({ log, metrics, trustProxy: env.trustProxy, shedding, policy, limits });
  secureHeaders(server, policy);
  limitPreflights(server, limits);
  await allowOrigins(server, env.corsOrigins);
  limitArrivals(server, limits);
  const background = createBackground(log);
  const space = createSpaceGauge({ db, now, background, most: env.space });
  const guard = createGuard({
    db,
    keys,
    now,
    isFull: space.isFull,
    isActive: (endAt) => isActive(endAt, clock()),
  });
  const listed = createListedReleases({ root, url: env.remotesUrl }, log);
  const app: WholeApp = {
    server,
    db,
    [SYSTEM]: db,
    clock,
    now,
    log,
    metrics,
    beacon: createBeacon({ metrics, now, listed }),
    mail,
    keys,
    limits,
    authenticate: createAuthenticate(guard, limits),
    idempotency: createIdempotency(keys, now),
    background,
    space,
    disk: createDiskGauge({ freeSpace, lowBytes: env.diskLowBytes, log }),
    threads: createThreads({ server, log, folder: threads }),
    hasher: createHasher(env.passwordCost),
    attempts: createAttempts({ db, keys, now, log, countNetworks: env.rateLimits }),
    sessions: createSessions({
      db,
      keys,
      now,
      log,
      guard,
      onCopied: (session) => alertCopied({ db, mail, background }, session, now()),
    }),
    endpoints: [],
  };
  server.addHook('onClose', () => app.background.idle());
  watchPools(app);
  workRegularly(app, parts);
  // A secret of the installation that was changed must not be needed for ever.
  app.background.start(async () => {
    await resealFactors({ db, keys });
  });
  registerNouns(app, env, parts.outbox);
  await servePages(app, env, root);
  return app;
}

function watchPools({ [SYSTEM]: db, threads, background, metrics }: WholeApp): void {
  metrics.watchPools('db_connections', db.pools);
  metrics.watchPools('threads', threads.loads);
  metrics.watch('background_running', 'Work that goes on after its answer', background.running);
  metrics.watch('database_ready', 'Does the database answer?', async () => Number(await db.ready()));
}

type Job = [JobName, () => Promise<unknown>];

/** What calls the app without listening, as a tool beside the server does, leaves all of this to the server. */
function workRegularly(app: WholeApp, { env, outbox, mail: post }: AppParts): void {
  const { [SYSTEM]: db, server, background, disk, now, clock, log, metrics, mail, keys } = app;
  const { publicUrl } = env;
  let isEnding = false;
  const writing = { db, clock, log, keys, publicUrl, isEnding: () => isEnding };
  // Mail servers hang: what is to be deleted does not wait for them.
  const letters: Job[] = [
    ['empty-tills', () => sendEmptyTills({ ...writing, mail: post.forMany() })],
    ['digests', () => sendDigests({ ...writing, mail: post.forMany() })],
  ];
  const cleanings: Job[] = [
    ['letters', async () => outbox && deleteOldLetters(outbox, now())],
    ['retention', () => deleteOutdated(db, now())],
    ['reminders', () => remindOfClosing({ db, now, log, keys, mail, publicUrl })],
    ['closing', () => eraseDueCompanies({ db, now, log, mail, keys, outbox })],
    ['rollups', () => foldRollups(db, dayInTurkey(clock()))],
  ];
  // One after the other; one that fails keeps none from its turn.
  const inTurn = (jobs: readonly Job[]) =>
    oneAtATime(async () => {
      for (const [job, work] of jobs)
        await metrics.job(job, work).catch((error: unknown) => {
          log.error({ err: error, job }, 'work in the background failed');
        });
    });
  const [clean, write] = [inTurn(cleanings), inTurn(letters)];
  const sendWaiting = async () => void (await metrics.job('sending', post.sendWaiting));
  const timers: NodeJS.Timeout[] = [];
  const every = (ms: number, work: () => unknown) => timers.push(setInterval(work, ms).unref());
  server.addHook('onListen', async () => {
    every(CLEANING_MS, () => background.start(clean));
    every(CLEANING_MS, () => background.start(write));
    every(SENDING_MS, () => background.start(sendWaiting));
    // Nobody may be asking: the log says so all the same.
    every(MEASURING_MS, disk.read);
  });
  server.addHook('preClose', async () => {
    isEnding = true;
  });
  server.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
  });
}

function registerNouns(app: WholeApp, { backup, ...env }: AppEnv, outbox?: string): void {
  const { publicUrl, contactEmail, autoVerify, ai } = env;
  const {
    [SYSTEM]: db,
    now,
    log,
    mail,
    keys,
    hasher,
    attempts,
    sessions,
    threads,
    disk,
    space,
    beacon,
    background,
  } = app;
  const signIn = createSignIn({ db, keys, sessions, log, mail, background });
  const factor = { db, keys, now, log, mail, background };
  const auth = { db, now, log, background, mail, keys, hasher, attempts, sessions, publicUrl, signIn };
  registerAuth(app, { ...auth, challengeFor: (account) => challengeFor(factor, account) });
  registerFactor(app, { ...factor, attempts, signIn });
  registerSignUp(app, { db, now, mail, keys, hasher, publicUrl, autoVerify });
  registerSubscription(app, { space });
  registerManagers(app, { now, mail, keys, hasher, sessions, publicUrl });
  registerCompany(app, { now });
  registerContactMessages(app, { mail, contactEmail });
  registerContacts(app);
  registerSettlements(app);
  registerCategories(app);
  registerCashAccounts(app);
  registerCashFlows(app, { threads, limited: env.rateLimits, countWaiting });
  registerRecurring(app, { addEntry: createCashFlow });
  registerStatements(app, {
    threads,
    limited: env.rateLimits,
    transfers: { create: createTransfers, remove: deleteTransfers, unpair: separateLegs },
    settlements: { create: createSettlement, remove: deleteSettlement, lockContacts, lockSettled },
  });
  registerSavedViews(app);
  registerProjects(app, { ai, log });
  registerProjectRows(app);
  registerProducts(app);
  registerDashboard(app);
  registerMonthlyReports(app);
  registerAssistant(app, { ai, log, threads });
  registerHistory(app, { keys });
  registerTrash(app);
  const leaving = { db, now, log, mail, keys, outbox };
  registerLeaving(app, {
    ...leaving,
    sessions,
    requirePassword: (typed) => requirePassword({ db, hasher, attempts }, typed),
    forgetAttempts: attempts.clear,
  });
  registerDataExport(app, { db, now, log, mail, keys, publicUrl });
  const installation = { disk, now, makesBackups: backup.hourly };
  registerInstallation(app, { ...installation, beacon });
  registerNotifications(app, installation);
  registerUnsubscribing(app, { keys });
  registerSearch(app);
}

async function servePages(app: WholeApp, env: AppEnv, root: string): Promise<void> {
  const { [SYSTEM]: db, server, disk, log, endpoints } = app;
  serveHealth(server, db, async () => (await disk.read())?.isLow ?? false);
  serveDocs(server, endpoints, env.publicUrl);
  serveCspReports(server, log);
  serveClientEvents(server, app.beacon);
  serveClientConfig(server, {
    mapTilesUrl: env.mapTilesUrl ?? null,
    languageModel: env.ai !== undefined,
    operator: env.operator ?? null,
  });
  await serveStatic(server, { root, standalone: env.standalone });
}
