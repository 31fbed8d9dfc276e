import { fromKurus } from '@vezne/contract';
import { strToU8 } from 'fflate';
import { checkBalance } from '../reading/balance';
import { readFile } from '../reading/file';
import { readMovements } from '../reading/rows';
import { lines, outcomeOf, readStatement } from '../testing';

/** A statement of one day at a bank: what moved, and the balance that it ends with. */
const day = (moved: string[], opening: string, closing: string) =>
  [
    ':20:EKSTRE',
    ':25:TR33',
    ':28C:1/1',
    `:60F:C261101TRY${opening}`,
    ...moved,
    `:62F:C261102TRY${closing}`,
    '-',
  ].join('\r\n');
const checked = async (text: string) => {
  const file = await readFile(strToU8(text));
  if (!('movements' in file)) throw new Error('no movements');
  const rows = readMovements(file.movements);
  return { kurus: rows.map(({ kurus }) => kurus), check: checkBalance(rows, file.closing) };
};

test('MT940 tells what came, went and was taken back, and must lead to its closing balance', async () => {
  const moved = ['C10,00', 'D3,5', 'RC1,', 'RD0,25'].map((each) => `:61:261101${each}NTRFNONREF`);
  expect(await checked(day(moved, '100,00', '105,75'))).toEqual({
    kurus: [1_000n, -350n, -100n, 25n],
    check: { expected: 105.75, found: 105.75, ok: true, line: null },
  });
  expect((await checked(day(moved, '100,00', '105,76'))).check).toEqual({
    expected: 105.75,
    found: 105.76,
    ok: false,
    line: 9,
  });
});

test.each([
  ['10.25', '1100.50', '1110.75'],
  ['1.010,25', '1.100,50', '2.110,75'],
  ['1,010.25', '1,100.50', '2,110.75'],
])('MT940 with points among its figures loses nothing of them (%s)', async (amount, opening, closing) => {
  const { kurus, check } = await checked(day([`:61:261101C${amount}NTRFNONREF`], opening, closing));
  expect(kurus).toEqual([BigInt(amount.replace(/\D/g, ''))]);
  expect(check).toMatchObject({ ok: true });
});

test('a movement of nothing in MT940 is told as such, and the balances lead on past it', async () => {
  const moved = ['C10,00', 'C0,00', 'D3,5'].map((each) => `:61:261101${each}NTRFNONREF`);
  expect(await checked(day(moved, '100,00', '106,50'))).toEqual({
    kurus: [1_000n, 0n, -350n],
    check: { expected: 106.5, found: 106.5, ok: true, line: null },
  });
});

test('what a SWIFT statement only expects is told and not added, and the balances lead on past it', async () => {
  const moved = ['C10,00', 'EC5,00', 'ED7,00', 'D3,5'].map((each) => `:61:261101${each}NTRFNONREF`);
  const text = day(moved, '100,00', '106,50');
  expect((await checked(text)).check).toMatchObject({ expected: 106.5, ok: true });
  const file = await readFile(strToU8(text));
  const rows = 'movements' in file ? readMovements(file.movements) : [];
  const told = 'Beklenen hareket henüz gerçekleşmedi, eklenmez';
  expect(rows.map(({ kurus, problem }) => [kurus, problem])).toEqual([
    [1_000n, null],
    [null, told],
    [null, told],
    [-350n, null],
  ]);
});

test('each statement of a MT940 file must lead to its own closing balance', async () => {
  const [first, second] = [':61:261101C10,00NTRFNONREF', ':61:261102D5,00NTRFNONREF'];
  const file = (end: string) => `${day([first], '1,00', end)}\r\n${day([second], '11,00', '6,00')}\r\n`;
  expect((await checked(file('11,00'))).check).toMatchObject({ found: 6, ok: true });
  expect((await checked(file('11,01'))).check).toMatchObject({
    expected: 11,
    found: 11.01,
    ok: false,
    line: 6,
  });
});

test('each statement of a MT940 file must go on from the one before, whichever comes first', async () => {
  const on = (from: string, opening: string, moved: string, closing: string) =>
    [
      ':20:X',
      `:60F:C${from}TRY${opening}`,
      `:61:${moved}NTRFNONREF`,
      `:62F:C${moved.slice(0, 6)}TRY${closing}`,
    ].join('\r\n');
  const first = on('261031', '1,00', '261101C10,00', '11,00');
  const second = on('261101', '11,00', '261102D5,00', '6,00');
  const check = async (...statements: string[]) => (await checked(statements.join('\r\n'))).check;
  expect(await check(first, second)).toMatchObject({ found: 6, ok: true });
  expect(await check(second, first)).toMatchObject({ found: 6, ok: true });
  expect(await check(first, second.replaceAll('11,00', '12,00').replace('6,00', '7,00'))).toEqual({
    expected: 11,
    found: 12,
    ok: false,
    line: 6,
  });
});

