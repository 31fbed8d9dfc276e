import { hashFeature } from '../../engine/rank/hash';
import { likelyClasses } from '../../engine/rank/rank';
import { unpack } from '../../engine/rank/weights';
import { JointModel } from '../joint-model';
import { pack } from '../pack';
import { ClassModel } from './class-model';

const example = (words: string[], cls: string) => ({
  features: Uint32Array.from(['bias', ...words], hashFeature),
  classes: [cls],
});
const taught = Array.from({ length: 50 }, () => [
  example(['ne', 'kadar'], 'TOTAL'),
  example(['kac', 'lira'], 'TOTAL'),
  example(['kac', 'tane'], 'COUNT'),
  example(['kac', 'kez'], 'COUNT'),
]).flat();
const classes = ['COUNT', 'TOTAL'];
const model = new ClassModel(classes, taught);
const asked = [['ne', 'kadar'], ['kac', 'lira'], ['kac', 'tane'], ['kez'], ['unheard']];

test('a class is known by words that were taught, and by some of them', () => {
  const best = asked.slice(0, 4).map((words) => model.likely(example(words, ''))[0]);
  expect(best.map((each) => each?.cls)).toEqual(['TOTAL', 'TOTAL', 'COUNT', 'COUNT']);
  expect(Math.min(...best.map((each) => each?.log ?? Number.NEGATIVE_INFINITY))).toBeGreaterThan(
    Math.log(0.8),
  );
});

test('the same questions teach the same', () => {
  const again = new ClassModel(classes, taught);
  for (const words of asked)
    expect(again.likely(example(words, ''))).toEqual(model.likely(example(words, '')));
});

test('what is packed tells the classes as what was learnt', () => {
  const weights = unpack(pack(model, new JointModel()));
  for (const words of asked) {
    const [packed, learnt] = [likelyClasses(['bias', ...words], weights), model.likely(example(words, ''))];
    expect(packed.map(({ cls }) => cls)).toEqual(learnt.map(({ cls }) => cls));
    packed.forEach(({ log }, at) => {
      expect(log).toBeCloseTo(learnt[at]?.log ?? Number.NaN, 5);
    });
  }
});
