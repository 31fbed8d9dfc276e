import { accountOfNumber, bearsNumber } from './number';

const iban = 'TR760001000048532011745001';
const open = { iban, closedAt: null };

test.each([iban, '48532011-745001', '1042-48532011745-001', '48532011745001', '1745001', '9999-2011745001'])(
  'an account bears %s, by which its bank calls it',
  (number) => {
    expect(bearsNumber({ iban }, number)).toBe(true);
  },
);

test('parts of a number are filled up with zeros in an IBAN', () => {
  const garanti = { iban: 'TR120006200012300006295464' };
  expect(bearsNumber(garanti, '123-6295464')).toBe(true);
  expect(bearsNumber(garanti, '124-6295465')).toBe(false);
});

test.each([
  ['too few digits', '745001'],
  ['another end', '48532011745002'],
  ['the digits of the bank', '0001000048532011745001'],
  ['the same IBAN of another country', iban.replace('TR', 'DE')],
  ['no number', '-'],
])('an account does not bear %s', (_what, number) => {
  expect(bearsNumber({ iban }, number)).toBe(false);
});

test('an account without an IBAN bears no number, a foreign one its IBAN alone', () => {
  expect(bearsNumber({ iban: null }, iban)).toBe(false);
  const foreign = { iban: 'DE89370400440532013000' };
  expect([foreign.iban, '0532013000'].map((number) => bearsNumber(foreign, number))).toEqual([true, false]);
});

test('of several accounts that bear a number none is chosen, and none that is closed', () => {
  const closed = { iban, closedAt: '2026-11-01T00:00:00.000Z' };
  expect(accountOfNumber([closed, open], iban)).toBe(open);
  expect(accountOfNumber([open, { ...open }], iban)).toBeUndefined();
  expect(accountOfNumber([closed], iban)).toBeUndefined();
});