test('several statements of MT940 on one day may come newest first, and none goes on from another currency', async () => {
  const of = (code: string, opening: string, closing: string) =>
    `:20:X\r\n:60F:C261102${code}${opening}\r\n:61:261102C1,00NMSC\r\n:62F:C261102${code}${closing}`;
  const check = async (...statements: string[]) => (await checked(statements.join('\r\n'))).check;
  expect(await check(of('TRY', '2,00', '3,00'), of('TRY', '1,00', '2,00'))).toMatchObject({
    found: 3,
    ok: true,
  });
  expect(await check(of('USD', '2,00', '3,00'), of('TRY', '9,00', '10,00'))).toMatchObject({ ok: true });
  expect(await check(of('TRY', '1,00', '2,00'), of('TRY', '9,00', '10,00'))).toEqual({
    ...{ expected: 2, found: 9 },
    ...{ ok: false, line: 6 },
  });
});

test('MT940 that is set in from the edge is read as if it were not', async () => {
  const plain = day(
    [':61:261101C10,00NTRFNONREF', `:86:${'x'.repeat(60)} MODA`, 'APARTMANI'],
    '1,00',
    '11,00',
  );
  const movements = async (text: string) => {
    const file = await readFile(strToU8(text));
    return 'movements' in file && [file.movements, file.closing];
  };
  for (const blanks of ['  ', '\t', '\u00a0'])
    expect(await movements(blanks + plain.replaceAll('\n', `\n${blanks}`))).toEqual(await movements(plain));
  expect(await movements(plain.replaceAll('\n:', '\n :'))).toEqual(await movements(plain));
});
type Said = { account?: string; moved: [string, string][]; end?: [string, string] };
/** A file of OFX; a statement is written without its end where there is none. */
const ofx = (...statements: Said[]) =>
  [
    'OFXHEADER:100',
    '',
    '<OFX>',
    ...statements.flatMap(({ account = '1', moved, end }) => [
      `<STMTRS><BANKACCTFROM><ACCTID>${account}</BANKACCTFROM>`,
      ...moved.map(([day, amount]) => `<STMTTRN><DTPOSTED>${day}<TRNAMT>${amount}<NAME>x</STMTTRN>`),
      ...(end ? [`<LEDGERBAL><BALAMT>${end[1]}<DTASOF>${end[0]}120000[+3:TRT]</LEDGERBAL>`] : []),
      '<AVAILBAL><BALAMT>999.99<DTASOF>20261130</AVAILBAL>',
      '</STMTRS>',
    ]),
    '</OFX>',
  ].join('\n');
type Kinds = [kind: string, amount: string][];
/** What is read of amounts and kinds; each statement of several ends with a balance. */
const byKind = async (...statements: { moved: Kinds; end?: string }[]) => {
  const text = statements.flatMap(({ moved, end }, at) => [
    '<STMTRS><BANKACCTFROM><ACCTID>1</BANKACCTFROM>',
    ...moved.map(
      ([kind, amount]) =>
        `<STMTTRN><TRNTYPE>${kind}<DTPOSTED>2026110${at + 1}<TRNAMT>${amount}<NAME>x</STMTTRN>`,
    ),
    ...(end ? [`<LEDGERBAL><BALAMT>${end}<DTASOF>2026110${at + 1}</LEDGERBAL>`] : []),
    '</STMTRS>',
  ]);
  const file = await readFile(strToU8(['<OFX>', ...text, '</OFX>'].join('\n')));
  if (!('movements' in file)) throw new Error('no movements');
  return file.movements.map(({ kurus }) => Number(kurus) / 100);
};

test.each([
  ['TL', 'TRY'],
  ['usd', 'USD'],
  ['', undefined],
  ['TRL', 'TRY'],
])('OFX in "%s" is in %s', async (written, code) => {
  const text = `<OFX><STMTRS><CURDEF>${written}<STMTTRN><DTPOSTED>20261102<TRNAMT>1</STMTTRN></STMTRS></OFX>`;
  const file = await readFile(strToU8(text));
  if (!('movements' in file)) throw new Error('no movements');
  expect(readMovements(file.movements).map(({ currency }) => currency)).toEqual([code]);
});

