import { isMarkup, readMarkup } from './markup';

const rowsOf = (text: string) => readMarkup(text).flatMap(({ rows }) => rows.map(({ cells }) => cells));

test('a page of the web is read by its rows, whatever stands around and within its cells', () => {
  const page = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="windows-1254">
    <style>td { color: red } <!-- <tr><td>no</td></tr> --></style><title>Hesap</title></head>
    <body><p>Hesap Hareketleri</p><table border=1>
    <!-- <tr><td>gone</td></tr> -->
    <TR><TD colspan='2'><b>IBAN:</b>&nbsp;TR33</TD><td/></TR>
    <tr><th>Tarih<th>A&ccedil;&#305;klama<th>Tutar
    <tr><td>02.11.2026</td><td>KİRA &amp; <br>AİDAT <script>x < 1</script></td><td class=r>-1.234,50 &#x20BA;</td></tr>
    <tr><td>3 < 5</td></tr></table></body></html>`;
  expect(rowsOf(page)).toEqual([
    ['IBAN: TR33'],
    ['Tarih', 'Açıklama', 'Tutar'],
    ['02.11.2026', 'KİRA & AİDAT', '-1.234,50 ₺'],
    ['3 < 5'],
  ]);
});

test('cells that span rows and columns leave the others in their columns', () => {
  const page =
    '<table><tr><td rowspan=2>Tarih<td rowspan=2>Açıklama<td colspan=2>Tutar<td rowspan="2">Bakiye' +
    '<tr><td>Borç<td>Alacak<tr><td>02.11.2026<td>kira<td>1,00<td><td>9,00</table>';
  expect(rowsOf(page)).toEqual([
    ['Tarih', 'Açıklama', 'Tutar', '', 'Bakiye'],
    ['', '', 'Borç', 'Alacak'],
    ['02.11.2026', 'kira', '1,00', '', '9,00'],
  ]);
});

test('tables within the cells of another follow each other', () => {
  expect(rowsOf('<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr><tr><td>c</table>')).toEqual([
    ['a'],
    ['b'],
    ['c'],
  ]);
});

test('the XML of an older Excel is read by its sheets, with numbers and days as it knows them', () => {
  const book = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
    <Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Kas&#305;m"><Table>
    <Row><Cell ss:MergeAcross="1"><Data ss:Type="String">Hesap</Data></Cell><Cell><Data ss:Type="String">No</Data></Cell></Row>
    <Row ss:Index="4"><Cell><Data ss:Type="DateTime">2026-11-02T14:22:00.000</Data></Cell><Cell ss:StyleID="x"/>
    <Cell ss:Index="4"><Data ss:Type="Number">-1234.5</Data></Cell></Row></Table></Worksheet>
    <Worksheet ss:Name="Boş"><Table/></Worksheet></Workbook>`;
  expect(readMarkup(book).filter(({ rows }) => rows.length > 0)).toEqual([
    {
      name: 'Kasım',
      rows: [
        { line: 1, cells: ['Hesap', '', 'No'] },
        { line: 4, cells: [{ day: '2026-11-02' }, '', '', -1234.5] },
      ],
    },
  ]);
});

test.each([
  ['<html><body>', true],
  ['<!DOCTYPE html>', true],
  ['<!-- a --><table>', true],
  ['<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook>', true],
  ['<?xml version="1.0"?><Invoice>', false],
  ['<svg>', false],
])('%s begins a page with tables: %s', (head, is) => {
  expect(isMarkup(head)).toBe(is);
});

test('cells that say they are as wide and as high as nothing can be cost no more than a row', () => {
  const wide = '<td colspan=999999999 rowspan=999999999>x'.repeat(500);
  expect(rowsOf(`<table><tr>${wide}<tr><td>y</table>`)[0]?.length).toBeLessThan(200);
});
