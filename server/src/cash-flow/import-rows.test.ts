import { type CashFlowImportRow, fold, fromKurus } from '@vezne/contract';
import fc from 'fast-check';
import { trials } from '../test/trials';
import { type PreparedEntry, prepareRows } from './import-rows';

const row = (change: Partial<CashFlowImportRow> = {}): CashFlowImportRow => ({
  date: '2026-03-04',
  cashFlowType: 'CIKIS',
  categoryName: 'Kira',
  description: 'Depo',
  amount: 10.5,
  paymentMethod: 'CASH',
  ...change,
});

const entriesOf = (bytes: Uint8Array): PreparedEntry[] => JSON.parse(new TextDecoder().decode(bytes));

const rows = fc.array(
  fc.record({
    categoryName: fc.constantFrom('Kira', 'KİRA', 'kıra', 'Satış', 'SATIŞ', 'Diğer'),
    cashFlowType: fc.constantFrom('GIRIS' as const, 'CIKIS' as const),
    amount: fc.bigInt({ min: 1n, max: 99_999_999_999_999n }).map(fromKurus),
  }),
  { maxLength: 30 },
);

test('every row becomes one entry of its own, with all that was typed and not a kuruş more or less', () => {
  fc.assert(
    fc.property(rows, (changes) => {
      const sent = changes.map(row);
      const { count, entries } = prepareRows(sent);
      const prepared = entriesOf(entries);
      expect(count).toBe(sent.length);
      expect(new Set(prepared.map(({ id }) => id)).size).toBe(sent.length);
      expect(
        prepared.map(({ key, date, description, kurus, type, method }) => [
          key,
          date,
          description,
          fromKurus(BigInt(kurus)),
          type,
          method,
        ]),
      ).toEqual(
        sent.map((each) => [
          fold(each.categoryName),
          each.date,
          each.description,
          each.amount,
          each.cashFlowType,
          each.paymentMethod,
        ]),
      );
    }),
    { numRuns: trials(50) },
  );
});

test('a category is named once, as its first row spells it, for what its rows use it', () => {
  fc.assert(
    fc.property(rows, (changes) => {
      const sent = changes.map(row);
      const expected = [...new Set(sent.map(({ categoryName }) => fold(categoryName)))].map((key) => {
        const own = sent.filter(({ categoryName }) => fold(categoryName) === key);
        const [type, other] = new Set(own.map(({ cashFlowType }) => cashFlowType));
        const name = own[0]?.categoryName;
        return { key, name, type: other ? 'HER_IKISI' : type === 'GIRIS' ? 'GELIR' : 'GIDER' };
      });
      expect(prepareRows(sent).categories).toEqual(expected);
    }),
    { numRuns: trials(50) },
  );
});

test('an amount that is none is never stored as another one', () => {
  expect(() => prepareRows([row({ amount: 0.001 })])).toThrow();
});
