import {
  type CategoryType,
  fold,
  limits,
  type PaymentMethod,
  PaymentMethod as PaymentMethods,
  paymentMethodName,
  paymentMethodNames,
  type StatementColumn,
  type StatementMapping,
  text,
} from '@vezne/contract';
import { readAmount, shortened } from './amounts';
import { readDay } from './dates';
import { textOf } from './guess';
import { headingKey } from './headings';
import { type Cell, isBlank, type Movement, type TableRow } from './table';

/** A row of a statement as it was read. `kurus` is signed. */
export type StatementLine = {
  line: number;
  date: string | null;
  description: string;
  kurus: bigint | null;
  balance: bigint | null;
  method: PaymentMethod | null;
  categoryName: string | null;
  problem: string | null;
};

const Description = text('Açıklama', { max: limits.description });
const CategoryName = text('Kategori adı', { min: 2, max: 60 });

/** Reads the rows of a table below what is skipped; rows that hold neither a day nor an amount are none. */
export function readRows(rows: readonly TableRow[], mapping: StatementMapping): StatementLine[] {
  const places = new Map<StatementColumn, number[]>();
  for (const [at, column] of mapping.columns.entries())
    if (column !== 'KULLANMA') places.set(column, [...(places.get(column) ?? []), at]);
  const heading = rows
    .find(({ line }) => line === mapping.skip)
    ?.cells.map(headingKey)
    .join('|');
  return rows
    .filter(({ line }) => line > mapping.skip)
    .filter(({ cells }) => !heading || cells.map(headingKey).join('|') !== heading)
    .flatMap((row) => readRow(row, mapping, places) ?? []);
}

type Places = ReadonlyMap<StatementColumn, number[]>;

function readRow(
  { line, cells }: TableRow,
  mapping: StatementMapping,
  places: Places,
): StatementLine | undefined {
  const cell = (column: StatementColumn): Cell | undefined => cells[places.get(column)?.[0] ?? -1];
  const money = (['TUTAR', 'BORC', 'ALACAK'] as const).map(cell);
  if (isBlank(cell('TARIH')) && money.every(isBlank)) return undefined;
  const date = readDay(cell('TARIH'), mapping.dateFormat) ?? null;
  const amount = signed(cell, mapping);
  const balance = readAmount(cell('BAKIYE'), mapping.decimal);
  const description = wordsOf(cells, places) || fallback(cell('DEKONT'));
  const method = methodOf(cell('ODEME_YONTEMI'));
  const category = textOf(cell('KATEGORI')).trim();
  const problems = [
    date === null && `Tarih okunamadı: ${shortened(textOf(cell('TARIH')))}`,
    'problem' in amount && amount.problem,
    balance && 'problem' in balance && balance.problem.replace('Tutar', 'Bakiye'),
    problemOf(Description, description),
    method.problem,
    category !== '' && problemOf(CategoryName, category),
  ];
  return {
    line,
    date,
    description: storable(description),
    kurus: 'kurus' in amount ? amount.kurus : null,
    balance: balance && 'kurus' in balance ? balance.kurus : null,
    method: method.value,
    categoryName: category === '' ? null : (CategoryName.safeParse(category).data ?? null),
    problem: problems.find((each) => typeof each === 'string') ?? null,
  };
}

/** What a format has read by itself, as rows. */
export const readMovements = (movements: readonly Movement[]): StatementLine[] =>
  movements.map(({ line, date, description, kurus, balance, problem }) => {
    const words = description || fallback(undefined);
    return {
      line,
      date: date || null,
      description: storable(words),
      kurus,
      balance,
      method: null,
      categoryName: null,
      problem: problem ?? problemOf(Description, words) ?? (kurus === 0n ? NOTHING : null),
    };
  });

const NOTHING = 'Tutar 0 olamaz';

function problemOf(schema: typeof Description, value: string): string | null {
  const { error } = schema.safeParse(value);
  return error?.issues[0]?.message ?? null;
}

/** What is stored of a description: as the ledger would, and of one that is refused what can be shown. */
function storable(value: string): string {
  const { data } = Description.safeParse(value);
  if (data !== undefined) return data;
  const shown = value
    .toWellFormed()
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim();
  return [...shown].slice(0, limits.description).join('') || '-';
}