test('OFX without signs tells by the kind of a movement that it goes out', async () => {
  const kinds = 'DEBIT CHECK PAYMENT FEE SRVCHG ATM POS CASH DIRECTDEBIT REPEATPMT'.split(' ');
  for (const kind of [...kinds, 'debit'])
    expect(
      await byKind({
        moved: [
          [kind, '12.50'],
          ['CREDIT', '3'],
        ],
      }),
    ).toEqual([-12.5, 3]);
  for (const kind of ['CREDIT', 'DEP', 'DIRECTDEP', 'DIV', 'INT', 'XFER', 'OTHER', ''])
    expect(await byKind({ moved: [[kind, '12.50']] })).toEqual([12.5]);
});

test.each([
  ['DEBIT -12.50', 'FEE 2.50', [-12.5, 2.5]],
  ['DEBIT +12.50', 'FEE 2.50', [12.5, 2.5]],
  ['CREDIT -12.50', 'DEBIT 2.50', [-12.5, 2.5]],
])('a sign in OFX wins over the kinds of its whole file: %s, %s', async (first, second, read) => {
  const moved = [first, second].map((said) => said.split(' ') as Kinds[number]);
  expect(await byKind({ moved })).toEqual(read);
});

test('OFX without signs is read by the kinds unless its balances lead on by the amounts as they are', async () => {
  const first: Kinds = [['CREDIT', '100.00']];
  const second: Kinds = [['DEBIT', '40.00']];
  const file = (end: string) => byKind({ moved: first, end: '100.00' }, { moved: second, end });
  expect(await file('60.00')).toEqual([100, -40]);
  expect(await file('140.00')).toEqual([100, 40]);
  expect(await file('77.00')).toEqual([100, -40]);
});

const ended = async (...statements: Said[]) => {
  const file = await readFile(strToU8(ofx(...statements)));
  if (!('movements' in file)) throw new Error('no movements');
  return [file.closing, file.ending];
};

test('OFX tells the balance that it ends with, and nothing of what it starts from', async () => {
  const moved: [string, string][] = [['20261101', '10.00']];
  expect(await ended({ moved, end: ['20261130', '62711.60'] })).toEqual([
    null,
    { found: 6_271_160n, day: '2026-11-30', line: 6 },
  ]);
  expect(await ended({ moved })).toEqual([null, null]);
  expect(await ended({ moved, end: ['20261131', '1.00'] })).toEqual([null, null]);
  expect(await ended({ moved, end: ['20261130', 'yok'] })).toEqual([null, null]);
});

test('each statement of an OFX file must lead from the one before to its own balance', async () => {
  const first: Said = { moved: [['20261101', '10.00']], end: ['20261101', '110.00'] };
  const second = (end: string): Said => ({ moved: [['20261102', '-5.00']], end: ['20261102', end] });
  expect(await ended(first, second('105.00'))).toEqual([
    null,
    { found: 10_500n, day: '2026-11-02', line: 11 },
  ]);
  const broken = { expected: 10_500n, found: 10_501n, line: 11 };
  expect(await ended(first, second('105.01'))).toEqual([broken, null]);
  expect(await ended(second('105.01'), first)).toEqual([{ ...broken, line: 6 }, null]);
  await expect(ended(first, { ...second('105.00'), account: '2' })).rejects.toThrow(
    'Dosyada 2 ayrı hesap var (1, 2). Her hesabın dosyasını ayrı yükleyin.',
  );
  const idle: Said = { account: '2', moved: [], end: ['20261102', '7.00'] };
  expect(await ended(first, idle)).toMatchObject([null, { found: 11_000n }]);
  const later: Said = { moved: [['20261103', '-5.00']], end: ['20261102', '110.00'] };
  expect(await ended(first, later)).toMatchObject([null, { found: 11_000n }]);
});

/** Day, words and amount of each movement of a file, and whether its balances hold. */
async function read(bytes: Uint8Array) {
  const file = await readFile(bytes);
  if (!('movements' in file)) throw new Error('no movements');
  const rows = readMovements(file.movements);
  return {
    check: checkBalance(rows, file.closing)?.ok,
    rows: rows.map(({ date, description, kurus }) => [date, description, fromKurus(kurus ?? 0n)]),
  };
}

