import { join } from 'node:path';
import { z } from 'zod';
import { StartFailure } from '../failure';
import { defaultPasswordCost } from '../password/hash';
import { backupSettings } from './backup-settings';
import { prepareDataDir } from './data-dir';
import { finishRestore } from './finish-restore';
import { operatorVariables, readOperator } from './operator';
import { loadOrCreateSecret } from './secret-file';

const flag = (on: string, off: string) => z.enum([on, off], { error: `must be ${on} or ${off}` });
const url = (what: string, ...schemes: string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), {
    error: `must be ${what} (${schemes.map((scheme) => `${scheme}://`).join(' or ')}…)`,
  });
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const MIN_SECRET = 32;

const secret = z
  .string()
  .min(MIN_SECRET, `must have at least ${MIN_SECRET} characters`)
  .refine((text) => new Set(text).size >= 12, { error: 'is too easy to guess' })
  .refine((text) => !/secret|change|example|password|vezne/i.test(text), {
    error: 'looks like a placeholder',
  });

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, { error: 'must be a number from 0 to 65535' });

const megabytes = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a number of megabytes')
  .transform(Number);

const list = (text: string) => text.split(',').map((part) => part.trim());

const Variables = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('localhost'),
  PORT: port.default(3000),
  DATA_DIR: z.string().optional(),
  DISK_LOW_MB: megabytes.default(2_000),
  TRIAL_MB: megabytes.default(250),
  COMPANY_MB: megabytes.default(20_000),
  BACKUP: flag('on', 'off').optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_COPY_DIR: z.string().optional(),
  BACKUP_KEY_FILE: z.string().optional(),
  DATABASE_URL: url('the address of a Postgres', 'postgres', 'postgresql').optional(),
  SYSTEM_DATABASE_URL: url('the address of a Postgres', 'postgres', 'postgresql').optional(),
  MIGRATION_DATABASE_URL: url('the address of a Postgres', 'postgres', 'postgresql').optional(),
  PREPARED_STATEMENTS: flag('on', 'off').default('on'),
  SEED_DEMO: flag('1', '0').optional(),
  JWT_SECRET: secret.optional(),
  JWT_SECRET_PREVIOUS: secret.optional(),
  SMTP_URL: url('the address of a mail server', 'smtp', 'smtps').optional(),
  MAIL: z.literal('outbox', { error: 'must be outbox, or not set' }).optional(),
  AUTO_VERIFY: flag('1', '0').optional(),
  CONTACT_EMAIL: z.email({ error: 'must be an e-mail address' }).default('iletisim@vezne.app'),
  PUBLIC_URL: url('the address people open', 'http', 'https')
    .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine((text) => list(text).every((part) => /^(loopback|[0-9a-f.:]+(\/\d{1,3})?)$/i.test(part)), {
      error: "must be a comma-separated list of the proxies' addresses, networks (10.0.0.0/8) or loopback",
    })
    .optional(),
  CORS_ORIGINS: z
    .string()
    .refine((text) => list(text).every((part) => URL.canParse(part) && new URL(part).origin === part), {
      error: 'must be a comma-separated list of origins like https://app.example.com',
    })
    .optional(),
  AI_BASE_URL: url('the address of an OpenAI-compatible server', 'http', 'https').optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  MAP_TILES_URL: url('the address of map tiles', 'https', 'http')
    .refine((text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)), {
      error: 'must contain {z}, {x} and {y}',
    })
    .optional(),
  ...operatorVariables,
  LOG_LEVEL: z.enum(LEVELS, { error: `must be one of ${LEVELS.join(', ')}` }).default('info'),
  CLOCK: z.iso.datetime({ offset: true, error: 'must be an instant like 2026-03-04T09:00:00Z' }).optional(),
  RATE_LIMITS: flag('on', 'off').default('on'),
  STANDALONE: flag('1', '0').optional(),
  REMOTES_URL: url('the address of the list of remotes', 'http', 'https').optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: secret.optional(),
});

type Read = z.output<typeof Variables>;
type Given = Partial<Record<keyof z.input<typeof Variables>, string>>;

const OWN_MACHINE = /^(localhost|127\.[\d.]+|::1)$/;

/** What is wrong with settings that are each usable by themselves: name and message. */
function conflicts(vars: Given): [name: keyof Given, message: string][] {
  const faults: [keyof Given, string][] = vars.NODE_ENV === 'production' ? unfitForProduction(vars) : [];
  if (vars.SMTP_URL && vars.MAIL)
    faults.push(['MAIL', 'may not be set with SMTP_URL: mails go to one of the two']);
  if (vars.DATABASE_URL && !vars.JWT_SECRET)
    faults.push(['JWT_SECRET', 'is required with DATABASE_URL (for example from: openssl rand -base64 48)']);
  if (vars.METRICS_HOST && !OWN_MACHINE.test(vars.METRICS_HOST) && !vars.METRICS_TOKEN)
    faults.push(['METRICS_TOKEN', 'is required where other machines reach METRICS_HOST']);
  faults.push(...halfOfTheLogins(vars));
  if (Boolean(vars.AI_BASE_URL) !== Boolean(vars.AI_MODEL))
    faults.push([
      vars.AI_BASE_URL ? 'AI_MODEL' : 'AI_BASE_URL',
      'is required: AI_BASE_URL and AI_MODEL go together',
    ]);
  return faults;
}

/** One login does everything, or there are three: two would say that something is kept apart which is not. */
function halfOfTheLogins(vars: Given): [name: keyof Given, message: string][] {
  const further = ['SYSTEM_DATABASE_URL', 'MIGRATION_DATABASE_URL'] as const;
  const given = further.filter((name) => vars[name]);
  if (given.length === 0) return [];
  if (!vars.DATABASE_URL) return [['DATABASE_URL', `is required with ${given.join(' and ')}`]];
  return further
    .filter((name) => !vars[name])
    .map((name) => [name, `is required: ${further.join(' and ')} go together`]);
}

