import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from './env';
import { missingOperator } from './operator';

const dataDir = mkdtempSync(join(tmpdir(), 'vezne-env-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const GOOD_SECRET = 'kT3vQ9zL1mXw8RbN5yHc2PfJ7sDg4aUe';
const read = (vars: Record<string, string>) => readEnv({ DATA_DIR: dataDir, ...vars });

test('nothing needs to be set', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    seedDemo: true,
    publicUrl: 'http://localhost:3000',
    trustProxy: false,
    rateLimits: true,
  });
});

test("the remotes' own pages are open in production only when that is said", () => {
  expect(read({}).standalone).toBe(true);
  expect(read({ STANDALONE: '0' }).standalone).toBe(false);
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.test' };
  expect(read(production).standalone).toBe(false);
  expect(read({ ...production, STANDALONE: '1' }).standalone).toBe(true);
});

test('a setting that is there but empty counts as not set', () => {
  expect(read({ PORT: '', SMTP_URL: ' ', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    smtpUrl: undefined,
  });
});

test('the secret is made once, kept, and readable by its owner alone', () => {
  const [first] = read({}).jwtSecrets;
  expect(read({}).jwtSecrets).toEqual([first]);
  expect(first?.length).toBeGreaterThanOrEqual(64);
  const file = join(dataDir, 'jwt-secret');
  expect(readFileSync(file, 'utf8')).toBe(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

describe('backups', () => {
  const keyFile = join(dataDir, 'key');
  const key = (text: string, mode = 0o600) => {
    writeFileSync(keyFile, text);
    chmodSync(keyFile, mode);
    return read({ BACKUP_KEY_FILE: keyFile }).backup.key;
  };

  test('are made of the embedded database, into the data folder, and of another one if that is wanted', () => {
    const DATABASE_URL = 'postgres://db.test/vezne';
    expect(read({}).backup).toEqual({
      hourly: true,
      folder: join(dataDir, 'backups'),
      copyFolder: undefined,
      key: undefined,
    });
    expect(read({ BACKUP: 'off', BACKUP_DIR: '/b', BACKUP_COPY_DIR: '/c' }).backup).toMatchObject({
      hourly: false,
      folder: '/b',
      copyFolder: '/c',
    });
    expect(read({ DATABASE_URL, JWT_SECRET: GOOD_SECRET }).backup.hourly).toBe(false);
    expect(read({ DATABASE_URL, JWT_SECRET: GOOD_SECRET, BACKUP: 'on' }).backup.hourly).toBe(true);
    expect(() => read({ BACKUP: 'yes' })).toThrow('BACKUP must be on or off');
  });

  test('have a key of some length, in a file that nobody else may read', () => {
    expect(key('  sixteen letters!\n')).toBe('sixteen letters!');
    expect(() => key('fifteen letters')).toThrow('at least 16 characters');
    expect(() => key('sixteen letters!', 0o644)).toThrow('may be read by others');
    rmSync(keyFile);
    expect(() => read({ BACKUP_KEY_FILE: keyFile })).toThrow('cannot be read (ENOENT)');
  });
});

test('an external database needs a secret of its own and gets no demo data', () => {
  const DATABASE_URL = 'postgres://db.test/vezne';
  expect(() => read({ DATABASE_URL })).toThrow('JWT_SECRET is required with DATABASE_URL');
  expect(read({ DATABASE_URL, JWT_SECRET: GOOD_SECRET }).seedDemo).toBe(false);
  expect(read({ DATABASE_URL, JWT_SECRET: GOOD_SECRET, SEED_DEMO: '1' }).seedDemo).toBe(true);
});

test.each([
  'short',
  'kT3vQ9zL1mXw8RbN5yHc2PfJ7sDg4aU',
  'a'.repeat(64),
  'abcabcabcabcabcabcabcabcabcabcabcabc',
  '0123456789012345678901234567890123456789',
  'my-secret-my-Secret-0123456789-abcdefgh',
  'please-change-me-0123456789-abcdefghijk',
  'this-is-an-example-0123456789-abcdefghi',
  'PasswordPasswordPassword0123456789abcde',
  'vezne-0123456789-abcdefghijklmnopqrstuv',
])('the weak secret %s is refused', (JWT_SECRET) => {
  expect(() => read({ JWT_SECRET })).toThrow('JWT_SECRET');
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://db.test/vezne'],
  ['SEED_DEMO', 'yes'],
  ['SMTP_URL', 'mail.test'],
  ['MAIL', 'folder'],
  ['CONTACT_EMAIL', 'nobody'],
  ['PUBLIC_URL', 'vezne.test'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '*'],
  ['CORS_ORIGINS', 'https://app.test/path'],
  ['AI_BASE_URL', 'http://localhost:11434/v1'],
  ['MAP_TILES_URL', 'https://tiles.test/'],
  ['OPERATOR_MERSIS', '12345'],
  ['OPERATOR_KEP', 'kep'],
  ['OPERATOR_EMAIL', 'nobody'],
  ['OPERATOR_ADDRESS', 'x'.repeat(301)],
  ['OPERATOR_PROCESSORS', 'Bulut A.Ş., Türkiye'],
  ['OPERATOR_PROCESSORS', 'Bulut A.Ş., Türkiye, barındırma;'],
  ['LOG_LEVEL', 'loud'],
  ['CLOCK', 'yesterday'],
  ['RATE_LIMITS', '0'],
  ['AUTO_VERIFY', 'yes'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(
    new RegExp(`^Some settings are not usable:\n {2}(${name}|AI_MODEL) `),
  );
});

test('every bad setting is named at once', () => {
  expect(() => read({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT.*\n.*LOG_LEVEL/);
});

test.each([
  ['CLOCK', '2026-03-04T09:00:00Z'],
  ['RATE_LIMITS', 'off'],
  ['SEED_DEMO', '1'],
  ['AUTO_VERIFY', '1'],
])('%s is for tests and trials: production refuses it', (name, value) => {
  expect(() => read({ [name]: value })).not.toThrow();
  expect(() => read({ [name]: value, MAIL: 'outbox', NODE_ENV: 'production' })).toThrow(name);
});

const SMTP_URL = 'smtps://user:secret@mail.test';

test('production needs a mail server, or a word that the folder is meant', () => {
  const production = (vars: Record<string, string>) => read({ NODE_ENV: 'production', ...vars });
  expect(() => production({})).toThrow('SMTP_URL is required in production');
  expect(() => production({ SMTP_URL, MAIL: 'outbox' })).toThrow('MAIL may not be set with SMTP_URL');
  expect(production({ SMTP_URL })).toMatchObject({ smtpUrl: SMTP_URL, production: true });
  expect(production({ MAIL: 'outbox' })).toMatchObject({ smtpUrl: undefined });
  expect(() => production({ SEED_DEMO: '1', PORT: 'x' })).toThrow(/PORT .*\n.*SEED_DEMO .*\n.*SMTP_URL /);
});

test('addresses are verified wherever a mail can be read, unless said otherwise', () => {
  const autoVerify = (vars: Record<string, string>) => read(vars).autoVerify;
  expect(autoVerify({})).toBe(true);
  expect(autoVerify({ AUTO_VERIFY: '0' })).toBe(false);
  expect(autoVerify({ SMTP_URL })).toBe(false);
  expect(autoVerify({ SMTP_URL, AUTO_VERIFY: '1' })).toBe(true);
  expect(autoVerify({ NODE_ENV: 'production', MAIL: 'outbox' })).toBe(false);
});

test('production has no demo data unless it was made before', () => {
  expect(read({ NODE_ENV: 'production', MAIL: 'outbox' }).seedDemo).toBe(false);
  expect(read({ NODE_ENV: 'production', MAIL: 'outbox', SEED_DEMO: '0' }).seedDemo).toBe(false);
});

test('numbers for operators are opened nowhere by default, then on this machine, elsewhere only with a token', () => {
  expect(read({}).metrics).toBeUndefined();
  expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1', token: undefined });
  expect(() => read({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toThrow('METRICS_TOKEN is required');
  expect(read({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: GOOD_SECRET }).metrics).toEqual(
    { port: 9464, host: '0.0.0.0', token: GOOD_SECRET },
  );
});

test('who runs the installation is read for the legal pages', () => {
  expect(read({}).operator).toEqual({
    name: null,
    address: null,
    mersis: null,
    kep: null,
    email: null,
    court: null,
    processors: [],
  });
  const { operator } = read({
    OPERATOR_NAME: 'Örnek Yazılım A.Ş.',
    OPERATOR_MERSIS: '0123 4567 8901 2345',
    OPERATOR_PROCESSORS: 'Bulut A.Ş., Türkiye, barındırma ve yedek; Posta Ltd., Almanya, e-posta, bildirim',
  });
  expect(operator).toMatchObject({
    name: 'Örnek Yazılım A.Ş.',
    mersis: '0123456789012345',
    processors: [
      { name: 'Bulut A.Ş.', country: 'Türkiye', work: 'barındırma ve yedek' },
      { name: 'Posta Ltd.', country: 'Almanya', work: 'e-posta, bildirim' },
    ],
  });
  expect(missingOperator(operator)).toEqual(['OPERATOR_ADDRESS', 'OPERATOR_EMAIL or OPERATOR_KEP']);
});
