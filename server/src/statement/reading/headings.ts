import { fold, type StatementColumn } from '@vezne/contract';
import { type Cell, isBlank } from './cells/cell';
import type { TableRow } from './table';

/** What banks, accountants and our own exports write above a column, folded; of two columns the earlier word counts. */
const WORDS: Record<Exclude<StatementColumn, 'KULLANMA'>, string[]> = {
  TARIH: [
    'tarih',
    'tarihi',
    'islem tarihi',
    'tarih saat',
    'tarih ve saat',
    'islem zamani',
    'hareket tarihi',
    'date',
    'transaction date',
    'kayit tarihi',
    'fis tarihi',
    'belge tarihi',
    'evrak tarihi',
    'booking date',
    'posting date',
    'valor',
    'valor tarihi',
    'value date',
    'islem tarih',
    'islem tarihi saati',
    'islem tarihi ve saati',
    'islem tarih saat',
    'islem tarihi saat',
    'islem gunu',
    'gun',
    'tarih zaman',
    'odeme tarihi',
    'harcama tarihi',
    'muhasebe tarihi',
  ],
  ACIKLAMA: [
    'aciklama',
    'aciklamasi',
    'aciklamalar',
    'islem aciklamasi',
    'hareket aciklamasi',
    'fis aciklamasi',
    'description',
    'transaction description',
    'detay',
    'islem detayi',
    'details',
    'narrative',
    'memo',
    'islem aciklama',
    'aciklama detay',
    'isyeri',
    'isyeri adi',
    'uye isyeri',
    'islem yeri',
    'harcama yeri',
    'particulars',
    'islem',
    'islem adi',
    'not',
    'notlar',
    'konu',
  ],
  TUTAR: [
    'tutar',
    'tutari',
    'islem tutari',
    'hareket tutari',
    'miktar',
    'meblag',
    'amount',
    'transaction amount',
    'islem tutar',
    'harcama tutari',
    'tl tutari',
    'tl tutar',
  ],
  BORC: [
    'borc',
    'cikis',
    'cikan',
    'gider',
    'cekilen',
    'giden',
    'gonderilen',
    'odenen',
    'para cikisi',
    'tediye',
    'odeme',
    'odemeler',
    'giderler',
    'harcama',
    'cekilen para',
    'debit',
    'withdrawal',
    'withdrawals',
    'money out',
    'paid out',
  ],
  ALACAK: [
    'alacak',
    'giris',
    'giren',
    'gelir',
    'yatan',
    'yatirilan',
    'gelen',
    'para girisi',
    'tahsilat',
    'tahsilatlar',
    'tahsil',
    'gelirler',
    'yatan para',
    'credit',
    'deposit',
    'deposits',
    'money in',
    'paid in',
  ],
  BAKIYE: [
    'bakiye',
    'bakiyesi',
    'son bakiye',
    'kalan bakiye',
    'hesap bakiyesi',
    'islem sonrasi bakiye',
    'balance',
    'running balance',
    'hesap bakiye',
    'guncel bakiye',
    'yeni bakiye',
    'islem sonu bakiye',
    'islem sonrasi bakiyesi',
    'kalan',
    'kalan tutar',
  ],
  DEKONT: [
    'dekont',
    'dekont no',
    'dekont numarasi',
    'fis',
    'fis no',
    'belge no',
    'evrak no',
    'makbuz no',
    'fatura no',
    'referans',
    'referans no',
    'reference',
  ],
  KARSI_TARAF: [
    'karsi taraf',
    'karsi taraf adi',
    'karsi taraf unvani',
    'karsi hesap',
    'karsi hesap adi',
    'karsi hesap sahibi',
    'gonderen',
    'gonderen adi',
    'alici',
    'alici adi',
    'gonderen alici',
    'unvan',
    'unvani',
    'cari',
    'cari adi',
    'cari unvan',
    'cari unvani',
  ],
  KATEGORI: ['kategori', 'kategori adi', 'categoryname', 'category'],
  ODEME_YONTEMI: ['odeme yontemi', 'odeme sekli', 'yontem', 'paymentmethod'],
  // A bank writes its own number there; in our own exports it is known by their layouts.
  HESAP: [],
  TIP: [
    'tip',
    'giris cikis',
    'cashflowtype',
    'borc alacak',
    'b a',
    'a b',
    'd c',
    'yon',
    'yonu',
    'islem yonu',
    'hareket yonu',
  ],
};

type Known = { column: StatementColumn; rank: number };

const known = new Map(
  Object.entries(WORDS).flatMap(([column, words]) =>
    words.map((word, rank): [string, Known] => [word, { column: column as StatementColumn, rank }]),
  ),
);

