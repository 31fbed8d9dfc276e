import { fromKurus } from '@vezne/contract';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { AppError } from '../../errors';
import { patience, trials } from '../../test/trials';
import { checkBalance } from '../reading/balance';
import { decimalIn, readAmount } from '../reading/cells/amounts';
import { dateFormatOf, readDay } from '../reading/cells/dates';
import { readFile } from '../reading/file';
import { fingerprintsOf } from '../reading/fingerprints';
import { guess } from '../reading/guess';
import { layouts } from '../reading/layouts';
import { readMovements, readRows } from '../reading/rows';
import { decode } from '../reading/text/decode';
import { packed, xlsx } from '../testing';

const linesOf = async (bytes: Uint8Array) => {
  const file = await readFile(bytes);
  if (!('rows' in file)) return readMovements(file.movements);
  return readRows(file.rows, guess(file.rows).mapping);
};

test.each(layouts.map((layout) => [layout.name, layout] as const))(
  '%s are read as its sample says',
  async (name, layout) => {
    const file = await readFile(strToU8(layout.sample));
    if (!('rows' in file)) throw new Error('no table');
    const guessed = guess(file.rows);
    expect(guessed).toMatchObject({ layoutName: name, ask: [], mapping: { columns: layout.columns } });
    const read = readRows(file.rows, guessed.mapping).map(({ date, description, kurus, balance }) => [
      date,
      description,
      fromKurus(kurus ?? 0n),
      balance === null ? null : fromKurus(balance),
    ]);
    expect(read).toEqual(layout.reads);
  },
);

test.each([
  ['1.234,56', 'VIRGUL', 123_456n],
  ['1,234.56', 'NOKTA', 123_456n],
  ['(1.234,56)', 'VIRGUL', -123_456n],
  ['1.234,56-', 'VIRGUL', -123_456n],
  ['₺ -12,8', 'VIRGUL', -1_280n],
  ['+12,80 TL', 'VIRGUL', 1_280n],
  ['1.234', 'VIRGUL', 123_400n],
  ['1.234,50 B', 'VIRGUL', -123_450n],
  ['-1.234,50 B', 'VIRGUL', -123_450n],
  ['(1.234,50) B', 'VIRGUL', -123_450n],
  ['1.234,50- D', 'VIRGUL', -123_450n],
  ['(-1.234,50)', 'VIRGUL', -123_450n],
  ['+1.234,50 A', 'VIRGUL', 123_450n],
  ['-,50', 'VIRGUL', -50n],
  ['.5', 'NOKTA', 50n],
  [0.1 + 0.2, 'VIRGUL', 30n],
  [-287_288.4, 'NOKTA', -28_728_840n],
] as const)('%s with %s is an exact amount', (cell, decimal, kurus) => {
  expect(readAmount(cell, decimal)).toEqual({ kurus });
});

test.each([
  '1.23,456',
  '12,345',
  'on lira',
  '1..2',
  ',',
  '--5',
  '1.2.3,4',
  '-1,50 A',
  '(1,50) A',
  '1,50- C',
  '+1,50 B',
  12.345,
])('%s is no amount', (cell) => {
  expect(readAmount(cell, 'VIRGUL')).toEqual({ problem: expect.any(String) });
});

