import { brotliCompressSync } from 'node:zlib';
import { columnsOf } from './columns';
import { hashFeature } from './hash';
import { likelyClasses, ranked } from './rank';
import { RANK_ZERO, unpack } from './weights';

/** One feature that speaks for COUNT, one unit that two features turn to TOTAL, and a reading's feature worth four steps. */
function packed() {
  const [word, found] = [hashFeature('w:kac'), hashFeature('found')];
  const pair = ['w:ne', 'w:kadar'].map(hashFeature).sort((a, b) => a - b);
  const features = [word, ...pair].sort((a, b) => a - b);
  const byFeature = (of: (feature: number) => number) => Buffer.from(features.map(of));
  const bytes = Buffer.concat([
    columnsOf([3, 1, 1]),
    columnsOf(features),
    byFeature((each) => (each === word ? 1 : 0)),
    Buffer.from([1]),
    Buffer.from([64]),
    byFeature((each) => (each === word ? 0 : 1)),
    Buffer.from([32, 0]),
    columnsOf([found]),
    columnsOf([RANK_ZERO + 128]),
  ]);
  return {
    classes: ['TOTAL', 'COUNT'],
    step: { linear: 1 / 32, ofFeature: 1, ofClass: 1 / 16, joint: 1 / 32 },
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

test('the mean of both models counts', () => {
  // Linear: equal. Hidden: tanh(2) of a unit that weighs 2 for TOTAL.
  const [first, second] = likelyClasses(['w:ne', 'w:kadar'], weights);
  expect(first?.cls).toBe('TOTAL');
  expect((first?.log ?? 0) - (second?.log ?? 0)).toBeCloseTo(Math.tanh(2));
});

test('likelihoods of readings add up to one, the best first', () => {
  const reading = (key: string, features: string[]) => ({ cls: 'TOTAL', parts: [], key, features, log: -1 });
  const found = ranked([reading('a', ['empty']), reading('b', ['found'])], weights);
  expect(found.map(({ key }) => key)).toEqual(['b', 'a']);
  expect(found.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1);
});