const MONEY: readonly StatementColumn[] = ['TUTAR', 'BORC', 'ALACAK', 'BAKIYE'];

/** What goes out and comes in is written as "Borç", "Borç Tutarı" or "Çıkan Tutar". */
const knownOf = (cell: Cell | undefined): Known | undefined => {
  const key = headingKey(cell);
  const own = known.get(key);
  if (own) return own;
  const short = known.get(key.replace(/ (?:tutar|tutari|miktari|amount)$/, ''));
  return short && MONEY.includes(short.column) ? short : undefined;
};

/** Is it what stands above amounts or balances? */
export const isMoneyHeading = (words: string): boolean =>
  MONEY.includes(knownOf(words)?.column ?? 'KULLANMA');

/** A heading as it is compared: folded, without signs and the currency. */
export const headingKey = (cell: Cell | undefined): string =>
  typeof cell === 'string'
    ? fold(cell.slice(0, 200))
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .replace(/^(?:tl|try) | (?:tl|try)$/g, '')
    : '';

const LOOKED_AT = 30;
const ENOUGH = 3;

const saysEnough = (cells: readonly Cell[]): boolean =>
  new Set(cells.flatMap((cell) => knownOf(cell)?.column ?? [])).size >= ENOUGH;

/** Place of the row of headings among the rows: the first that says three things we know; -1 for none. */
export const findHeadings = (rows: readonly TableRow[]): number =>
  rows.slice(0, LOOKED_AT).findIndex(({ cells }) => saysEnough(cells));

/** Are there headings in a row and nothing else, as at the top of each page of what was printed? */
const saysHeadings = (cells: readonly Cell[]): boolean =>
  saysEnough(cells) && cells.every((cell) => isBlank(cell) || knownOf(cell));

/** Tells rows that repeat the headings on a line, or hold such as we know and nothing else. */
export function headingsAgain(rows: readonly TableRow[], line: number): (cells: readonly Cell[]) => boolean {
  const heading = rows.find((row) => row.line === line)?.cells.map(headingKey) ?? [];
  const repeats = (cells: readonly Cell[]) =>
    heading.some(Boolean) &&
    cells.length === heading.length &&
    cells.every((cell, at) => headingKey(cell) === heading[at]);
  return (cells) => repeats(cells) || saysHeadings(cells);
}

/** Headings of the row at a place, with those that stand below one which they share ("Tutar" over "Borç" and "Alacak"). */
export function headingsAt(rows: readonly TableRow[], at: number): TableRow | undefined {
  const [upper, lower] = [rows[at], rows[at + 1]];
  if (!upper || !lower?.cells.every((cell) => isBlank(cell) || knownOf(cell))) return upper;
  const sides = lower.cells.map((cell) => knownOf(cell)?.column);
  if (!sides.includes('BORC') || !sides.includes('ALACAK')) return upper;
  const width = Math.max(upper.cells.length, lower.cells.length);
  const cells = Array.from(
    { length: width },
    (_, place) => (isBlank(lower.cells[place]) ? upper.cells[place] : lower.cells[place]) ?? '',
  );
  return { line: lower.line, cells };
}

/** The headings that end on a line, with those above it that they share. */
export function headingsOn(rows: readonly TableRow[], line: number): readonly Cell[] {
  const at = rows.findIndex((row) => row.line === line);
  const shared = headingsAt(rows, at - 1);
  return (shared?.line === line ? shared : rows[at])?.cells ?? [];
}

/** What each column holds by its heading; of several that say the same, the one in the usual words. */
export function columnsOf(headings: readonly Cell[], width: number): StatementColumn[] {
  const said = Array.from({ length: width }, (_, at) => knownOf(headings[at]));
  const found = said.map((own, at): StatementColumn => {
    const isBeaten = (other: Known | undefined, place: number) =>
      other !== undefined &&
      other.column === own?.column &&
      (other.rank < own.rank || (other.rank === own.rank && place < at));
    return !own || said.some(isBeaten) ? 'KULLANMA' : own.column;
  });
  const [out, into] = [found.includes('BORC'), found.includes('ALACAK')];
  // Two columns say more than one that repeats them.
  if ((out || into) && found.includes('TUTAR'))
    return out && into ? without(found, 'TUTAR') : without(found, 'BORC', 'ALACAK');
  return found;
}

const without = (found: StatementColumn[], ...gone: StatementColumn[]): StatementColumn[] =>
  found.map((each) => (gone.includes(each) ? 'KULLANMA' : each));

/** What tells files of one kind from others: their headings, or without any their width. */
export const signatureText = (headings: readonly Cell[], width: number): string =>
  headings.some((cell) => !isBlank(cell)) ? headings.map(headingKey).join('|') : `#${width}`;
