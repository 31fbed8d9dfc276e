import { PlanStep } from '@vezne/contract';
import { entry, shop } from '../run/testing';
import { LedgerIndex } from '../see/ledger-index';
import { mixes } from './mixes';

const index = new LedgerIndex(shop.map(entry));
const total = (measure: string, categories: string[]) => ({
  steps: [PlanStep.parse({ op: 'TOTAL', measure, filter: { categories }, period: null })],
});

test('fabric brings nothing in: it is no part of an income', () => {
  expect(mixes(total('INCOME', ['Kumaş', 'Tamirat']), index)).toBe(true);
});

test.each([
  ['EXPENSE', ['Kumaş', 'Kargo']],
  ['VOLUME', ['Kumaş', 'Tamirat']],
  ['INCOME', ['Kumaş']],
])('%s of %j is one sum', (measure, categories) => {
  expect(mixes(total(measure, categories), index)).toBe(false);
});

test('what was spent on fabric is no part of income that fabric brought in', () => {
  const share = (measure: string) => ({
    steps: [
      PlanStep.parse({
        op: 'SHARE',
        measure: 'INCOME',
        filter: {},
        period: null,
        of: 'SUM',
        part: { measure, filter: { categories: ['Kumaş'] } },
      }),
    ],
  });
  expect(mixes(share('INCOME'), index)).toBe(true);
  expect(mixes(share('EXPENSE'), index)).toBe(false);
});

test('of two who are compared neither is everything about the other', () => {
  const compared = (text: string, other: string) => ({
    steps: [
      PlanStep.parse({
        op: 'COMPARE',
        measure: 'INCOME',
        filter: { texts: [text] },
        period: null,
        other: { measure: 'INCOME', filter: { texts: [other] }, period: null },
        of: 'SUM',
        percent: false,
        claim: null,
      }),
    ],
  });
  expect(mixes(compared('murat', 'murat şen'), index)).toBe(true);
  expect(mixes(compared('bursa', 'tekstil'), index)).toBe(true);
  expect(mixes(compared('murat aydın', 'murat şen'), index)).toBe(false);
});
