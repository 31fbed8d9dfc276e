import { strToU8 } from 'fflate';
import { accountNumberIn } from '../reading/account-number';
import { readFile } from '../reading/file';
import { mt940OfZ, ofxOfZ, xlsx } from '../testing';

const IBAN = 'TR330006100519786457841326';
const SPACED = 'TR33 0006 1005 1978 6457 8413 26';

const told = async (bytes: Uint8Array) => (await readFile(bytes)).accountNumber;
const above = (...lines: string[]) =>
  told(
    strToU8(
      [...lines, 'Tarih;Açıklama;Tutar', `02.11.2026;${SPACED.replace('33', '44')};-1,00`].join('\r\n'),
    ),
  );

test.each([
  [`IBAN: ${SPACED}`, IBAN],
  [`IBAN;${IBAN}`, IBAN],
  [`IBAN;;tr33 0006 1005 1978 6457 8413 26`, IBAN],
  [`Hesap No: 1042 / 78120918-5001;Müşteri: A`, '1042-78120918-5001'],
  ['Hesap Numarası;78120918', '78120918'],
  ['Şube/Hesap No:;123 - 6295464 TL', '123-6295464'],
  ['HESAP NO:;;78120918 - VADESİZ TL', '78120918'],
  ['Müşteri: ALAÇAM YAPI · Hesap: 1042-78120918-5001', '1042-78120918-5001'],
  [`Hesap No: 78120918;IBAN: ${SPACED}`, IBAN],
])('a line "%s" above the headings tells %s', async (line, number) => {
  expect(await above('Hesap Hareketleri', line)).toBe(number);
});

test.each([
  ['wrong check digits', `IBAN: ${SPACED.replace(/26$/, '27')}`],
  ['wrong check digits beside a number', `IBAN: ${SPACED.replace(/26$/, '27')};Hesap No: 78120918`],
  ['an account abroad', 'IBAN: DE89 3704 0044 0532 0130 00'],
  ['two accounts', `${IBAN};TR760001000048532011745001`],
  ['two numbers', 'Hesap No: 78120918;Hesap No: 78120919'],
  ['few digits', 'Hesap No: 5001'],
  ['a kind', 'Hesap: Vadesiz TL'],
  ['a number of something else', 'Müşteri No: 78120918;Telefon: 02121234567'],
  ['nothing', 'Hesap Hareketleri'],
])('what tells %s tells of no account', async (_what, line) => {
  expect(await above(line)).toBeNull();
});

test('sheets tell a number that they keep as one, MT940 and OFX the account of their movements', async () => {
  const sheet = xlsx([
    ['Hesap No', 78_120_918],
    ['Tarih', 'Açıklama', 'Tutar'],
    ['02.11.2026', 'kira', -1],
  ]);
  expect(await told(sheet)).toBe('78120918');
  expect(await told(mt940OfZ())).toBe(IBAN);
  const ofx = Buffer.from(ofxOfZ()).toString();
  const named = ofx.replace('<STMTRS>', `<STMTRS><BANKACCTFROM><BANKID>0001<ACCTID>${IBAN}</BANKACCTFROM>`);
  expect(await told(strToU8(named))).toBe(IBAN);
  expect(await told(ofxOfZ())).toBeNull();
});

test.each([
  [`${IBAN}/TRY`, IBAN],
  ['00010/78120918', '78120918'],
  ['TCZBTR2A/1042-78120918-5001', '1042-78120918-5001'],
  ['78120918 TRY', '78120918'],
  ['TR33', null],
  ['TR330006100519786457841327', null],
  ['DE89370400440532013000', null],
])('an account that is called %s is %s', (said, number) => {
  expect(accountNumberIn(said)).toBe(number);
});
