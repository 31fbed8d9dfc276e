import { api, type Endpoint } from '@vezne/contract';
import { testApp } from '../test/app';
import type { Input } from '../test/requests';
import { patience, trials } from '../test/trials';

const t = testApp();
jest.setTimeout(patience(120_000));

const PAIRS = trials(40);
const TRIES = 5;
// 0.5 tells nothing, 1 tells all. A chance result beyond this is one in hundreds, five in a row never.
const TELLS_LITTLE = 0.65;

/** How well a time tells which of two kinds it belongs to: the share of pairs that it puts in order, 0.5 to 1. */
function auc(ones: readonly number[], others: readonly number[]): number {
  const won = ones.flatMap((one) => others.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  const share = won.reduce<number>((sum, each) => sum + each, 0) / won.length;
  return Math.max(share, 1 - share);
}

async function timed(endpoint: Endpoint, input: Input): Promise<number> {
  const began = performance.now();
  await t.call(endpoint, input);
  return performance.now() - began;
}

/** The best of some measurements: what the machine does besides makes one worse, never all of them. */
async function leastTelling(measure: () => Promise<[number[], number[]]>): Promise<number> {
  let least = 1;
  for (let at = 0; at < TRIES && least > TELLS_LITTLE; at++)
    least = Math.min(least, auc(...(await measure())));
  return least;
}

/** Times the call for known and unknown addresses in turn; each address is asked for once. */
async function interleaved(
  endpoint: Endpoint,
  input: (email: string) => Input,
): Promise<[number[], number[]]> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let at = 0; at < PAIRS; at++) {
    const { email } = people[at % people.length] ?? { email: '' };
    const stranger = `yabanci${asked++}@ornek.com.tr`;
    const inTurn = [
      async () => known.push(await timed(endpoint, input(email))),
      async () => unknown.push(await timed(endpoint, input(stranger))),
    ];
    for (const ask of at % 2 ? inTurn : inTurn.reverse()) await ask();
    // No delay and no limit of a minute may have a part in it.
    t.later(31 * 60_000);
  }
  return [known, unknown];
}

let asked = 0;
let people: { email: string }[];
beforeAll(async () => {
  people = [];
  for (let at = 0; at < 12; at++) people.push(await t.signUp());
});

test('the time of a refused sign-in does not tell whether the address is known', async () => {
  const signIn = (email: string) => ({ body: { email, password: 'yanlış şifre' } });
  expect(await leastTelling(() => interleaved(api.auth.login, signIn))).toBeLessThan(TELLS_LITTLE);
});

test('the time of asking for a reset link does not tell it either', async () => {
  const ask = (email: string) => ({ params: { email } });
  expect(await leastTelling(() => interleaved(api.auth.forgotPassword, ask))).toBeLessThan(TELLS_LITTLE);
});
