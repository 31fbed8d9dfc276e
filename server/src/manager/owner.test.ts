import { api, Manager, RemovedManager } from '@vezne/contract';
import { z } from 'zod';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';

const t = testApp();
const HOUR = 3_600_000;
const byId =
  (endpoint: typeof api.manager.restore | typeof api.manager.handOver) =>
  (person: { token: string }, { managerId }: { managerId: string }) =>
    t.call(endpoint, { body: { id: managerId } }, { token: person.token });
const restore = byId(api.manager.restore);
const handOver = byId(api.manager.handOver);
const remove = (person: { token: string }, { managerId }: { managerId: string }) =>
  t.call(api.manager.delete, { query: { id: managerId } }, { token: person.token });
const login = ({ email, password }: SignedUp) => t.call(api.auth.login, { body: { email, password } });
const removed = async (person: { token: string }) =>
  z.array(RemovedManager).parse(await t.ask(api.manager.removed, person));
const ownerOf = async (person: { token: string }) =>
  z
    .array(Manager)
    .parse(await t.ask(api.manager.findAll, person))
    .filter(({ isOwner }) => isOwner)
    .map(({ id }) => id);
const team = async () => {
  const owner = await t.signUp({ name: 'Elif', surname: 'Er' });
  return {
    owner,
    ali: await t.addManager(owner, { title: 'Şef' }),
    ece: await t.addManager(owner, { name: 'Ece' }),
  };
};
const letters = async () => {
  await t.idle();
  return t.emails.splice(0).map(({ to, subject }) => `${to} ${subject}`);
};
const inDate = async (person: SignedUp): Promise<SignedUp> => ({
  ...person,
  ...(await t.signIn(person.email, person.password)),
});

test('whoever signs a company up owns it; those who come later do not', async () => {
  const { owner, ali } = await team();
  expect(await ownerOf(ali)).toEqual([owner.managerId]);
});

test('only the owner removes managers; nobody removes the founder', async () => {
  const { owner, ali, ece } = await team();
  for (const whom of [owner, ece])
    expect(await remove(ali, whom)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'Yöneticileri yalnızca şirketin sahibi çıkarabilir.' },
    });
  expect((await t.call(api.auth.sessions, {}, ece)).status).toBe(200);
  expect(await remove(owner, owner)).toMatchObject({
    status: 409,
    body: { message: 'Kendi hesabınızı silemezsiniz' },
  });
  expect((await remove(owner, ali)).body).toBe(true);
});

test('an operator of the service who belongs to a company has no more right there than others', async () => {
  const { ali, ece } = await team();
  await t.db.run(`UPDATE manager SET role = 'ADMIN' WHERE id = $1`, [ali.managerId]);
  expect((await remove(await inDate(ali), ece)).status).toBe(403);
});

test('the database itself keeps the owner, whatever code asks', async () => {
  const owner = await t.signUp();
  await expect(t.db.run('DELETE FROM account WHERE id = $1', [owner.managerId])).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await t.db.run('DELETE FROM company WHERE id = $1', [owner.companyId]);
  expect(await t.db.query('SELECT 1 FROM manager WHERE id = $1', [owner.managerId])).toEqual([]);
});

