import { commentOn } from './comparison';

type Metric = NonNullable<Parameters<typeof commentOn>[0]>;
const metric: Omit<Metric, 'difference'> = {
  ...{ key: 'liveMargin', label: 'Kârlılık', unit: 'PERCENT', higherIsBetter: true },
  ...{ project: null, average: null, median: null, best: null, worst: null, rank: null },
};
const told = (difference: number) => commentOn({ ...metric, difference });

test('the distance to the others is written as figures are written everywhere', () => {
  expect(told(8.64)).toBe('Bu projenin kârlılığı diğer projelerin ortalamasının 8,6 puan üzerinde.');
  expect(told(-120)).toBe('Bu projenin kârlılığı diğer projelerin ortalamasının 120,0 puan altında.');
  expect(told(0.04)).toBe('Bu projenin kârlılığı diğer projelerin ortalamasıyla aynı.');
});

test('a distance that says nothing is capped', () => {
  expect(told(-178_571_420.1)).toBe(
    'Bu projenin kârlılığı diğer projelerin ortalamasının 999 puandan fazla altında.',
  );
});
