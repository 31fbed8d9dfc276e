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
import { hasDayShape, readDay } from './dates';
import { directionOf } from './direction';
import { headingKey } from './headings';
import { type Cell, isBlank, type Movement, type TableRow, textOf } from './table';

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

/** Reads the rows of a table below what is skipped; words, totals and balances between the movements are none. */
export function readRows(rows: readonly TableRow[], mapping: StatementMapping): StatementLine[] {
  const places = new Map<StatementColumn, number[]>();
  for (const [at, column] of mapping.columns.entries())
    if (column !== 'KULLANMA') places.set(column, [...(places.get(column) ?? []), at]);
  const heading = rows
    .find(({ line }) => line === mapping.skip)
    ?.cells.map(headingKey)
    .join('|');
  const below = rows
    .filter(({ line }) => line > mapping.skip)
    .filter(({ cells }) => !heading || cells.map(headingKey).join('|') !== heading);
  const table = { mapping, places, signed: signedSides(below, mapping, places) };
  return below.flatMap((row) => readRow(row, table) ?? []);
}

type Places = ReadonlyMap<StatementColumn, number[]>;
type Table = { mapping: StatementMapping; places: Places; signed: ReadonlySet<StatementColumn> };

/** Columns of what goes out or comes in that hold both signs: there a minus takes back, elsewhere it is a habit. */
function signedSides(
  rows: readonly TableRow[],
  { decimal }: StatementMapping,
  places: Places,
): ReadonlySet<StatementColumn> {
  return new Set(
    (['BORC', 'ALACAK'] as const).filter((side) =>
      rows.some(({ cells }) => {
        const read = readAmount(cells[places.get(side)?.[0] ?? -1], decimal);
        return read && 'kurus' in read && read.kurus > 0n;
      }),
    ),
  );
}

// What stands in place of a day, or beside it, in rows that move nothing.
const TOTAL = /^(?:genel |ara |sayfa |donem |alt )?(?:toplam|yekun|total)(?:u|lar|lari|i)?(?: |$)/;
const CARRIED = /(?:^| )(?:devir|devri|devreden|acilis|kapanis|onceki bakiye|opening|closing)(?: |$)/;

/** Totals, a balance that was carried over, words above or below: there is nothing to take, and no fault. */
function movesNothing(cells: readonly Cell[], day: Cell | undefined, isEmpty: boolean): boolean {
  const says = (what: RegExp) => cells.some((cell) => what.test(headingKey(cell)));
  return hasDayShape(day) ? isEmpty && says(CARRIED) : isEmpty || says(TOTAL);
}

function readRow({ line, cells }: TableRow, table: Table): StatementLine | undefined {
  const { mapping, places } = table;
  const cell = (column: StatementColumn): Cell | undefined => cells[places.get(column)?.[0] ?? -1];
  const money = (['TUTAR', 'BORC', 'ALACAK'] as const).map((side) => readAmount(cell(side), mapping.decimal));
  const isEmpty = money.every((each) => each === null || ('kurus' in each && each.kurus === 0n));
  if (movesNothing(cells, cell('TARIH'), isEmpty)) return undefined;
  const date = readDay(cell('TARIH'), mapping.dateFormat) ?? null;
  const amount = signed(cell, table);
  const balance = readAmount(cell('BAKIYE'), mapping.decimal);
  const description = wordsOf(cells, places) || fallback(cell('DEKONT'));
  const method = methodOf(cell('ODEME_YONTEMI'));
  const category = textOf(cell('KATEGORI')).trim();
  const problems = [
    date === null &&
      (isBlank(cell('TARIH')) ? 'Tarih boş' : `Tarih okunamadı: ${shortened(textOf(cell('TARIH')))}`),
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
function signed(cell: CellOf, { mapping: { columns, decimal, flip }, signed: sides }: Table): Signed {
  const read = columns.includes('TUTAR')
    ? readAmount(cell('TUTAR'), decimal)
    : readSides(cell, decimal, sides);
  if (!read) return { problem: 'Tutar boş' };
  if ('problem' in read) return read;
  if (read.kurus === 0n) return { problem: NOTHING };
  const direction = columns.includes('TIP') ? directionOf(cell('TIP')) : 'as it is';
  if (!direction) return { problem: `Giriş mi çıkış mı anlaşılamadı: ${shortened(textOf(cell('TIP')))}` };
  const size = read.kurus < 0n ? -read.kurus : read.kurus;
  const kurus = direction === 'as it is' ? read.kurus : direction === 'in' ? size : -size;
  return { kurus: flip ? -kurus : kurus };
}

function readSides(
  cell: CellOf,
  decimal: StatementMapping['decimal'],
  sides: Table['signed'],
): ReturnType<typeof readAmount> {
  const [out, into] = [readAmount(cell('BORC'), decimal), readAmount(cell('ALACAK'), decimal)];
  if (out && 'problem' in out) return out;
  if (into && 'problem' in into) return into;
  const [outKurus, inKurus] = [moved(out, sides.has('BORC')), moved(into, sides.has('ALACAK'))];
  if (outKurus !== 0n && inKurus !== 0n) return { problem: 'Satırda hem borç hem alacak var' };
  return out || into ? { kurus: inKurus - outKurus } : null;
}

const moved = (read: { kurus: bigint } | null, isSigned: boolean): bigint =>
  read === null ? 0n : read.kurus < 0n && !isSigned ? -read.kurus : read.kurus;

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