test('a removal is mailed to both; whoever was removed is out at once and comes back whole', async () => {
  const { owner, ali } = await team();
  const other = await t.signIn(ali.email, ali.password);
  const before = await t.db.query('SELECT * FROM manager JOIN account USING (id) WHERE id = $1', [
    ali.managerId,
  ]);
  await letters();
  await remove(owner, ali);
  expect(await letters()).toEqual([
    `${ali.email} Vezne: Hesabınız kapatıldı`,
    `${owner.email} Vezne: Bir yönetici çıkarıldı`,
  ]);
  for (const each of [ali, other]) expect((await t.call(api.auth.sessions, {}, each)).status).toBe(401);
  expect((await login(ali)).status).toBe(401);
  expect(await removed(owner)).toMatchObject([{ id: ali.managerId, name: 'Ali', email: ali.email }]);

  expect((await restore(owner, ali)).body).toMatchObject({ id: ali.managerId, title: 'Şef', isOwner: false });
  expect(await letters()).toEqual([`${ali.email} Vezne: Hesabınız geri açıldı`]);
  const after = await t.db.query('SELECT * FROM manager JOIN account USING (id) WHERE id = $1', [
    ali.managerId,
  ]);
  expect(after).toEqual(before);
  expect((await login(ali)).status).toBe(200);
  expect((await t.call(api.auth.sessions, {}, ali)).status).toBe(401);
  expect(await removed(owner)).toEqual([]);
});

test('a removal can be undone for a day, by the owner alone, once', async () => {
  const { owner, ali, ece } = await team();
  await remove(owner, ali);
  expect((await restore(ece, ali)).status).toBe(403);
  t.later(24 * HOUR - 60_000);
  const late = await inDate(owner);
  const answers = await Promise.all([1, 2, 3, 4].map(() => restore(late, ali)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);

  await remove(late, ali);
  t.later(24 * HOUR + 60_000);
  const later = await inDate(owner);
  expect(await removed(later)).toEqual([]);
  expect((await restore(later, ali)).status).toBe(404);
  expect((await login(ali)).status).toBe(401);
});

test('an address that has found another account meanwhile is not taken from it', async () => {
  const { owner, ali } = await team();
  await remove(owner, ali);
  const again = await t.signUp({ email: ali.email });
  expect(await restore(owner, ali)).toMatchObject({
    status: 409,
    body: { message: 'Bu kişinin e-posta adresi artık başka bir hesapta; geri alınamaz.' },
  });
  expect((await login(again)).status).toBe(200);
  expect(await removed(owner)).toHaveLength(1);
});

test('a removed person of another company can neither be seen nor brought back', async () => {
  const { owner, ali } = await team();
  await remove(owner, ali);
  const stranger = await t.signUp();
  expect(await removed(stranger)).toEqual([]);
  expect((await restore(stranger, ali)).status).toBe(404);
});

test('the owner hands the company over; both are told by mail, and the right goes with it', async () => {
  const { owner, ali, ece } = await team();
  expect((await handOver(ali, ece)).status).toBe(403);
  expect(await handOver(owner, owner)).toMatchObject({
    status: 409,
    body: { message: 'Şirketin sahibi zaten sizsiniz.' },
  });
  expect((await handOver(owner, await t.signUp())).status).toBe(404);
  await letters();
  expect((await handOver(owner, ali)).body).toBe(true);
  expect(await letters()).toEqual([
    `${ali.email} Vezne: Şirketin yeni sahibi sizsiniz`,
    `${owner.email} Vezne: Sahipliği devrettiniz`,
  ]);
  expect(await ownerOf(ece)).toEqual([ali.managerId]);
  expect((await remove(owner, ece)).status).toBe(403);
  expect((await remove(ali, owner)).body).toBe(true);
});

test('nobody gets a company who has not chosen a password yet', async () => {
  const { owner, ali } = await team();
  await t.db.run('UPDATE account SET password_hash = NULL WHERE id = $1', [ali.managerId]);
  expect(await handOver(owner, ali)).toMatchObject({
    status: 409,
    body: { message: 'Bu kişi henüz şifresini belirlemedi.' },
  });
});

test('handed over to two at once, and removed while handing over: one owner, who is there', async () => {
  for (let round = 0; round < 5; round++) {
    const { owner, ali, ece } = await team();
    await Promise.all([handOver(owner, ali), handOver(owner, ece), remove(owner, ali), remove(owner, ece)]);
    const [ownerId, ...others] = await ownerOf(await inDate(owner).catch(() => ali));
    expect(others).toEqual([]);
    expect(ownerId).toBeDefined();
  }
});
