import { projectIncome } from '@vezne/testing';
import { unsettledOf } from './settle-word';

test('of a row that was called settled, what no money is allocated to can still reach the ledger', () => {
  const called = {
    status: 'TAHSIL_EDILDI',
    settledBy: 'ELLE',
    settledAmount: 1200,
    remainingAmount: 0,
  } as const;
  expect(unsettledOf(projectIncome(1, { ...called, laidAmount: 200.1 }))).toBe(999.9);
  expect(unsettledOf(projectIncome(1, { ...called, laidAmount: 1200 }))).toBe(0);
  // An older server tells what is allocated as settled.
  expect(unsettledOf(projectIncome(1, { ...called, settledAmount: 200.1 }))).toBe(999.9);
});
