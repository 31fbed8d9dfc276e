import { api, type SecurityAlert, type Session } from '@vezne/contract';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';

const t = testApp();
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36';
const deviceId = 'bir-tarayicinin-kimligi';
const subjects = async ({ email }: { email: string }) => {
  await t.idle();
  return t.emails
    .splice(0)
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);
};
const NEW_DEVICE = 'Vezne: Yeni bir cihazdan giriş yapıldı';
const login = (
  { email, password }: Pick<SignedUp, 'email' | 'password'>,
  { ip = '203.0.113.7', agent = CHROME, ...body }: { ip?: string; agent?: string; deviceId?: string } = {},
) => t.call(api.auth.login, { body: { email, password, ...body } }, { ip, headers: { 'user-agent': agent } });

test('a sign-in from a device that was not seen before is told by mail; from a known one it is not', async () => {
  const person = await t.signUp();
  await subjects(person);
  expect((await login(person, { deviceId })).status).toBe(200);
  expect(await subjects(person)).toEqual([NEW_DEVICE]);
  // Known by its id, wherever it is and whatever it calls itself.
  await login(person, { deviceId, ip: '198.51.100.9', agent: 'Firefox/140.0' });
  expect(await subjects(person)).toEqual([]);
  await login(person, { deviceId: 'eine-andere-kennung-hier', ip: '198.51.100.9' });
  expect(await subjects(person)).toEqual([NEW_DEVICE]);
});

test('the first sign-in of all is no news, and neither is one like those of before there were ids', async () => {
  const person = { email: 'ilk@ornek.com.tr', password: 'Uzun-ve-guclu-91' };
  const signedUp = await t.signUp(person);
  expect(await subjects(person)).not.toContain(NEW_DEVICE);
  await t.db.run('UPDATE session SET device_hash = NULL, ip = $2, device = $3 WHERE manager_id = $1', [
    signedUp.managerId,
    '203.0.113.7',
    'Chrome · Windows',
  ]);
  await login(person, { deviceId });
  expect(await subjects(person)).toEqual([]);
});

test('the id of a browser is stored as a keyed hash, for each person another, and bad ones are refused', async () => {
  const [one, two] = [await t.signUp(), await t.signUp()];
  await login(one, { deviceId });
  await login(two, { deviceId });
  const rows = await t.db.query<{ hash: Buffer }>(
    'SELECT DISTINCT device_hash AS hash FROM session WHERE manager_id = ANY($1) AND device_hash IS NOT NULL',
    [[one.managerId, two.managerId]],
  );
  expect(rows).toHaveLength(2);
  for (const { hash } of rows) expect(hash.toString()).not.toContain(deviceId);
  for (const bad of ['kisa', 'x'.repeat(65), 'boşluk var burada yani'])
    expect((await login(one, { deviceId: bad })).status).toBe(400);
});

test('an attack from everywhere closes the account for new networks, but not for a known browser', async () => {
  const person = await t.signUp();
  await login(person, { deviceId });
  for (let at = 0; at < 50; at++)
    await login({ ...person, password: `yanlis-${at}` }, { ip: `198.51.${at}.1` });
  expect((await login(person, { ip: '192.0.2.77' })).status).toBe(429);
  expect((await login(person, { ip: '192.0.2.78', deviceId: 'bilinmeyen-bir-kimlik' })).status).toBe(429);
  expect((await login(person, { ip: '192.0.2.79', deviceId })).status).toBe(200);
});

test('a copied session is told by mail and at the next visit, until it was read', async () => {
  const person = await t.signUp();
  const refresh = (refreshToken: string) => t.call(api.auth.refresh, { query: { refreshToken } });
  const first = api.auth.refresh.output.parse((await refresh(person.refreshToken)).body);
  await refresh(first.refreshToken);
  await subjects(person);
  expect((await refresh(person.refreshToken)).status).toBe(401);
  expect(await subjects(person)).toEqual(['Vezne: Oturumunuz kopyalanmış olabilir']);

  const again = await t.signIn(person.email, person.password);
  const [alert, ...more] = await t.ask<SecurityAlert[]>(api.auth.alerts, again);
  expect([alert?.kind, more]).toEqual(['SESSION_COPIED', []]);
  const dismiss = (token: string) =>
    t.call(api.auth.dismissAlert, { query: { id: alert?.id ?? '' } }, { token });
  expect((await dismiss((await t.signUp()).token)).status).toBe(404);
  expect((await dismiss(again.token)).body).toBe(true);
  expect(await t.ask(api.auth.alerts, again)).toEqual([]);
});

test('the owner hears of a manager who has joined', async () => {
  const owner = await t.signUp();
  await subjects(owner);
  await t.addManager(owner);
  expect(await subjects(owner)).toContain('Vezne: Şirketinize bir yönetici katıldı');
});

test('the list of sessions names where each began and where it was used last', async () => {
  const person = await t.signUp();
  const { body } = await t.call(
    api.auth.refresh,
    { query: { refreshToken: person.refreshToken } },
    { ip: '203.0.113.50' },
  );
  const [session] = await t.ask<Session[]>(api.auth.sessions, api.auth.refresh.output.parse(body));
  expect(session).toMatchObject({ ip: '127.0.0.1', lastIp: '203.0.113.50', current: true });
});
