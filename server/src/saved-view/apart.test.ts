import { api, type Endpoint, limits, type SavedView } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { testApp } from '../test/app';
import { type SeededCompany, seedCompany } from '../test/company';
import { examplesFor } from '../test/examples';
import type { SignedUp } from '../test/people';

const endpoints: Endpoint[] = Object.values(api).flatMap((noun): Endpoint[] => Object.values(noun));
const { savedView } = api;
const SECRET = 'Gizlikelime';
const Views = z.array(savedView.findById.output);

type Person = SignedUp & { what: string; view: SavedView };

describe.each([
  ['with the walls of the database', true],
  ['by what the calls ask for, without those walls', false],
])('views are apart %s', (_, walls) => {
  const t = testApp({ walls });
  const { addManager, ask, call, signIn } = t;
  let company: SeededCompany;
  let people: Person[];

  const list = async (person: SignedUp) => Views.parse(await ask(savedView.findAll, person));
  const stored = () => t.db.query('SELECT * FROM saved_view ORDER BY id');
  const body = (name: string, more: object = {}) => ({
    name,
    address: `q=${SECRET}`,
    density: 'SIKI',
    opensFirst: true,
    ...more,
  });
  const save = (person: SignedUp, name: string, key?: string) =>
    call(savedView.save, { body: body(name) }, { token: person.token, key });

  async function administrator(person: SignedUp): Promise<SignedUp> {
    await t.db.run(`UPDATE manager SET role = 'ADMIN' WHERE id = $1`, [person.managerId]);
    return { ...person, ...(await signIn(person.email, person.password)) };
  }

  const remove = ({ managerId: id }: SignedUp) => ask(api.manager.delete, company, { query: { id } });

  async function bringBack(person: SignedUp): Promise<SignedUp> {
    await ask(api.manager.restore, company, { body: { id: person.managerId } });
    return { ...person, ...(await signIn(person.email, person.password)) };
  }

  beforeAll(async () => {
    company = await seedCompany(t);
    const returned = await addManager(company);
    await remove(returned);
    const stranger = await seedCompany(t);
    const who: [string, SignedUp][] = [
      ['the owner', company],
      ['a colleague', await addManager(company)],
      ['an administrator among them', await administrator(await addManager(company))],
      ['a manager who was brought back', await bringBack(returned)],
      ['the owner of another company', stranger],
      ['an administrator in another company', await administrator(await addManager(stranger))],
    ];
    people = [];
    for (const [what, person] of who) {
      const view = savedView.save.output.parse((await save(person, `${SECRET} ${what}`)).body);
      people.push({ ...person, what, view });
    }
  });

  /** Everyone with everyone else. */
  const pairs = () =>
    people.flatMap((one) => people.filter((other) => other !== one).map((other) => ({ one, other })));

  test('by its id nobody reads, changes or deletes another’s: it answers like one that never was', async () => {
    const before = await stored();
    const tryAll = async (token: string, id: string) => {
      const change = { ...body('Benim olsun'), id };
      const answers = [
        await call(savedView.findById, { query: { id } }, { token }),
        await call(savedView.update, { body: change }, { token }),
        await call(savedView.update, { body: { ...change, version: 99 } }, { token }),
        await call(savedView.delete, { query: { id } }, { token }),
      ];
      return answers.map(({ status, text }) => [status, text]);
    };
    for (const { one, other } of pairs()) {
      const answers = await tryAll(one.token, other.view.id);
      expect([one.what, other.what, answers]).toEqual([
        one.what,
        other.what,
        await tryAll(one.token, newId()),
      ]);
      expect(answers.map(([status]) => status)).toEqual([404, 404, 404, 404]);
    }
    expect(await stored()).toEqual(before);
  });

  test('nobody finds another’s in a list, an overview, the history or any other answer', async () => {
    for (const { one, other } of pairs()) {
      const own = (await list(one)).map(({ id }) => id);
      expect([one.what, own.includes(one.view.id), own.includes(other.view.id)]).toEqual([
        one.what,
        true,
        false,
      ]);
    }
    const reads = endpoints.filter(({ writes, roles }) => !writes && roles !== 'public');
    for (const one of people.filter(({ companyId }) => companyId === company.companyId))
      for (const endpoint of reads.filter(({ id }) => id !== 'savedView.findAll')) {
        const example = endpoint.id === 'savedView.findById' ? {} : examplesFor(company, 910)[endpoint.id];
        const { text } = await call(endpoint, example, one);
        expect([one.what, endpoint.id, text.includes(SECRET)]).toEqual([one.what, endpoint.id, false]);
      }
  });

  test('a name that one has taken is free for all others, and the same key of a request is not the same', async () => {
    const answers = [];
    for (const one of people) answers.push(await save(one, 'Ortak ad', 'ayni-anahtar'));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    const ids = answers.map(({ body: view }) => savedView.save.output.parse(view).id);
    expect(new Set(ids).size).toBe(people.length);
    for (const [at, one] of people.entries())
      expect((await list(one)).find(({ name }) => name === 'Ortak ad')?.id).toBe(ids[at]);
  });

  test('the view that opens first for one leaves what opens first for the others', async () => {
    for (const one of people) {
      await ask(savedView.update, one, { body: { ...body(`${SECRET} ${one.what}`), id: one.view.id } });
      const others = people.filter((other) => other !== one);
      const firsts = () =>
        Promise.all(others.map(async (other) => (await list(other)).filter((v) => v.opensFirst)));
      const before = await firsts();
      await ask(savedView.save, one, { body: body('Hep bu açılsın') });
      expect([one.what, await firsts()]).toEqual([one.what, before]);
    }
    for (const one of people)
      expect((await list(one)).filter(({ opensFirst }) => opensFirst)).toMatchObject([
        { name: 'Hep bu açılsın' },
      ]);
  });

  test('who has as many as there may be takes no room from anybody', async () => {
    const [full, ...others] = [await addManager(company), ...people];
    await t.db.run(
      `INSERT INTO saved_view (company_id, manager_id, id, name, address, density)
       SELECT $1, $2, gen_random_uuid(), 'Dolu ' || n, '', 'SIKI' FROM generate_series(1, $3::int) AS n`,
      [full.companyId, full.managerId, limits.savedView.count],
    );
    expect((await save(full, 'Bir daha')).status).toBe(409);
    for (const one of others)
      expect([one.what, (await save(one, 'Yer var')).status]).toEqual([one.what, 200]);
  });

  test('those of a removed manager are nobody’s, and after the return again that manager’s alone', async () => {
    const person = await addManager(company);
    const view = savedView.save.output.parse((await save(person, `${SECRET} çıkarılan`)).body);
    const seen = () =>
      Promise.all(
        people.map(async (one) => (await call(savedView.findById, { query: { id: view.id } }, one)).status),
      );
    const nobody = people.map(() => 404);
    await remove(person);
    expect(await seen()).toEqual(nobody);
    expect(JSON.stringify(await ask(api.manager.removed, company))).not.toContain(SECRET);
    for (const endpoint of Object.values(savedView))
      expect((await call(endpoint, examplesFor(company, 911)[endpoint.id], person)).status).toBe(401);
    const back = await bringBack(person);
    expect(await list(back)).toEqual([view]);
    expect(await seen()).toEqual(nobody);
  });
});

describe('a manager who was removed a moment ago', () => {
  const t = testApp();
  const elsewhere = testApp({ db: t.db });

  test('is signed out by a process that has not heard of it yet, and keeps no view', async () => {
    const owner = await t.signUp();
    const person = await t.addManager(owner);
    expect((await elsewhere.call(savedView.findAll, {}, person)).status).toBe(200);
    await t.ask(api.manager.delete, owner, { query: { id: person.managerId } });
    const late = { body: { name: 'Geç', address: '', density: 'SIKI' } };
    expect((await elsewhere.call(savedView.save, late, person)).status).toBe(401);
    expect(await t.db.query('SELECT 1 FROM saved_view WHERE manager_id = $1', [person.managerId])).toEqual(
      [],
    );
  });
});
