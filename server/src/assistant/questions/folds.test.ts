import type { Example } from './examples';
import { classesIn, foldOf } from './folds';

const example = (ledger: string, ...classes: string[]) => ({ ledger, classes }) as unknown as Example;

test('all questions about a ledger are of one fold, those of a ledger beside the part of the first', () => {
  const ledgers = ['kasap', 'berber', 'otel', 'okul', 'depo'];
  expect(ledgers.map((ledger) => foldOf(example(ledger), ledgers))).toEqual([0, 1, 2, 3, 0]);
  expect(foldOf(example('firin'), ledgers)).toBe(0);
});

test('a class of too few questions is not learnt', () => {
  const asked = [
    ...Array.from({ length: 3 }, () => example('kasap', 'TOTAL')),
    ...Array.from({ length: 2 }, () => example('kasap', 'COUNT')),
    example('otel', 'TOTAL', 'COUNT'),
    example('otel', 'NET'),
  ];
  expect(classesIn(asked)).toEqual(['COUNT', 'TOTAL']);
});