function wordsOf(cells: readonly Cell[], places: Places): string {
  const words = (places.get('ACIKLAMA') ?? []).map((at) => textOf(cells[at]).trim());
  const party = textOf(cells[places.get('KARSI_TARAF')?.[0] ?? -1]).trim();
  const said = words.filter(Boolean).join(' ');
  return party && !fold(said).includes(fold(party)) ? [said, party].filter(Boolean).join(' · ') : said;
}

const fallback = (voucher: Cell | undefined) => {
  const number = textOf(voucher).trim();
  return number ? `Hesap hareketi ${number}` : 'Hesap hareketi';
};

type CellOf = (column: StatementColumn) => Cell | undefined;
type Signed = { kurus: bigint } | { problem: string };

/** The signed amount of a row: of one column, by the direction beside it, or of the two for out and in. */
function signed(cell: CellOf, { columns, decimal, flip }: StatementMapping): Signed {
  const read = columns.includes('TUTAR') ? readAmount(cell('TUTAR'), decimal) : readSides(cell, decimal);
  if (!read) return { problem: 'Tutar boş' };
  if ('problem' in read) return read;
  if (read.kurus === 0n) return { problem: NOTHING };
  const direction = columns.includes('TIP') ? directionOf(cell('TIP')) : 'as it is';
  if (!direction) return { problem: `Giriş mi çıkış mı anlaşılamadı: ${shortened(textOf(cell('TIP')))}` };
  const size = read.kurus < 0n ? -read.kurus : read.kurus;
  const kurus = direction === 'as it is' ? read.kurus : direction === 'in' ? size : -size;
  return { kurus: flip ? -kurus : kurus };
}

function readSides(cell: CellOf, decimal: StatementMapping['decimal']): ReturnType<typeof readAmount> {
  const [out, into] = [readAmount(cell('BORC'), decimal), readAmount(cell('ALACAK'), decimal)];
  if (out && 'problem' in out) return out;
  if (into && 'problem' in into) return into;
  const [outKurus, inKurus] = [out?.kurus ?? 0n, into?.kurus ?? 0n];
  if (outKurus !== 0n && inKurus !== 0n) return { problem: 'Satırda hem borç hem alacak var' };
  if (inKurus !== 0n) return { kurus: inKurus < 0n ? -inKurus : inKurus };
  return out || into ? { kurus: outKurus < 0n ? outKurus : -outKurus } : null;
}

const IN = ['giris', 'gelir', 'alacak', 'a', 'c', 'credit', 'yatan', 'gelen'];
const OUT = ['cikis', 'gider', 'borc', 'b', 'd', 'debit', 'cekilen', 'giden'];

function directionOf(cell: Cell | undefined): 'in' | 'out' | undefined {
  const sign = textOf(cell).trim();
  const word = headingKey(cell);
  if (IN.includes(word) || sign === '+') return 'in';
  return OUT.includes(word) || sign === '-' ? 'out' : undefined;
}

const METHODS = new Map<string, PaymentMethod>(
  PaymentMethods.options.flatMap((method) => [
    [fold(method), method],
    [fold(paymentMethodNames[method]), method],
  ]),
);
const MORE: [string, PaymentMethod][] = [
  ['havale', 'TRANSFER'],
  ['eft', 'TRANSFER'],
  ['fast', 'TRANSFER'],
  ['kredi karti', 'CARD'],
];
for (const [word, method] of MORE) METHODS.set(word, method);

/** Our own exports write it where there is none. */
const NO_METHOD = paymentMethodName(null);

function methodOf(cell: Cell | undefined): { value: PaymentMethod | null; problem: string | null } {
  const said = textOf(cell).trim();
  const value = METHODS.get(fold(said)) ?? null;
  const isKnown = value !== null || said === '' || said === NO_METHOD;
  return { value, problem: isKnown ? null : `Ödeme yöntemi okunamadı: ${shortened(said)}` };
}

/** What a category is used for by rows of these signs. */
export const typeOfSigns = (hasIn: boolean, hasOut: boolean): CategoryType =>
  hasIn && hasOut ? 'HER_IKISI' : hasIn ? 'GELIR' : 'GIDER';
