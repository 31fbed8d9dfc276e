import { api, type Endpoint } from '@vezne/contract';
import { testApp } from '../test/app';
import { seedCompany } from '../test/company';
import { examplesFor } from '../test/examples';
import type { SignedUp } from '../test/people';

const t = testApp();
const MINUTE = 60_000;
const endpoints: Endpoint[] = Object.values(api).flatMap((noun): Endpoint[] => Object.values(noun));

const REFUSAL = {
  status: 403,
  body: { code: 'PROOF_REQUIRED', message: 'Bu işlem için şifrenizi yeniden girmeniz gerekiyor.' },
};
const prove = (person: SignedUp, password = person.password) =>
  t.call(api.auth.provePassword, { body: { password } }, person);
const endOthers = (person: { token: string }) => t.call(api.auth.endOtherSessions, {}, person);
/** A token of the same session that is in date after the clock was moved. */
async function renewed(person: SignedUp): Promise<SignedUp> {
  const { body } = await t.call(api.auth.refresh, { query: { refreshToken: person.refreshToken } });
  return { ...person, ...api.auth.refresh.output.parse(body) };
}

test('every call that declares it refuses a session whose password was typed too long ago', async () => {
  const company = await seedCompany(t);
  const examples = examplesFor(company, 77);
  const before = await t.ask(api.manager.findAll, company);
  t.later(15 * MINUTE + 1_000);
  const old = await renewed(company);
  const declared = endpoints.filter(({ freshProof }) => freshProof === 'always');
  expect(declared.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['manager.delete', 'auth.endOtherSessions']),
  );
  for (const endpoint of declared) {
    const { status, body } = await t.call(endpoint, examples[endpoint.id], old);
    expect([endpoint.id, { status, body }]).toEqual([endpoint.id, REFUSAL]);
  }
  const managers = await t.ask(api.manager.findAll, old);
  expect(managers).toEqual(before);
});

test('a sign-in counts for a quarter of an hour, to the second', async () => {
  const person = await t.signUp();
  t.later(15 * MINUTE - 5_000);
  expect((await endOthers(await renewed(person))).body).toBe(true);
  t.later(6_000);
  expect(await endOthers(await renewed(person))).toMatchObject(REFUSAL);
});

test('the password typed again opens the way, for this session alone and for a quarter of an hour', async () => {
  const first = await t.signUp();
  const second = { ...first, ...(await t.signIn(first.email, first.password)) };
  t.later(16 * MINUTE);
  const [here, elsewhere] = [await renewed(first), await renewed(second)];
  expect((await prove(here)).body).toBe(true);
  expect(await endOthers(elsewhere)).toMatchObject(REFUSAL);
  expect((await endOthers(here)).body).toBe(true);
  expect((await t.call(api.auth.sessions, {}, elsewhere)).status).toBe(401);
  t.later(16 * MINUTE);
  expect(await endOthers(await renewed(here))).toMatchObject(REFUSAL);
});

test('renewing the tokens proves nothing', async () => {
  let person = await t.signUp();
  for (let minutes = 0; minutes < 20; minutes += 5) {
    t.later(5 * MINUTE);
    person = await renewed(person);
  }
  expect(await endOthers(person)).toMatchObject(REFUSAL);
});

test('another IBAN needs the proof, everything else of the company does not', async () => {
  const person = await t.signUp();
  t.later(16 * MINUTE);
  const late = await renewed(person);
  const company = { id: late.companyId, name: 'Deniz Yapı', city: 'İzmir' };
  const update = (body: object) => t.call(api.company.update, { body: { ...company, ...body } }, late);
  expect((await update({})).body).toMatchObject({ city: 'İzmir', iban: null });
  const iban = 'TR330006100519786457841326';
  expect(await update({ iban })).toMatchObject(REFUSAL);
  await prove(late);
  expect((await update({ iban })).body).toMatchObject({ iban });
  t.later(16 * MINUTE);
  const later = await renewed(late);
  const again = (body: object) => t.call(api.company.update, { body: { ...company, ...body } }, later);
  expect((await again({ iban, city: 'Bursa' })).body).toMatchObject({ iban, city: 'Bursa' });
  expect(await again({ iban: '' })).toMatchObject(REFUSAL);
});

test('a wrong password is told under its field and leaves the session as it is', async () => {
  const person = await t.signUp();
  t.later(16 * MINUTE);
  const late = await renewed(person);
  expect(await prove(late, 'yanlis-sifre')).toMatchObject({
    status: 400,
    body: { code: 'BAD_INPUT', fields: { password: 'Şifre hatalı' } },
  });
  expect(await endOthers(late)).toMatchObject(REFUSAL);
  expect((await t.call(api.auth.sessions, {}, late)).status).toBe(200);
});

test('guesses are counted together with those of the sign-in', async () => {
  const person = await t.signUp();
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, at) => prove(person, `tahmin-${at}`)));
  const statuses = guesses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  const login = { email: person.email, password: person.password };
  expect((await t.call(api.auth.login, { body: login })).status).toBe(429);
  expect((await prove(person)).status).toBe(429);
});

test('a proof given to one process counts in another at once', async () => {
  const person = await t.signUp();
  t.later(16 * MINUTE);
  const late = await renewed(person);
  expect(await endOthers(late)).toMatchObject(REFUSAL);
  // What another process would write.
  await t.db.run('UPDATE session SET proved_at = $2 WHERE manager_id = $1', [late.managerId, t.app.now()]);
  expect((await endOthers(late)).body).toBe(true);
});
