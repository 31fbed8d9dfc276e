import fc from 'fast-check';
import { partsInOrder } from './allocation';

test('an amount goes to what is open, the first one first, as far as it goes', () => {
  expect(partsInOrder(150n, [100n, 100n, 100n])).toEqual([100n, 50n, 0n]);
  expect(partsInOrder(0n, [100n])).toEqual([0n]);
  expect(partsInOrder(500n, [100n, 20n])).toEqual([100n, 20n]);
  expect(partsInOrder(5n, [])).toEqual([]);
});

test('no part is more than is open, all of them no more than there is, and none comes before an earlier one is full', () => {
  const kurus = fc.bigInt({ min: 0n, max: 10n ** 14n });
  fc.assert(
    fc.property(kurus, fc.array(kurus), (amount, open) => {
      const parts = partsInOrder(amount, open);
      const sum = (all: readonly bigint[]) => all.reduce((before, each) => before + each, 0n);
      expect([amount, sum(open)]).toContain(sum(parts));
      expect(sum(parts) <= amount).toBe(true);
      expect(parts.every((part, at) => part >= 0n && part <= (open[at] ?? 0n))).toBe(true);
      const partial = parts.findIndex((part, at) => part !== open[at]);
      expect(partial === -1 ? [] : parts.slice(partial + 1).filter((part) => part > 0n)).toEqual([]);
    }),
  );
});
