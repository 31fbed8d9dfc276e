import {
  CashFlowImportRow,
  fromKurus,
  limits,
  type PaymentMethod,
  PaymentMethod as PaymentMethods,
  toKurus,
} from '@vezne/contract';
import fc from 'fast-check';
import { ledgerHeadings } from '../../../../shared/testing/ledger-headings';
import { toCsv } from '../../../../shared/ui/export/csv';
import { toXlsx } from '../../../../shared/ui/export/xlsx';
import { patience, trials } from '../../test/trials';
import { readFile } from '../reading/file';
import { guess } from '../reading/guess';
import layoutOfSeveral from '../reading/layouts/vezne-accounts-projects.json';
import layout from '../reading/layouts/vezne-projects.json';
import { readRows } from '../reading/rows';
import { ledgerSheet } from '../testing';

type Entry = Omit<CashFlowImportRow, 'paymentMethod'> & { paymentMethod: PaymentMethod | null };

async function readBack(bytes: Uint8Array) {
  const file = await readFile(bytes);
  if (!('rows' in file)) throw new Error('no table');
  const { mapping, layoutName, ask } = guess(file.rows);
  const rows = readRows(file.rows, mapping).map(({ line: _line, balance: _balance, ...row }) => row);
  return { layoutName, ask, rows };
}

const told = ({ date, description, amount, cashFlowType, categoryName, paymentMethod }: Entry) => {
  const kurus = toKurus(amount) ?? 0n;
  return {
    date,
    description,
    kurus: cashFlowType === 'GIRIS' ? kurus : -kurus,
    method: paymentMethod,
    categoryName,
    currency: 'TRY',
    problem: null,
  };
};

const hostile = fc.constantFrom(
  ...[
    '=1+1',
    '+90 532',
    "'+90 532",
    '-Ek iş',
    '@SUM(A1)',
    "'",
    "'=1",
    "''-2",
    '"',
    '""',
    ';',
    ',',
    '|',
    '\t',
    '\n',
    '\r\n',
    '\r',
  ],
  ...[
    '<b>',
    '&amp;',
    '&#13;',
    '_x000D_',
    ']]>',
    '%',
    '\\',
    'İıŞşĞğÇçÖöÜü',
    '31.02.2026',
    '1.234,56',
    'Tarih',
    ' ',
  ],
  ...[
    '\u00a0',
    '\u200d',
    '\u0130\u0307',
    '👷‍♀️',
    '\ufeff',
    '\u2028',
    ':61:',
    '<OFX>',
    '%PDF',
    '<html>',
    ':20:',
  ],
);
const words = (min: number) =>
  fc.array(fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 8 })), {
    minLength: min,
    maxLength: 6,
  });

// XML has no place for these two.
const writable = (row: Entry) => !/[\ufffe\uffff]/.test(row.description + row.categoryName);

const entry: fc.Arbitrary<Entry> = fc
  .record({
    date: fc
      .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    cashFlowType: fc.constantFrom('GIRIS', 'CIKIS'),
    categoryName: words(1).map((pieces) => pieces.join('')),
    description: words(1).map((pieces) => pieces.join('')),
    amount: fc
      .oneof(fc.integer({ min: 1, max: 10_000_000 }), fc.maxSafeInteger().map(Math.abs))
      .map((kurus) => fromKurus((BigInt(kurus) % limits.maxAmountKurus) + 1n)),
  })
  .map((row) => CashFlowImportRow.safeParse(row).data)
  .filter((row) => row !== undefined)
  .chain((row) =>
    fc.option(fc.constantFrom(...PaymentMethods.options)).map((paymentMethod) => ({ ...row, paymentMethod })),
  )
  .filter(writable);

const ledger = fc.array(entry, { minLength: 1, maxLength: 70 });

test.each([
  ['CSV', toCsv],
  ['Excel', toXlsx],
] as const)(
  'what the ledger writes as %s is read back as the same entries, whatever their texts',
  async (_kind, write) => {
    await fc.assert(
      fc.asyncProperty(ledger, async (entries) => {
        expect(await readBack(write([ledgerSheet(entries)]))).toEqual({
          layoutName: 'Vezne kasa defteri',
          ask: [],
          rows: entries.map(told),
        });
      }),
      { numRuns: trials(100) },
    );
  },
  patience(60_000),
);

test('the import knows a ledger by the headings that its remote writes', () => {
  expect(layout.headings).toEqual(ledgerHeadings.ofOne);
  expect(layoutOfSeveral.headings).toEqual(ledgerHeadings.ofSeveral);
});

test.each([
  ['CSV', toCsv],
  ['Excel', toXlsx],
] as const)(
  'a transfer that the ledger wrote as %s does not become income or expense',
  async (_kind, write) => {
    const leg = {
      date: '2026-11-03',
      categoryName: 'Virman',
      description: 'Bankaya',
      amount: 400,
      paymentMethod: 'VIRMAN',
      transferId: 'x',
    } as const;
    const legs = [
      { ...leg, cashFlowType: 'CIKIS' as const },
      { ...leg, cashFlowType: 'GIRIS' as const },
    ];
    const { ask, rows } = await readBack(write([ledgerSheet(legs)]));
    expect(ask).toEqual([]);
    expect(rows.map(({ kurus, problem }) => [kurus, problem])).toEqual([
      [-40000n, 'Virman gelir ya da gider olarak eklenmez; hesaplar arasında virman olarak girin'],
      [40000n, 'Virman gelir ya da gider olarak eklenmez; hesaplar arasında virman olarak girin'],
    ]);
  },
);
