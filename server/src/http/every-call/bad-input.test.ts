import { api, type Endpoint } from '@vezne/contract';
import fc from 'fast-check';
import { testApp } from '../../test/app';
import { type SeededCompany, seedCompany } from '../../test/company';
import { type Example, examplesFor } from '../../test/examples';
import { patience, trials } from '../../test/trials';

const t = testApp();
const endpoints: Endpoint[] = Object.values(api).flatMap((noun): Endpoint[] => Object.values(noun));
jest.setTimeout(patience(60_000));

let world: SeededCompany;
let examples: Record<string, Example>;
beforeAll(async () => {
  world = await seedCompany(t);
  examples = examplesFor(world, 0);
});

type Leaf = { path: (string | number)[]; value: unknown };

function leavesOf(value: unknown, path: (string | number)[] = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]));
  return [{ path, value }];
}

/** A copy of `body` with another value at one place. */
function replaced(body: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body)) return body.map((each, at) => (at === key ? replaced(each, rest, value) : each));
  return { ...Object(body), [key]: replaced(Object(body)[key], rest, value) };
}

/** Calls every endpoint with a body, once for each field and each of the bad values that suit its kind. */
async function replaceEach(
  badValues: (good: unknown) => unknown[],
  look: (what: [string, string, unknown], answer: { status: number; body: unknown; text: string }) => void,
) {
  for (const endpoint of endpoints) {
    const { body, ...rest } = examples[endpoint.id] ?? {};
    for (const { path, value } of leavesOf(body ?? {}))
      for (const bad of badValues(value)) {
        const sent = replaced(body, path, bad);
        const answer = await t.call(
          endpoint,
          { ...rest, body: JSON.stringify(sent) },
          { token: world.token },
        );
        look([endpoint.id, path.join('.'), bad], answer);
      }
  }
}

const wrongKinds = (good: unknown): unknown[] => {
  const any = [{}, [7], [[]]];
  if (typeof good === 'string') return [...any, 12, true];
  if (typeof good === 'number') return [...any, '12', true, '1e3'];
  return [...any, 'true', 1, 0];
};

test('a value of the wrong kind is refused under its field, everywhere', async () => {
  await replaceEach(wrongKinds, ([id, field, bad], answer) => {
    expect([id, field, bad, answer.status]).toEqual([id, field, bad, 400]);
    const named = Object.keys(Object(answer.body).fields ?? {});
    expect([id, bad, named.some((name) => name === field || field.startsWith(`${name}.`))]).toEqual([
      id,
      bad,
      true,
    ]);
  });
});

test('no value at all never breaks a call', async () => {
  await replaceEach(
    () => [null, undefined, ''],
    ([id, field, bad], { status }) => {
      expect([id, field, bad, status < 500]).toEqual([id, field, bad, true]);
    },
  );
});

test('text that cannot be stored is refused, and nothing breaks', async () => {
  // Signing out with a token that is none succeeds: there is nothing to end.
  const bad = ['a\u0000b', 'a\ud800b', 'x'.repeat(20_000)];
  await replaceEach(
    (good) => (typeof good === 'string' ? bad : []),
    ([id, field], { status }) => {
      expect([id, field, id === 'auth.logout' || (status >= 400 && status < 500)]).toEqual([id, field, true]);
    },
  );
});

test('hostile text is only text', async () => {
  const hostile = [
    "'; DROP TABLE manager; --",
    '%_\\',
    '$1::text',
    '{{7*7}}<%= 7*7 %>',
    '<script>alert(1)</script>',
    '‮ters👩‍👩‍👧‍👦İıŞ',
    '../../etc/passwd',
    'a\r\nBcc: x@y.z',
  ];
  await replaceEach(
    (good) => (typeof good === 'string' ? hostile : []),
    ([id, field, bad], { status }) => {
      expect([id, field, bad, status < 500]).toEqual([id, field, bad, true]);
    },
  );
});

test('numbers beyond all bounds are refused', async () => {
  for (const endpoint of endpoints) {
    const { body, ...rest } = examples[endpoint.id] ?? {};
    for (const { path } of leavesOf(body ?? {}).filter(({ value }) => typeof value === 'number'))
      for (const number of ['1e309', '-1e15', '1e21', '0.070000000000000001', '12345678901234567', '-0']) {
        const sent = JSON.stringify(replaced(body, path, '@')).replace('"@"', number);
        const answer = await t.call(endpoint, { ...rest, body: sent }, { token: world.token });
        expect([endpoint.id, path, number, answer.status]).toEqual([endpoint.id, path, number, 400]);
      }
  }
});

test('whatever is sent, no call fails on our side', async () => {
  const junk = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom('id', 'page', 'name', 'email', 'amount', 'input', 'rows'), fc.jsonValue()),
  );
  for (const endpoint of endpoints)
    await fc.assert(
      fc.asyncProperty(junk, fc.string({ maxLength: 40 }), async (body, word) => {
        const params = { id: word || 'x', email: word || 'x', currency: word || 'x' };
        const query = endpoint.query ? { id: word, refreshToken: word, projectId: word } : {};
        const answer = await t.call(
          endpoint,
          { params, query, body: JSON.stringify(body) },
          { token: world.token },
        );
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: trials(8) },
    );
});

/** Pieces of a text as no program writes it. */
const raw = fc
  .array(
    fc.oneof(
      fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', '\\u0000', '\\ud800', '\u0000', '\uFEFF', ' '),
      fc.constantFrom('-0', '1e309', '1e-400', '0.1e1', '00', '9007199254740993', '-', 'e5', 'NaN', 'nul'),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

test('a body that no program wrote is taken or refused, and nothing breaks', async () => {
  for (const endpoint of endpoints) {
    const { body, ...rest } = examples[endpoint.id] ?? {};
    const good = JSON.stringify(body ?? {});
    await fc.assert(
      fc.asyncProperty(raw, fc.nat(good.length), fc.nat(8), async (piece, at, cut) => {
        const sent = good.slice(0, at) + piece + good.slice(at + cut);
        const { status, text } = await t.call(endpoint, { ...rest, body: sent }, { token: world.token });
        expect([sent, status < 500]).toEqual([sent, true]);
        expect(text.length).toBeLessThan(100_000);
      }),
      { numRuns: trials(8) },
    );
  }
});
