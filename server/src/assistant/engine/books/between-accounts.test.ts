import { grasp } from '../grasp';
import { entry, shop, testLedger } from '../run/testing';
import { LedgerIndex } from '../see/ledger-index';
import { isMoved } from './between-accounts';
import type { BookNames } from './names';

const names: BookNames = {
  accounts: [
    { name: 'Ana Kasa', kind: 'KASA', bankName: null },
    { name: 'Vadesiz TL', kind: 'BANKA', bankName: 'Ziraat Bankası' },
  ],
  contacts: [],
};

test.each([
  'bankadan kasaya ne kadar çektik bu yıl',
  'kasadan bankaya ne yatırdık',
  'Vadesiz TL hesabından Ana Kasa’ya ne geçti',
  'bankadan şantiye kasasına',
])('from one account into another: %s', (question) => expect(isMoved(question, names)).toBe(true));

test.each([
  'bankadan ne çıktı',
  'kasadan kime ödedik',
  'kasaya ne girdi',
  'banka masraflarına ne ödedik',
  'kasadan kasaya',
])('no account is left for another: %s', (question) => expect(isMoved(question, names)).toBe(false));

test('one account has none beside it', () =>
  expect(isMoved('bankadan kasaya', { ...names, accounts: names.accounts.slice(0, 1) })).toBe(false));

const entries = shop.map(entry);
const today = '2025-12-10';
const { words } = testLedger(entries, today);
const ask = (question: string) =>
  grasp(question, { words, index: new LedgerIndex(entries) }, { today, names });

test('no record of the ledger answers that: transfers of the time that is said are offered', () => {
  const reply = ask('bankadan kasaya ne kadar çektik bu yıl');
  const offered = reply.action === 'CLARIFY' ? reply.offers.map(({ plan }) => plan.steps[0]) : [];
  expect(offered.map((step) => step?.op)).toEqual(['TOTAL', 'COUNT']);
  for (const step of offered)
    expect(step).toMatchObject({
      filter: { methods: ['VIRMAN'] },
      period: { kind: 'RELATIVE', unit: 'YEAR' },
    });
});

test('an account that no record names is no unknown word there', () => {
  expect(ask('ziraattan ana kasaya kaç para geçti')).toMatchObject({ action: 'CLARIFY' });
});

test('where records are narrowed beside it, they are offered after the transfers', () => {
  const reply = ask('kasadan bankaya ne kadar dükkan kirası ödedik');
  const filters = reply.action === 'CLARIFY' ? reply.offers.map(({ plan }) => plan.steps[0]?.filter) : [];
  expect(filters.at(-1)?.categories).toEqual(['Dükkân Kirası']);
});

test('an order stays refused', () => {
  expect(ask('bankadan kasaya 500 lira virman kaydet')).toMatchObject({ action: 'REFUSE', reason: 'write' });
});
