import { api, type Endpoint } from '@vezne/contract';
import { testApp } from '../../test/app';
import { type SeededCompany, seedCompany } from '../../test/company';
import { examplesFor } from '../../test/examples';
import type { Answer } from '../../test/requests';

const t = testApp();
const endpoints: Endpoint[] = Object.values(api).flatMap((noun): Endpoint[] => Object.values(noun));
// Reading first, deleting last: the records are there while they are looked at.
const order = ['GET', 'POST', 'PUT', 'DELETE'];
/** Calls whose purpose it is to hand a token, or the secret of a second factor, to its owner. */
const HAND_OUT = [
  'auth.login',
  'auth.refresh',
  'manager.createAccount',
  'manager.acceptInvitation',
  'factor.begin',
];

let world: SeededCompany;
let other: SeededCompany;
beforeAll(async () => {
  other = await seedCompany(t);
  world = await seedCompany(t);
});

/** All keys and texts of an answer, however deep. */
function* partsOf(value: unknown): Generator<{ key?: string; text?: string }> {
  if (typeof value === 'string') yield { text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield { key };
    yield* partsOf(inner);
  }
}

const SECRET_KEY = /hash|secret|password|salt|token|fingerprint/i;
const SECRET_TEXT = /\$argon2|^eyJ[\w-]+\.[\w-]+\.|BEGIN [A-Z ]*PRIVATE KEY/;

function excessOf({ id }: Endpoint, { status, body }: Answer, foreign: readonly string[]): string[] {
  const handsOut = HAND_OUT.includes(id);
  return [...partsOf(body)].flatMap(({ key = '', text = '' }) => {
    if (status === 200 && !handsOut && SECRET_KEY.test(key)) return [`${id}: ${key}`];
    if (!handsOut && SECRET_TEXT.test(text)) return [`${id}: ${text}`];
    return foreign.some((each) => text.includes(each)) ? [`${id}: another company's id`] : [];
  });
}

test('no answer carries a secret, a hash, a token or the id of another company, however deep', async () => {
  const examples = examplesFor(world, 1);
  const foreign = [other.companyId, other.managerId, other.categoryId, other.cashFlowId, other.projectId];
  const found: string[] = [];
  let looked = 0;
  // The owner is refused, whoever has handed over is not; after the others nothing is as before.
  const places: Record<string, number> = {
    'leaving.eraseAccount': -1,
    'leaving.closeCompany': 8,
    'auth.changePassword': 9,
  };
  const rank = ({ id, method }: Endpoint) => places[id] ?? order.indexOf(method);
  for (const endpoint of [...endpoints].sort((a, b) => rank(a) - rank(b))) {
    // Some of the calls end sessions.
    const { token } = await t.signIn(world.email, world.password);
    const answer = await t.call(endpoint, examples[endpoint.id], { token });
    looked += answer.status === 200 ? 1 : 0;
    found.push(...excessOf(endpoint, answer, foreign));
  }
  expect(looked).toBeGreaterThan(endpoints.length / 2);
  expect(found).toEqual([]);
});
