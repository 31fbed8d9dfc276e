import { api, type Endpoint, messages, readOnlyKeys } from '@vezne/contract';
import { z } from 'zod';
import { testApp } from '../../test/app';
import { type SeededCompany, seedCompany } from '../../test/company';
import { examplesFor } from '../../test/examples';

const t = testApp();
const endpoints: Endpoint[] = Object.values(api).flatMap((noun): Endpoint[] => Object.values(noun));
const find = (id: string) => endpoints.find((endpoint) => endpoint.id === id);
const nouns = endpoints.flatMap((update) => {
  const [noun = ''] = update.id.split('.');
  const findById = find(`${noun}.findById`);
  return update.id === `${noun}.update` && findById ? [{ noun, update, findById }] : [];
});

const Stored = z.record(z.string(), z.unknown());
type Stored = z.infer<typeof Stored>;

let world: SeededCompany;
beforeAll(async () => {
  world = await seedCompany(t);
});

/** What the server fills where null is sent. */
const filled: Record<string, string> = {
  'project.code': 'the next code of the year',
  'cashFlow.accountId': 'the default account',
  'transfer.description': 'the names of both accounts',
};

/** Keys of a record that every change of it changes. */
const without = ({ version: _version, updatedAt: _updatedAt, ...rest }: Stored) => rest;

type Noun = (typeof nouns)[number];

const bodyOf = ({ update }: Noun) => Stored.parse(examplesFor(world, 1)[update.id]?.body);
const read = async (noun: Noun) =>
  Stored.parse(await t.ask(noun.findById, world, { query: { id: bodyOf(noun).id } }));
const send = ({ update }: Noun, body: object) => t.call(update, { body }, world);

/** Sees what is sent taken, and the record as it was but for its version and hour. */
async function expectUnchanged(noun: Noun, sent: (record: Stored) => Stored) {
  const record = await read(noun);
  const { status, body } = await send(noun, sent(record));
  expect([status, without(Stored.parse(body))]).toEqual([200, without(record)]);
  expect(without(await read(noun))).toEqual(without(record));
}

/** Fills every field of the record that can be written, as the example has it. */
const fill = async (noun: Noun) => expect(await send(noun, bodyOf(noun))).toMatchObject({ status: 200 });

const withoutKeys = (record: Stored, keys: string[]): Stored =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

function fieldsOf({ body }: Endpoint): Record<string, z.ZodType> {
  if (!(body instanceof z.ZodObject)) throw new Error('a change takes an object');
  return body.shape;
}

test('each noun that can be changed can be read', () => {
  expect(nouns.map(({ noun }) => noun).sort()).toEqual([
    'cashAccount',
    'cashFlow',
    'category',
    'company',
    'contact',
    'manager',
    'product',
    'project',
    'projectExpense',
    'projectIncome',
    'savedView',
    'transfer',
  ]);
  // The rows of a draft and the meaning of its columns are decided piece by piece; a person's choices are no record.
  const pieces = /^statement\.|^notification\.choose$/;
  const puts = endpoints.filter(({ method, id }) => method === 'PUT' && !pieces.test(id));
  expect(puts).toHaveLength(nouns.length);
});

describe.each(nouns.map((noun) => [noun.noun, noun] as const))('a record of %s', (_name, noun) => {
  test('is taken back whole as it was read, and stays what it was', async () => {
    await expectUnchanged(noun, (record) => record);
    await fill(noun);
    await expectUnchanged(noun, (record) => record);
  });

  test('is taken back whole as its list shows it', async () => {
    const list = find(`${noun.noun}.findAll`);
    if (!list) return;
    const answer: unknown = await t.ask(
      list,
      world,
      list.method === 'GET' ? {} : { body: { pageSize: 100 } },
    );
    const lines = z.array(Stored).parse(Array.isArray(answer) ? answer : Stored.parse(answer).content);
    const line = lines.find(({ id }) => id === bodyOf(noun).id);
    expect(line).toBeDefined();
    await expectUnchanged(noun, (record) => line ?? record);
  });

  test('may have its days written as full instants', async () => {
    const asInstant = (value: unknown) =>
      typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T21:30:00.000Z` : value;
    await expectUnchanged(noun, (record) =>
      Object.fromEntries(Object.entries(record).map(([key, value]) => [key, asInstant(value)])),
    );
  });

  test('is not changed by what only the server decides', async () => {
    const keys = readOnlyKeys(noun.update);
    expect(keys.length).toBeGreaterThan(0);
    for (const made of ['x', 7, null, { a: 1 }])
      await expectUnchanged(noun, (record) => ({
        ...record,
        ...Object.fromEntries(keys.map((key) => [key, made])),
      }));
  });

  test('is refused with a key that it does not have', async () => {
    const record = await read(noun);
    const { status, body } = await send(noun, { ...record, yabanci: 1 });
    expect([status, body]).toMatchObject([400, { fields: { yabanci: messages.unknownKey } }]);
    expect(await read(noun)).toEqual(record);
  });

  test('keeps what a program leaves out that does not know the field', async () => {
    await fill(noun);
    const optional = Object.entries(fieldsOf(noun.update)).flatMap(([key, field]) =>
      field.safeParse(undefined).success ? [key] : [],
    );
    const record = await read(noun);
    for (const key of optional) expect([key, record[key] ?? null]).not.toEqual([key, null]);
    // One of two coordinates is none.
    const together = ['latitude', 'longitude'];
    const single = optional.filter((key) => !together.includes(key));
    if (single.length < optional.length) await expectUnchanged(noun, (all) => withoutKeys(all, together));
    for (const key of single) await expectUnchanged(noun, (all) => withoutKeys(all, [key]));
    await expectUnchanged(noun, (all) => withoutKeys(all, optional));
  });

  test('is emptied where null is sent', async () => {
    await fill(noun);
    const nullable = Object.entries(fieldsOf(noun.update)).flatMap(([key, field]) =>
      field.safeParse(null).data === null ? [key] : [],
    );
    const emptied = nullable.filter((key) => !(`${noun.noun}.${key}` in filled));
    const empty = Object.fromEntries(emptied.map((key) => [key, null]));
    const { status, body } = await send(noun, { ...(await read(noun)), ...empty });
    expect([status, body]).toMatchObject([200, empty]);
  });
});