test.each([
  '020?00HAVALE?20KIRA?21OCAK?30TGBATRIS?32DOGAN',
  '?20KIRA?21OCAK?32DOGAN',
  'NTRF?00HAVALE?20KIRA?21OCAK?32DOGAN',
])('MT940 tells the words of numbered pieces: %s', async (words) => {
  const file = [':20:X', ':25:1', ':60F:C260101TRY1,', ':61:260102C1,NMSC', `:86:${words}`];
  expect((await outcomeOf(strToU8(file.join('\n')))).words).toEqual(['KIRA OCAK DOGAN']);
});

test('MT940 gives a movement the words in the field after it, else those in its own second line', async () => {
  const moved = [':61:261102D1,00NTRFREF//X', 'OFIS KIRASI', ':61:261103C2,00NMSC', 'x', ':86:SATIŞ'];
  const file = lines(
    ':20:X',
    ':60F:C261101TRY1,00',
    ...moved,
    ':61:261104C3,00NMSC',
    ':62F:C261104TRY5,00',
    ':86:SON',
  );
  expect(await read(file)).toMatchObject({
    check: true,
    rows: [
      ['2026-11-02', 'OFIS KIRASI', -1],
      ['2026-11-03', 'SATIŞ', 2],
      ['2026-11-04', 'Hesap hareketi', 3],
    ],
  });
});

test('MT940 of two accounts is refused, since neither balance would hold', async () => {
  const day = (account: string) => [':20:X', `:25:${account}`, ':60F:C261101TRY1,00', ':61:261102C1,00NMSC'];
  const refused = 'Dosyada 2 ayrı hesap var (TR1, TR2). Her hesabın dosyasını ayrı yükleyin.';
  await expect(read(lines(...day('TR1'), ...day('TR2')))).rejects.toThrow(refused);
  expect((await read(lines(...day('TR1'), ...day('TR1')))).rows).toHaveLength(2);
  const withBank = (account: string) => day(account).map((line) => line.replace(':25:', ':25P:'));
  await expect(read(lines(...withBank('TR1'), ...withBank('TR2')))).rejects.toThrow(refused);
});

test('MT940 of an account that moved is read beside those that did not, and checked by its own balances alone', async () => {
  const moved = (end: string) => [
    ':20:X',
    ':25:TR1',
    ':60F:C261101TRY1,00',
    ':61:261102C1,00NMSC',
    `:62F:C261102TRY${end}`,
  ];
  const idle = [':20:X', ':25:TR2', ':60F:C261101TRY7,00', ':62F:C261102TRY8,00'];
  const bare = [':20:X', ':25:TR3', ':62F:C261102TRY9,00'];
  const found = [['2026-11-02', 'Hesap hareketi', 1]];
  expect(await read(lines(...idle, ...moved('2,00'), ...bare))).toMatchObject({ check: true, rows: found });
  expect(await read(lines(...moved('2,00'), ...idle))).toMatchObject({ check: true, rows: found });
  expect(await read(lines(...moved('2,01'), ...idle))).toMatchObject({ check: false, rows: found });
  const later = moved('2,00').map((line) => line.replace(':60F:', ':60M:'));
  expect(await read(lines(...idle, ...later))).toMatchObject({ check: true, rows: found });
});

test('OFX of XML tells its words as they are meant', async () => {
  const file = lines(
    '<?xml version="1.0"?><OFX><STMTRS><STMTTRN><DTPOSTED>20261102</DTPOSTED><TRNAMT>-12.5</TRNAMT>',
    '<NAME>K&#304;RA&#9;&amp; A&#x130;DAT&#xD800;</NAME><MEMO><![CDATA[Ofis <2. kat>]]></MEMO></STMTTRN></STMTRS></OFX>',
  );
  expect((await read(file)).rows).toEqual([['2026-11-02', 'KİRA & AİDAT Ofis <2. kat>', -12.5]]);
});

test('an amount with point and comma is read by the last of them, whatever others of its column have', async () => {
  const file = lines(
    'Tarih;Açıklama;Tutar',
    '02.11.2026;a;-1.234,50',
    '03.11.2026;b;"-1,249.90"',
    '04.11.2026;c;"1.23,456"',
  );
  expect((await readStatement(file)).rows).toEqual([
    ['2026-11-02', 'a', -1_234.5],
    ['2026-11-03', 'b', -1_249.9],
    ['Tutar okunamadı: 1.23,456'],
  ]);
});