test('a cell full of spaces costs no more than its length', () => {
  const start = performance.now();
  expect(readAmount(`${' '.repeat(300_000)}x`, 'VIRGUL')).toHaveProperty('problem');
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('a figure that could be read either way says so', () => {
  expect(['1.234', '1,5', '1.5', '1.234.567', '7', '1.234,5'].map(decimalIn)).toEqual([
    'both',
    'VIRGUL',
    'NOKTA',
    'VIRGUL',
    undefined,
    'VIRGUL',
  ]);
});

test('months stand first only where a day over twelve proves it', () => {
  expect(dateFormatOf(['03/04/2026', '05/06/2026'])).toEqual({ format: 'GAY', proved: false });
  expect(dateFormatOf(['03/14/2026'])).toEqual({ format: 'AGY', proved: true });
  expect(dateFormatOf(['2026-03-14'])).toEqual({ format: 'YAG', proved: true });
  expect([
    readDay('02/11/2026-10:15:30', 'GAY'),
    readDay('31.02.2026', 'GAY'),
    readDay('3.4.26', 'GAY'),
    readDay('2 September 2026', 'GAY'),
    readDay('3-February-26', 'GAY'),
  ]).toEqual(['2026-11-02', undefined, '2026-04-03', '2026-09-02', '2026-02-03']);
});

test.each([
  ['Nov 2, 2026', '2026-11-02'],
  ['November 2 2026', '2026-11-02'],
  ['Kasım 2, 2026', '2026-11-02'],
  ['2 Kas. 2026', '2026-11-02'],
  ['Pzt 02.11.2026', '2026-11-02'],
  ['Pazartesi, 2 Kasım 2026', '2026-11-02'],
  ['Mon, Nov 2, 2026', '2026-11-02'],
  ['Çar. 2026-11-04', '2026-11-04'],
  ['Kasa 2, 2026', undefined],
  ['Fatura 02.11.2026', undefined],
  ['Nov 31, 2026', undefined],
])('“%s” is the day %s', (text, day) => {
  expect(readDay(text, 'GAY')).toBe(day);
});

test('text is read by its mark, as UTF-8, or as Windows wrote it', () => {
  expect(decode(new Uint8Array([0xff, 0xfe, 0x41, 0]))).toEqual({ text: 'A', encoding: 'UTF-16' });
  expect(decode(strToU8('\ufeffŞ'))).toEqual({ text: 'Ş', encoding: 'UTF-8' });
  expect(decode(new Uint8Array([0xde, 0xfd]))).toEqual({ text: 'Şı', encoding: 'Windows-1254' });
});

test('a statement that begins with its newest row is checked from its end', async () => {
  const newest =
    'Tarih;Açıklama;Tutar;Bakiye\n03.11.2026;c;-5,00;105,00\n02.11.2026;b;10,00;110,00\n01.11.2026;a;-1,00;100,00\n';
  expect(checkBalance(await linesOf(strToU8(newest)), null)).toMatchObject({ ok: true, found: 105 });
  const altered = await linesOf(strToU8(newest.replace('110,00', '110,01')));
  expect(checkBalance(altered, null)).toMatchObject({ ok: false, line: 3 });
});

const UNREAD = 'Bu dosya türü okunamıyor. ';
const zipped = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('a')])));

test.each([
  [
    'is under a password',
    [0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('EncryptedPackage', 'utf16le')],
    'Dosya parolalı.',
  ],
  ['is of an old Excel', [0xd0, 0xcf, 0x11, 0xe0, 0, 0], '.xls biçimi eskidir.'],
  ['breaks off', [...xlsx([['Tarih', 'Açıklama', 'Tutar']]).subarray(0, 900)], 'Excel dosyası okunamadı.'],
  ['is an archive', [...zipped('ekstre.xlsx')], `${UNREAD}Sıkıştırılmış dosyayı açıp içindeki`],
  ['is another archive', [0x1f, 0x8b, 8, 0], `${UNREAD}Sıkıştırılmış dosyayı açıp içindeki`],
  [
    'is of Numbers',
    [...zipped('Index/Document.iwa')],
    `${UNREAD}Dosyayı Numbers'tan Excel'e (.xlsx) aktarıp`,
  ],
  [
    'is of LibreOffice',
    [...zipped('mimetype', 'content.xml')],
    `${UNREAD}Dosyayı LibreOffice ile .xlsx olarak`,
  ],
  ['is a binary workbook', [...zipped('xl/workbook.bin')], `${UNREAD}Dosyayı Excel'de .xlsx olarak`],
  [
    'is a document of Word',
    [...zipped('word/document.xml')],
    `${UNREAD}Word belgesi yerine ekstreyi bankanızdan`,
  ],
  ['is a PDF', [...strToU8('%PDF-1.7')], `${UNREAD}PDF yerine ekstreyi bankanızdan Excel (.xlsx) veya CSV`],
  ['is a picture', [0xff, 0xd8, 0xff, 0xe0, 0, 0], `${UNREAD}Resim yerine ekstreyi bankanızdan`],
  ['is a photograph', [0, 0, 0, 24, ...strToU8('ftypheic')], `${UNREAD}Resim yerine ekstreyi bankanızdan`],
  ['is of nobody knows what', [1, 0, 2], 'Bu dosya türü okunamıyor'],
  ['has an empty sheet', [...xlsx([[]])], 'Dosyada tablo bulunamadı'],
  ['is a document of XML', [...strToU8('<?xml version="1.0"?><Invoice/>')], 'Bu dosya türü okunamıyor'],
  ['is a page of the web', [...strToU8('\n<html><table>')], '.xls biçimi eskidir.'],
  [
    'is a page of the web in parts',
    [...strToU8('MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n--x')],
    '.xls biçimi eskidir.',
  ],
  ['holds nothing', [], 'Dosya boş'],
])('a file that %s is refused with a sentence of its own', async (_what, bytes, sentence) => {
  const refusal = await readFile(new Uint8Array(bytes)).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  expect((refusal as AppError).extras.fields?.file).toContain(sentence);
});

