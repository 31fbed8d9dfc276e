import type { Plan, PlanStep } from '@vezne/contract';
import type { BookNames } from './names';
import { through, within } from './through';

const names: BookNames = {
  accounts: [
    { name: 'Ana Kasa', kind: 'KASA', bankName: null },
    { name: 'Vadesiz TL', kind: 'BANKA', bankName: 'Ziraat Bankası' },
    { name: 'Garanti BBVA', kind: 'BANKA', bankName: null },
  ],
  contacts: [],
};

test.each([
  ['bankadan geçen ay ne kadar çıktı', 'geçen ay ne kadar çıktı', 'Vadesiz TL, Garanti BBVA'],
  ['Geçen ay banka hesaplarından ne çıktı?', 'Geçen ay ne çıktı ?', 'Vadesiz TL, Garanti BBVA'],
  ['Ziraat hesabından Mart’ta ne kadar harcadık', 'Mart’ta ne kadar harcadık', 'Vadesiz TL'],
  ['garanti hesabındaki giderleri listele', 'giderleri listele', 'Garanti BBVA'],
  ['ana kasadan kasımda ne çıktı', 'kasımda ne çıktı', 'Ana Kasa'],
  ['2025’te Ana Kasa hesabından ne çıktı', '2025’te ne çıktı', 'Ana Kasa'],
])('%s', (question, rest, accounts) => {
  const found = through(question, names);
  expect([found?.rest, found?.accounts.join(', ')]).toEqual([rest, accounts]);
});

test.each([
  'Bu hafta kasadan toplam ne çıktı?',
  'banka masrafları ne kadar',
  'Ziraat’e ne kadar ödedik',
  'kredi kartıyla ne harcadık',
  'bankadan Ziraat hesabına ne geçti',
  'kirayı elden mi veriyoruz bankadan mı',
  'Ege Bankası’ndan aldığımız kredinin ne kadarını ödedik',
  '"Ziraat hesabından" geçen kayıtlar',
])('names no account that records lie in: %s', (question) => {
  expect(through(question, names)).toBeUndefined();
});

test('one account is the ledger itself', () => {
  expect(through('bankadan ne çıktı', { ...names, accounts: names.accounts.slice(1, 2) })).toBeUndefined();
});

const step = (measure: PlanStep['measure'], op = 'TOTAL'): Plan => ({
  // The cast is sound: TOTAL and SUMMARY take nothing more.
  steps: [{ op, measure, filter: { categories: ['Kira'] }, period: null } as PlanStep],
});

test('from an account money goes, into one it comes; a whole overview is of the company', () => {
  const [from, into, at] = ['bankadan', 'bankaya', 'Ziraat hesabında'].map((said) =>
    through(`${said} ne oldu`, names),
  );
  if (!from || !into || !at) throw new Error('no account was found');
  const filter = { categories: ['Kira'], accounts: ['Vadesiz TL', 'Garanti BBVA'] };
  expect(within(step('EXPENSE'), from)?.steps[0]?.filter).toEqual(filter);
  expect(within(step('INCOME'), from)).toBeUndefined();
  expect(within(step('INCOME'), into)?.steps[0]?.filter).toEqual(filter);
  expect(within(step('EXPENSE'), into)).toBeUndefined();
  expect(within(step('EXPENSE'), at)?.steps[0]?.filter.accounts).toEqual(['Vadesiz TL']);
  expect(within(step('NET', 'SUMMARY'), at)).toBeUndefined();
});