function unfitForProduction(vars: Given): [name: keyof Given, message: string][] {
  const faults: [keyof Given, string][] = [];
  if (vars.CLOCK) faults.push(['CLOCK', 'is for tests and benchmarks, not for production']);
  if (vars.RATE_LIMITS === 'off') faults.push(['RATE_LIMITS', 'may not be off in production']);
  if (vars.SEED_DEMO === '1')
    faults.push(['SEED_DEMO', 'may not be 1 in production: the demo passwords are published']);
  if (vars.AUTO_VERIFY === '1')
    faults.push(['AUTO_VERIFY', "may not be 1 in production: anybody could take anybody's address"]);
  if (!vars.SMTP_URL && !vars.MAIL)
    faults.push([
      'SMTP_URL',
      'is required in production (MAIL=outbox keeps mails in a folder that you read yourself)',
    ]);
  return faults;
}

/** All settings, checked; `.env.example` describes each. */
export type Env = ReturnType<typeof readEnv>;

/** Reads and checks the settings; every fault is named at once, in one message. */
export function readEnv(source: Record<string, string | undefined>) {
  const vars = check(Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim())));
  const embedded = vars.DATABASE_URL === undefined;
  const dataDir = prepareDataDir(vars.DATA_DIR, embedded);
  // Before its secret is read: a restore may have been cut off while it brought its own.
  if (embedded) finishRestore(dataDir);
  return {
    production: vars.NODE_ENV === 'production',
    host: vars.HOST,
    port: vars.PORT,
    /** Embedded database, outbox, secrets. */
    dataDir,
    diskLowBytes: vars.DISK_LOW_MB * 1_000_000,
    /** How much the rows of a company may take, on trial and afterwards. */
    space: { trial: bytesOf(vars.TRIAL_MB), paid: bytesOf(vars.COMPANY_MB) },
    backup: backupSettings(vars, { dataDir, embedded }),
    /** The addresses for what is done for callers, for what concerns all companies, and for migrations. */
    databases: vars.DATABASE_URL
      ? { app: vars.DATABASE_URL, system: vars.SYSTEM_DATABASE_URL, owner: vars.MIGRATION_DATABASE_URL }
      : /** The embedded database. */
        undefined,
    preparedStatements: vars.PREPARED_STATEMENTS === 'on',
    seedDemo: vars.SEED_DEMO ? vars.SEED_DEMO === '1' : embedded && vars.NODE_ENV !== 'production',
    /** The secret in use and, while it is being changed, the one before it. */
    jwtSecrets: [
      vars.JWT_SECRET ?? loadOrCreateSecret(dataDir, 'jwt-secret'),
      vars.JWT_SECRET_PREVIOUS ?? [],
    ].flat(),
    smtpUrl: vars.SMTP_URL,
    /** Accounts are made without a mailed link: where there is no mail server, and never in production. */
    autoVerify: vars.AUTO_VERIFY
      ? vars.AUTO_VERIFY === '1'
      : vars.SMTP_URL === undefined && vars.NODE_ENV !== 'production',
    /** Folder of the mails that no server takes. */
    outbox: join(dataDir, 'outbox'),
    contactEmail: vars.CONTACT_EMAIL,
    publicUrl: vars.PUBLIC_URL ?? `http://localhost:${vars.PORT}`,
    /** Whose X-Forwarded-For is believed; none by default. */
    trustProxy: vars.TRUST_PROXY ?? (false as const),
    /** Other origins whose pages may call the API; none by default. */
    corsOrigins: vars.CORS_ORIGINS ? list(vars.CORS_ORIGINS) : [],
    passwordCost: defaultPasswordCost,
    ai:
      vars.AI_BASE_URL && vars.AI_MODEL
        ? {
            baseUrl: vars.AI_BASE_URL.replace(/(?<!\/)\/+$/, ''),
            model: vars.AI_MODEL,
            apiKey: vars.AI_API_KEY,
          }
        : undefined,
    mapTilesUrl: vars.MAP_TILES_URL,
    /** For the legal texts. */
    operator: readOperator(vars),
    logLevel: vars.LOG_LEVEL,
    /** Fixes what "today" is; time-outs, tokens and limits run on real time. */
    fixedClock: vars.CLOCK ? new Date(vars.CLOCK) : undefined,
    rateLimits: vars.RATE_LIMITS === 'on',
    /** Where the list of remotes is, when another server has it. */
    remotesUrl: vars.REMOTES_URL,
    /** Where operators read how the process is doing; nowhere by default. */
    metrics: metricsPlace(vars),
    /** The remotes' own pages are for testers: in production only when asked for. */
    standalone: vars.STANDALONE ? vars.STANDALONE === '1' : vars.NODE_ENV !== 'production',
  };
}

function metricsPlace({ METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token }: Read) {
  return port === undefined ? undefined : { port, host, token };
}

const bytesOf = (mb: number) => (mb === 0 ? Number.POSITIVE_INFINITY : mb * 1_000_000);

function check(given: Given): Read {
  const { success, data, error } = Variables.safeParse(given);
  const faults = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) faults.set(path.join('.'), message);
  for (const [name, message] of conflicts(given)) if (!faults.has(name)) faults.set(name, message);
  if (success && faults.size === 0) return data;
  const lines = [...faults].map(([name, message]) => `  ${name} ${message}`);
  throw new StartFailure(`Some settings are not usable:\n${lines.join('\n')}`);
}