test('movements that are alike are told apart by their balances, else by their place in the day', async () => {
  const fee = '05.11.2026;EFT MASRAFI;-12,80';
  const prints = async (...lines: string[]) =>
    fingerprintsOf(
      () => 'account',
      await linesOf(strToU8(['Tarih;Açıklama;Tutar;Bakiye', ...lines, ''].join('\n'))),
    );
  const whole = await prints(`${fee};87,20`, `${fee};74,40`);
  expect([...(await prints(`${fee};87,20`)), ...(await prints(`${fee};74,40`))]).toEqual(whole);
  expect(new Set(whole).size).toBe(2);
  const [first, second] = await prints(`${fee};`, `${fee};`);
  expect(first).not.toBe(second);
  expect(await prints(`${fee};`)).toEqual([first]);
});

test('a workbook that unpacks to more than a statement can be is refused before it is read', async () => {
  const rows = Array.from({ length: 20_200 }, (_, at) => [`${at}`, 'x']);
  await expect(readFile(xlsx(rows))).rejects.toThrow('Dosyada en fazla 20.000 satır olabilir');
  await expect(readFile(xlsx([Array.from({ length: 70 }, () => 'x')]))).rejects.toThrow(
    '64 sütundan fazlası',
  );
  const far = (row: number, cell: string) =>
    packed(`<worksheet><sheetData><row r="${row}"><c r="${cell}"><v>1</v></c></row></sheetData></worksheet>`);
  await expect(readFile(far(1_048_576, 'A1048576'))).rejects.toThrow(
    'Dosyada en fazla 20.000 satır olabilir',
  );
  await expect(readFile(far(1, 'XFD1'))).rejects.toThrow('64 sütundan fazlası');
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(101 * 1024 * 1024) });
  await expect(readFile(bomb)).rejects.toThrow('Dosya açıldığında çok büyüyor');
});

const starts = [
  '',
  'PK\u0003\u0004',
  ':20:X\n:60F:C261101TRY1,00\n:61:',
  '<OFX><STMTTRN><DTPOSTED>',
  'MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n--x\nContent-Type: text/html\n\n<tr><td>',
  'Tarih;Açıklama;Tutar\n',
  '"',
];

test(
  'whatever is in a file, it is read or refused with a sentence',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), async (start, rest) => {
        const bytes = new Uint8Array([...strToU8(start, true), ...rest]);
        const read = await linesOf(bytes).catch((error: unknown) => error);
        expect(Array.isArray(read) || read instanceof AppError).toBe(true);
      }),
      { numRuns: trials(300) },
    );
  },
  patience(60_000),
);
