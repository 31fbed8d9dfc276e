import { api, type Endpoint } from '@vezne/contract';
import { createLog } from '../log';
import { testApp } from '../test/app';
import { seedCompany } from '../test/company';
import { examplesFor } from '../test/examples';
import { register } from './endpoint';

const lines: string[] = [];
const failing = { ...api.category.addReadyMade, id: 'probe.failing', path: '/probe/failing' };
let fault: () => unknown = () => undefined;

const t = testApp({
  log: createLog('trace', { write: (line) => void lines.push(line) }),
  extend: (app) =>
    register(app, failing, async ({ db }) => {
      await fault();
      await db.query('SELECT $1::uuid', ['Gizli-Kanarya']);
      return [];
    }),
});
const endpoints: Endpoint[] = Object.values(api).flatMap((noun): Endpoint[] => Object.values(noun));
jest.setTimeout(30_000);

const events = (name: string) =>
  lines.map((line) => JSON.parse(line)).filter((line: { event?: string }) => line.event === name);

test('whatever is sent, the log holds no secret, address, name or description', async () => {
  const world = await seedCompany(t);
  const canary = 'Kanarya';
  for (const endpoint of endpoints) {
    const text = JSON.stringify(examplesFor(world, 1)[endpoint.id] ?? {});
    const marked = text.replace(
      /"(description|name|subject|message|address|input|city)":"[^"]*"/g,
      `"$1":"${canary} metni"`,
    );
    await t.call(endpoint, JSON.parse(marked), { token: world.token, key: `${canary}-${endpoint.id}` });
    await t.call(
      endpoint,
      { ...JSON.parse(text), body: { [canary]: canary } },
      { token: `${world.token}${canary}` },
    );
  }
  await t.request('POST', `/auth/login?${canary}=1`, `{"${canary}"`);
  await t.idle();
  const log = lines.join('');
  const secrets = [
    canary,
    world.password,
    world.email,
    'Baska-Guclu',
    'ornek.com.tr',
    'TR33',
    '4540536920',
    '53211',
  ];
  for (const secret of [...secrets, ...world.token.split('.').slice(1), ...world.refreshToken.split('.')])
    expect([secret, log.includes(secret)]).toEqual([secret, false]);
  expect(log).toContain('"route":"/dev/v1/auth/forgot-password/:email"');
});

test('sign-ins, failures, replays, changes and refusals are each on record once, on one line', async () => {
  lines.length = 0;
  const person = await t.signUp();
  expect(events('login.ok')).toHaveLength(1);
  await t.call(api.auth.login, { body: { email: person.email, password: 'yanlış\r\n{"event":"login.ok"}' } });
  await t.idle();
  expect(events('login.failed')).toMatchObject([
    { who: expect.stringMatching(/^[0-9a-f]{12}$/), ip: '127.0.0.1' },
  ]);
  expect(events('login.ok')).toHaveLength(1);
  for (let at = 0; at < 5; at++)
    await t.call(api.auth.login, { body: { email: person.email, password: 'x' } });
  expect(events('login.blocked')).toHaveLength(1);
  const query = { refreshToken: person.refreshToken };
  const next = api.auth.refresh.output.parse((await t.call(api.auth.refresh, { query })).body);
  await t.call(api.auth.refresh, { query: { refreshToken: next.refreshToken } });
  await t.call(api.auth.refresh, { query });
  expect(events('session.reuse')).toHaveLength(1);
  for (const line of lines) expect(line.trimEnd()).not.toContain('\n');
});

test('a fault of ours is told in one sentence with a number; its cause is in the log alone', async () => {
  const person = await t.signUp();
  lines.length = 0;
  const faults = [
    () => Promise.reject(new TypeError('cannot read properties of kanarya@ornek.com.tr')),
    () => Promise.reject('a string'),
    () => t.db.query('SELECT nothing FROM nowhere'),
    () => JSON.parse('{'),
  ];
  for (const each of faults) {
    fault = each;
    const answer = await t.call(failing, {}, person);
    expect(answer).toMatchObject({
      status: 500,
      body: {
        code: 'UNEXPECTED',
        message: 'Beklenmedik Bir Hata Oluştu, Lütfen Daha Sonra Tekrar Deneyin.',
        requestId: answer.headers['x-request-id'],
      },
    });
    expect(answer.text).not.toMatch(/nowhere|kanarya|\.ts|node_modules|SELECT|at /);
    expect(lines.join('')).toContain(String(answer.headers['x-request-id']));
  }
  expect(lines.join('')).toContain('cannot read properties of [e-mail]');
});

test('what the database refused to wait for, or to take, is in the log with its route, though the caller may repeat it', async () => {
  const person = await t.signUp();
  const warnings = () =>
    lines
      .map((line): object => JSON.parse(line))
      .filter((line) => 'level' in line && line.level === 40 && 'err' in line);
  const refusals = [
    ['57014', 429],
    ['55P03', 429],
    ['22003', 400],
  ] as const;
  for (const [code, status] of refusals) {
    lines.length = 0;
    fault = () => t.db.run(`DO $$ BEGIN RAISE EXCEPTION 'Gizli-Kanarya' USING ERRCODE = '${code}'; END $$`);
    expect((await t.call(failing, {}, person)).status).toBe(status);
    expect(warnings()).toMatchObject([{ status, route: '/dev/v1/probe/failing', err: { code } }]);
  }
  expect(lines.join('')).not.toContain('Kanarya');
});

test('of several failures told as one each is in the log with its cause', () => {
  lines.length = 0;
  const failures = ['session', 'trash'].map(
    (name) => new Error(name, { cause: new TypeError(`no ${name}`) }),
  );
  t.app.log.error({ err: new AggregateError(failures, 'two failed') });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: {
      message: 'two failed',
      errors: [
        { message: 'session', cause: { type: 'TypeError', message: 'no session' } },
        { message: 'trash', cause: { message: 'no trash' } },
      ],
    },
  });
});

test('a value that the database cannot take is refused, not quoted', async () => {
  const person = await t.signUp();
  lines.length = 0;
  fault = () => undefined;
  const answer = await t.call(failing, {}, person);
  expect(answer.status).toBe(400);
  expect(answer.text + lines.join('')).not.toContain('Kanarya');
});
