import type { PlanFilter } from '@vezne/contract';
import { inPeriod, placed, shareOf, thanIn } from './placed';

const october = { from: '2026-10-01', to: '2026-10-31' };

test.each([
  [october, 'Ekim 2026’da', 'Ekim 2026’ya göre'],
  [{ from: '2025-01-01', to: '2025-12-31' }, '2025 yılında', '2025 yılına göre'],
  [{ from: '2026-10-05', to: '2026-10-05' }, '5 Ekim 2026’da', '5 Ekim 2026’ya göre'],
  [{ from: '2026-10-01', to: '2026-10-22' }, '1–22 Ekim 2026 arasında', '1–22 Ekim 2026 dönemine göre'],
])('a period in a sentence: %j', (period, within, than) => {
  expect([inPeriod(period), thanIn(period)]).toEqual([within, than]);
});

test('a period without a beginning', () => {
  expect(inPeriod({ from: null, to: '2025-12-31' })).toBe('31 Aralık 2025 gününe kadar');
});

const NARROW: PlanFilter = { categories: ['Yakıt'], methods: ['CASH'] };
test.each([
  ['figure', october, NARROW, 'Ekim 2026’da Yakıt kategorisinde nakit kayıtlarda'],
  ['records', october, NARROW, 'Ekim 2026’da Yakıt kategorisinde nakit'],
  ['figure', null, {}, 'bütün kayıtlarda'],
  ['figure', null, NARROW, 'Yakıt kategorisinde bütün nakit kayıtlarda'],
  ['figure', null, { texts: ['beton'] }, 'açıklamasında “beton” geçen bütün kayıtlarda'],
  [
    'figure',
    null,
    { texts: ['beton'], ...NARROW },
    'Yakıt kategorisinde açıklamasında “beton” geçen bütün nakit kayıtlarda',
  ],
  ['figure', null, { accounts: ['Ziraat'] }, 'Ziraat hesabındaki bütün kayıtlarda'],
  ['records', october, { accounts: ['Ziraat'] }, 'Ekim 2026’da Ziraat hesabında'],
  ['records', null, { texts: ['beton'] }, 'bütün kayıtlarda açıklamasında “beton” geçen'],
] as const)('before a %s of %j under %j', (before, period, filter, said) => {
  expect(placed({ period, filter: filter as PlanFilter }, 'TRY', before)).toBe(said);
});

test.each([
  ['%38,1', '%38,1’i'],
  ['%25,9', '%25,9’u'],
  ['%20', '%20’si'],
  ['%100', '%100’ü'],
  ['%1.000', '%1.000’i'],
])('%s of a whole', (percent, said) => expect(shareOf(percent)).toBe(said));
