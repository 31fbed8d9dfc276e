import { brotliCompressSync } from 'node:zlib';
import { columnsOf } from './columns';
import { hashFeature } from './hash';
import { likelyClasses, ranked } from './rank';
import { RANK_ZERO, unpack } from './weights';

/** One feature that speaks for COUNT, and one reading's feature worth four steps. */
function packed() {
  const [word, found] = [hashFeature('w:kac'), hashFeature('found')];
  const bytes = Buffer.concat([
    columnsOf([1, 1]),
    columnsOf([word]),
    Buffer.from([1]),
    Buffer.from([1]),
    Buffer.from([64]),
    columnsOf([found]),
    columnsOf([RANK_ZERO + 128]),
  ]);
  return {
    classes: ['TOTAL', 'COUNT'],
    step: { ofClass: 1 / 32, joint: 1 / 32 },
    trust: 1,
    data: brotliCompressSync(bytes).toString('base64'),
  };
}
const weights = unpack(packed());

test('a word that speaks for a class makes it the likeliest', () => {
  expect(likelyClasses(['w:kac'], weights).map(({ cls }) => cls)).toEqual(['COUNT', 'TOTAL']);
  const [first, second] = likelyClasses(['w:unheard'], weights);
  expect(first?.log).toBeCloseTo(second?.log ?? 0);
});

test('likelihoods of readings add up to one, the best first', () => {
  const reading = (key: string, features: string[]) => ({ cls: 'TOTAL', parts: [], key, features, log: -1 });
  const found = ranked([reading('a', ['empty']), reading('b', ['found'])], weights);
  expect(found.map(({ key }) => key)).toEqual(['b', 'a']);
  expect(found.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1);
});
