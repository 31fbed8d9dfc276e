import { strToU8 } from 'fflate';
import { isMhtml, pagesOf } from './mhtml';

const lines = (...all: string[]) => strToU8(all.join('\r\n'));

test('pages are read in the letters that each part has, and nothing else is', () => {
  const second = Buffer.from('\ufeff<table>İş</table>', 'utf16le').toString('base64');
  const file = lines(
    'MIME-Version: 1.0',
    'Content-Type: multipart/related;',
    '\tboundary="----=_Part_01"; type="text/html"',
    '',
    'Bu belge tek dosyalı bir Web Sayfasıdır.',
    '',
    '------=_Part_01',
    'Content-Location: file:///C:/0A/kasim.htm',
    'Content-Transfer-Encoding: quoted-printable',
    'Content-Type: text/html; charset="windows-1254"',
    '',
    '<table class=3Dx>K=DDRA ÷=',
    ' =C7</table>',
    '------=_Part_01',
    'Content-Location: file:///C:/0A/filelist.xml',
    'Content-Type: text/xml',
    '',
    '<xml><table/></xml>',
    '------=_Part_01',
    'Content-Type: text/html; charset="unicode"',
    'Content-Transfer-Encoding: base64',
    '',
    `${second.slice(0, 20)}\r\n${second.slice(20)}`,
    '------=_Part_01--',
  );
  expect(pagesOf(file).map(({ name, html }) => [name, html.trim()])).toEqual([
    ['kasim', '<table class=x>KİRA Ã· Ç</table>'],
    ['Sayfa 3', '<table>İş</table>'],
  ]);
});

test.each([
  ['MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x', true],
  ['From: <Excel>\nSubject: a\nMIME-Version: 1.0\nContent-Type:\tmultipart/related;\n boundary=x', true],
  ['Date;Content-Type: multipart/related', false],
  ['Tarih;Açıklama\nContent-Type: multipart/related', false],
  ['MIME-Version: 1.0\nContent-Type: text/plain', false],
])('%j begins as such a file does: %s', (head, is) => {
  expect(isMhtml(head)).toBe(is);
});

test('a file without a boundary, or that breaks off, has no pages', () => {
  expect(pagesOf(lines('Content-Type: multipart/related', '', '<table>'))).toEqual([]);
  expect(
    pagesOf(lines('Content-Type: multipart/related; boundary=x', '', '--x', 'Content-Type: text/html')),
  ).toEqual([]);
});
