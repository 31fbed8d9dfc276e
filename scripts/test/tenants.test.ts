import { sizesOf } from '../../bench/tenants/data.mjs';
import { pageOf } from '../../bench/tenants/page.mjs';

test('a few companies hold six tenths of the entries, the others share the rest', () => {
  expect(sizesOf({ companies: 2_000, entries: 10_000_000, large: 12 })).toEqual({
    companies: 2_000,
    large: 12,
    largeEach: 500_000,
    smallEach: 2_012,
  });
  expect(() => sizesOf({ companies: 2, entries: 100, large: 2 })).toThrow('small companies besides');
});

const round = (ms: number, isLarge = false, failed = false) =>
  Array.from({ length: 20 }, () => ({ kind: 'save', isLarge, ms, failed }));
const state = { tables: [], unfolded: 3, entries: 1_000, bytes: 3_000_000 };
const found = {
  kinds: ['save'],
  only: round(1),
  among: round(1),
  alone: [round(10), round(10), round(90)],
  sizes: sizesOf({ companies: 8, entries: 1_000, large: 2 }),
  filled: state,
  state,
  empty: 1_000_000,
  sums: 700,
  about: 'Measured.',
};

test('what the others cost a small company is told by the middle round, and held to the aim', () => {
  const near = pageOf({ ...found, mixed: [round(12), round(12), round(50)] });
  expect([near.worst, near.failed]).toEqual([1.2, 0]);
  expect(near.text).toContain('Worst ratio 1.20×, aim of 1.3× met.');
  expect(near.text).toContain('2,000 bytes for each entry');
  const far = pageOf({ ...found, mixed: [[...round(20), ...round(900, true, true)]] });
  expect([far.worst, far.failed]).toEqual([2, 20]);
  expect(far.text).toContain('aim of 1.3× not met');
});
