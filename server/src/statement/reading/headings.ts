import { fold, type StatementColumn } from '@vezne/contract';
import { type Cell, isBlank, type TableRow } from './table';

/** What banks, accountants and our own exports write above a column, folded. */
const WORDS: Record<Exclude<StatementColumn, 'KULLANMA'>, string[]> = {
  TARIH: [
    'tarih',
    'islem tarihi',
    'tarih saat',
    'tarih ve saat',
    'islem zamani',
    'hareket tarihi',
    'valor',
    'valor tarihi',
    'kayit tarihi',
    'date',
  ],
  ACIKLAMA: [
    'aciklama',
    'aciklamalar',
    'islem aciklamasi',
    'islem',
    'hareket aciklamasi',
    'detay',
    'islem detayi',
    'description',
  ],
  TUTAR: ['tutar', 'islem tutari', 'hareket tutari', 'miktar', 'amount'],
  BORC: ['borc', 'borc tutari', 'cikis', 'cikan', 'gider', 'cekilen', 'debit'],
  ALACAK: ['alacak', 'alacak tutari', 'giris', 'giren', 'gelir', 'yatan', 'yatirilan', 'credit'],
  BAKIYE: ['bakiye', 'son bakiye', 'kalan bakiye', 'islem sonrasi bakiye', 'balance'],
  DEKONT: ['dekont', 'dekont no', 'dekont numarasi', 'fis', 'fis no', 'referans', 'referans no', 'reference'],
  KARSI_TARAF: ['karsi taraf', 'karsi hesap', 'gonderen', 'alici', 'gonderen alici', 'unvan', 'cari'],
  KATEGORI: ['kategori', 'kategori adi', 'categoryname', 'category'],
  ODEME_YONTEMI: ['odeme yontemi', 'odeme sekli', 'yontem', 'paymentmethod'],
  TIP: ['tip', 'giris cikis', 'cashflowtype', 'borc alacak', 'b a'],
};

const columns = new Map(
  Object.entries(WORDS).flatMap(([column, words]) => words.map((word) => [word, column as StatementColumn])),
);

/** A heading as it is compared: folded, without signs and the currency. */
export const headingKey = (cell: Cell | undefined): string =>
  typeof cell === 'string'
    ? fold(cell.slice(0, 200))
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .replace(/ (?:tl|try)$/, '')
    : '';

const LOOKED_AT = 30;
const KNOWN = 3;

/** Place of the row of headings among the rows: the first that says three things we know; -1 for none. */
export function findHeadings(rows: readonly TableRow[]): number {
  return rows.slice(0, LOOKED_AT).findIndex(({ cells }) => {
    const known = cells.map((cell) => columns.get(headingKey(cell))).filter((each) => each !== undefined);
    return new Set(known).size >= KNOWN;
  });
}

/** What each column holds by its heading; the first of several that say the same counts, but for words. */
export function columnsOf(headings: readonly Cell[], width: number): StatementColumn[] {
  const taken = new Set<StatementColumn>();
  const found = Array.from({ length: width }, (_, at): StatementColumn => {
    const column = columns.get(headingKey(headings[at])) ?? 'KULLANMA';
    if (column === 'KULLANMA' || taken.has(column)) return 'KULLANMA';
    taken.add(column);
    return column;
  });
  const split = taken.has('BORC') || taken.has('ALACAK');
  // Two columns say more than one that repeats them.
  if (split && taken.has('TUTAR'))
    return taken.has('BORC') && taken.has('ALACAK')
      ? without(found, 'TUTAR')
      : without(found, 'BORC', 'ALACAK');
  return found;
}

const without = (found: StatementColumn[], ...gone: StatementColumn[]): StatementColumn[] =>
  found.map((each) => (gone.includes(each) ? 'KULLANMA' : each));

/** What tells files of one kind from others: their headings, or without any their width. */
export const signatureText = (headings: readonly Cell[], width: number): string =>
  headings.some((cell) => !isBlank(cell)) ? headings.map(headingKey).join('|') : `#${width}`;
