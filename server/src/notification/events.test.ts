import { api } from '@vezne/contract';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { bellOf } from './testing';

const t = testApp();
const { ask, call, signUp, addManager } = t;
const { of, kinds, read, categoryOf } = bellOf(t);
const DAY = 86_400_000;

/** Signs a person in once more, as the browser with this id. */
async function signInFrom({ email, password, ...person }: SignedUp, deviceId: string): Promise<SignedUp> {
  const { body } = await call(
    api.auth.login,
    { body: { email, password, deviceId } },
    { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }, ip: '203.0.113.7' },
  );
  return { email, password, ...person, ...api.auth.login.output.parse(body) } as SignedUp;
}

test('a sign-in from a new device is told on the devices that were known before, and not on itself', async () => {
  const person = await signUp();
  const colleague = await addManager(person);
  expect(await kinds(person)).not.toContain('YENI_CIHAZ');
  const intruder = await signInFrom(person, 'a'.repeat(36));
  const [told] = await of(person, 'YENI_CIHAZ');
  expect(told).toMatchObject({
    ...{ title: 'Yeni bir cihazdan giriş yapıldı', count: 1, isRead: false, age: 'BUGUN' },
    ...{ details: [expect.stringContaining('Firefox'), 'siz değilseniz şifrenizi değiştirin'] },
  });
  expect(Date.parse(told?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(await of(intruder, 'YENI_CIHAZ')).toEqual([]);
  expect(await of(colleague, 'YENI_CIHAZ')).toEqual([]);
  const body = { ids: [told?.id ?? ''] };
  expect((await call(api.notification.read, { body }, intruder)).status).toBe(404);
  // From the new device another time it is no news.
  await signInFrom(person, 'a'.repeat(36));
  expect(await of(person, 'YENI_CIHAZ')).toHaveLength(1);
  // It is told in the next session of a known device as well, for a week.
  const again = async () => ({ ...person, ...(await t.signIn(person.email, person.password)) });
  expect(await of(await again(), 'YENI_CIHAZ')).toHaveLength(1);
  t.later(8 * DAY);
  expect(await of(await again(), 'YENI_CIHAZ')).toEqual([]);
});

test('a statement that was added is told to everybody until it is taken back', async () => {
  const person = await signUp();
  const colleague = await addManager(person);
  const [account] = await ask<[{ id: string }]>(api.cashAccount.findAll, person, { body: {} });
  const file = new File(['Tarih;Açıklama;Tutar\n05.03.2026;Masraf;12,80\n'], 'ekstre.csv');
  const read = { body: { accountId: account.id, file } };
  const { batch, mapping } = await ask<{ batch: { id: string }; mapping: object }>(
    api.statement.read,
    person,
    read,
  );
  const batchId = batch.id;
  await ask(api.statement.map, person, { body: { batchId, mapping } });
  const changes = [{ line: 2, decision: 'EKLE', categoryId: await categoryOf(person) }];
  await ask(api.statement.decide, person, { body: { batchId, changes } });
  expect(await of(colleague, 'ITHALAT_BITTI')).toEqual([]);
  await ask(api.statement.commit, person, { body: { batchId } });
  expect(await of(colleague, 'ITHALAT_BITTI')).toMatchObject([
    {
      title: 'Ekstre aktarıldı',
      details: ['ekstre.csv', '1 kayıt'],
      id: `ITHALAT_BITTI:${batchId}`,
      age: 'BUGUN',
    },
  ]);
  await ask(api.statement.undo, person, { body: { batchId, force: false } });
  expect(await of(colleague, 'ITHALAT_BITTI')).toEqual([]);
});

test('an archive that is ready is told to whoever asked for it, as long as it can be fetched', async () => {
  const person = await signUp();
  const colleague = await addManager(person);
  await ask(api.dataExport.start, person, { body: { scope: 'KISI' } });
  await t.idle();
  const [told] = await of(person, 'PAKET_HAZIR');
  expect(told).toMatchObject({ title: 'Veri arşiviniz hazır', isRead: false });
  expect(await of(colleague, 'PAKET_HAZIR')).toEqual([]);
  expect((await call(api.notification.read, { body: { ids: [told?.id ?? ''] } }, colleague)).status).toBe(
    404,
  );
  expect(await read(person, [told?.id ?? ''])).toEqual({ read: 1 });
});
