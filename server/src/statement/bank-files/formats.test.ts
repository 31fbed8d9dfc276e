import { strToU8 } from 'fflate';
import { outcomeOf } from '../testing';

const text = (...lines: string[]) => strToU8(lines.join('\r\n'));

test('MT940 of a bank: envelope, structured words, funds code, reversals, a day of the year before', async () => {
  const { rows, balance, words } = await outcomeOf(
    text(
      '{1:F01TGBATRISXXXX0000000000}{2:I940TGBATRISXXXXN}{4:',
      ':20:2601010001',
      ':25:TR330006200043200006298765',
      ':28C:1/1',
      ':60F:C251230TRY100000,00',
      ':61:2512310102DY45000,00NTRFNONREF//4587',
      ':86:020?00HAVALE?20KIRA ODEMESI?21OCAK 2026?30TGBATRIS?32DOGAN?33AHSAP',
      ':61:2601020102CY250000,NTRFREF1',
      ':86:GELEN EFT MODA APARTMANI',
      ':61:260102RD12,8NCHGNONREF',
      ':61:260102RC1000,00NTRFNONREF',
      ':62F:C260102TRY304012,80',
      ':64:C260102TRY304012,80',
      '-}',
    ),
  );
  expect([rows, balance, words[0]]).toEqual([
    [
      ['2025-12-31', -45_000],
      ['2026-01-02', 250_000],
      ['2026-01-02', 12.8],
      ['2026-01-02', -1_000],
    ],
    304_012.8,
    'KIRA ODEMESI OCAK 2026 DOGAN AHSAP',
  ]);
});

test('MT940 in foreign money moves no lira', async () => {
  const { rows, faults } = await outcomeOf(
    text(':20:X', ':25:TR1', ':60F:C261101USD1,00', ':61:261102C1,00NMSC', ':62F:C261102USD2,00'),
  );
  expect([rows, faults]).toEqual([[], ['Satır USD cinsinden']]);
});

test('OFX 1 with decimal commas and thousands, OFX 2 with signs', async () => {
  const sgml = await outcomeOf(
    text(
      'OFXHEADER:100',
      'DATA:OFXSGML',
      'CHARSET:1254',
      '',
      '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>TRY',
      '<BANKACCTFROM><BANKID>62<ACCTID>6298765<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>',
      '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103142200.000[+3:TRT]<TRNAMT>-45.000,00<FITID>1<NAME>KİRA</STMTTRN>',
      '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261102<TRNAMT>250000,5<FITID>2<NAME>EFT</STMTTRN>',
      '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
    ),
  );
  expect(sgml.rows).toEqual([
    ['2026-11-03', -45_000],
    ['2026-11-02', 250_000.5],
  ]);
  const xml = await outcomeOf(
    text(
      '<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?>',
      '<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>TRL</CURDEF><CCACCTFROM><ACCTID>5400</ACCTID></CCACCTFROM>',
      '<BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261103</DTPOSTED><TRNAMT>-1250.00</TRNAMT><NAME>MARKET</NAME></STMTTRN>',
      '</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>',
    ),
  );
  expect(xml.rows).toEqual([['2026-11-03', -1_250]]);
});

test('OFX in words of money that nobody knows moves no lira', async () => {
  const { rows, faults } = await outcomeOf(
    text('<OFX><STMTRS><CURDEF>Sterlin<STMTTRN><DTPOSTED>20261103<TRNAMT>-1<NAME>a</STMTTRN></STMTRS></OFX>'),
  );
  expect([rows, faults.length]).toEqual([[], 1]);
});
