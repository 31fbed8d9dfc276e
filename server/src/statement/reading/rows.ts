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
import { markCarried, withoutSums } from './balance';
import { brief, type ReadAmount, readAmount, sideIn } from './cells/amounts';
import { type Cell, isBlank, textOf } from './cells/cell';
import { currencyProblem, currencySaid } from './cells/currencies';
import { hasDayShape, readDay } from './cells/dates';
import { wholeDay } from './cells/days-in-part';
import { isDatedTotal, isTotal, saysCarried, saysClosing } from './content';
import { currencyCells } from './currency';
import { filledDays, isDayAlone } from './days';
import { headingKey, headingsAgain } from './headings';
import { isEmpty, NOTHING, readAmounts, type Side, saysTransfer, signedAmount, signedSides } from './sides';
import { isMarkedIn } from './signs';
import type { Movement, StatementLine, TableRow } from './table';

const Description = text('Açıklama', { max: limits.description });
const CategoryName = text('Kategori adı', { min: 2, max: 60 });

/** Reads the rows of a table below what is skipped; words, totals and balances between the movements are none. */
export function readRows(rows: readonly TableRow[], mapping: StatementMapping): readonly StatementLine[] {
  const places = new Map<StatementColumn, number[]>();
  for (const [at, column] of mapping.columns.entries())
    if (column !== 'KULLANMA') places.set(column, [...(places.get(column) ?? []), at]);
  const isHeading = headingsAgain(rows, mapping.skip);
  const at = places.get('TARIH')?.[0] ?? -1;
  const inTable = rows.filter(({ line }) => line > mapping.skip).map((row) => withDay(row, at, mapping));
  const days = mapping.fillDays ? filledDays(inTable, at, isHeading) : undefined;
  const dayOf = ({ line, cells }: TableRow) => days?.get(line) ?? cells[at];
  const below = inTable.filter(({ cells }) => !isHeading(cells) && !(days && isDayAlone(cells, at)));
  const carried = new Set(below.flatMap(({ line, cells }) => (saysCarried(cells) ? [line] : [])));
  const moving = below.filter(({ line, cells }) => !carried.has(line) && !isTotal(cells));
  const cellsOf = (column: Side | 'TUTAR') => moving.map(({ cells }) => cells[places.get(column)?.[0] ?? -1]);
  const signed = signedSides(cellsOf, mapping.decimal);
  const markedIn = isMarkedIn(cellsOf('TUTAR'), mapping.decimal);
  // A ledger with categories holds movements alone.
  const isTold = places.has('BAKIYE') || places.has('KATEGORI');
  const carriedOver = new Map(
    below.flatMap(({ line, cells }) =>
      !isTold && carried.has(line) ? [[line, saysClosing(cells) ? CLOSING : CARRIED_OVER]] : [],
    ),
  );
  const currencyOf = currencyCells(rows, mapping);
  const table = { mapping, places, signed, markedIn, carriedOver, currencyOf, dayOf };
  const lines = below.flatMap((row) => readRow(row, table) ?? []);
  const sums = new Set(below.flatMap(({ line, cells }) => (isDatedTotal(cells, at) ? [line] : [])));
  return withoutSums(markCarried(lines, carried), sums);
}

function withDay(row: TableRow, at: number, mapping: StatementMapping): TableRow {
  const cell = row.cells[at];
  const day = cell === undefined ? cell : wholeDay(cell, mapping);
  return day === undefined || day === cell ? row : { ...row, cells: row.cells.with(at, day) };
}

type Places = ReadonlyMap<StatementColumn, number[]>;
type Table = {
  mapping: StatementMapping;
  places: Places;
  signed: ReadonlySet<Side>;
  /** Only what comes in has a mark. */
  markedIn: boolean;
  /** Lines that speak of a balance that is carried over, where none beside it tells whether it is one. */
  carriedOver: ReadonlyMap<number, string>;
  /** What names it. */
  currencyOf: (cells: readonly Cell[]) => Cell | undefined;
  /** Its own, or where that is chosen the one above. */
  dayOf: (row: TableRow) => Cell | undefined;
};

const CARRIED = /(?:^| )(?:devir|devri|devreden|acilis|kapanis|onceki bakiye|opening|closing)(?: |$)/;

const mentionsCarried = (cells: readonly Cell[]) => cells.some((cell) => CARRIED.test(headingKey(cell)));

// "30.11.2026 tarihinde oluşturulmuştur.", and nothing beside it.
const isSentence = (cells: readonly Cell[]): boolean => {
  const [only, ...others] = cells.filter((cell) => !isBlank(cell));
  return typeof only === 'string' && others.length === 0 && /\p{L}{3}[.\s]*$/u.test(only.slice(-200));
};

/** Totals, words above or below: there is nothing to take, and no fault. */
const isAside = (cells: readonly Cell[], day: Cell | undefined, isNothing: boolean): boolean =>
  hasDayShape(day) ? isSentence(cells) : isNothing || isTotal(cells);

function readRow(row: TableRow, table: Table): StatementLine | undefined {
  const { line, cells } = row;
  const { mapping, places } = table;
  const cell = (column: StatementColumn): Cell | undefined => cells[places.get(column)?.[0] ?? -1];
  const amounts = readAmounts(cell, table);
  const isNothing = isEmpty(amounts);
  if (isAside(cells, cell('TARIH'), isNothing)) return undefined;
  const day = table.dayOf(row);
  const carried = isNothing && mentionsCarried(cells);
  const date = readDay(day, mapping.dateFormat) ?? null;
  const amount = signedAmount(amounts, cell('TIP'), table);
  const balance = readBalance(cell('BAKIYE'), mapping);
  const description = printed(wordsOf(cells, places)) || fallback(cell('DEKONT'));
  const method = methodOf(cell('ODEME_YONTEMI'));
  const category = categoryOf(cell('KATEGORI'));
  const named = table.currencyOf(cells);
  const problems = [
    date === null && dayProblem(day),
    !carried && 'problem' in amount && amount.problem,
    balance && 'problem' in balance && balance.problem.replace('Tutar', 'Bakiye'),
    problemOf(Description, description),
    method.problem,
    category.problem,
    saysTransfer(cell('TIP')) && TRANSFER,
    currencyProblem(named),
    table.carriedOver.get(line),
  ];
  return {
    line,
    date,
    description: storable(description),
    kurus: 'kurus' in amount ? amount.kurus : null,
    balance: balance && 'kurus' in balance ? balance.kurus : null,
    method: method.value,
    categoryName: category.value,
    currency: currencySaid(named),
    ...(places.has('HESAP') && { accountName: textOf(cell('HESAP')).trim() || null }),
    problem: problems.find((each) => typeof each === 'string') ?? null,
    ...(carried && { carried }),
  };
}

/** Where the sides stand the other way round, the letter after a balance does, too. */
function readBalance(cell: Cell | undefined, { decimal, flip }: StatementMapping): ReadAmount | null {
  const read = readAmount(cell, decimal);
  return flip && sideIn(cell) && read && 'kurus' in read ? { kurus: -read.kurus } : read;
}

const CARRIED_OVER = 'Devreden bakiye hareket olarak eklenmez; hesabın açılış bakiyesine yazın';
const CLOSING = 'Dönem sonu bakiyesi hareket olarak eklenmez';
const TRANSFER = 'Virman gelir ya da gider olarak eklenmez; hesaplar arasında virman olarak girin';

const dayProblem = (day: Cell | undefined): string =>
  isBlank(day) ? 'Tarih boş' : `Tarih okunamadı: ${brief(textOf(day))}`;

function categoryOf(cell: Cell | undefined): { value: string | null; problem: string | null } {
  const said = textOf(cell).trim();
  if (said === '') return { value: null, problem: null };
  return { value: CategoryName.safeParse(said).data ?? null, problem: problemOf(CategoryName, said) };
}

/** What a format has read by itself, as rows; those that share a line of the file are counted on from it. */
export function readMovements(movements: readonly Movement[]): StatementLine[] {
  let last = 0;
  return movements.map(({ line, date, description, kurus, balance, problem, currency }) => {
    const words = printed(description) || fallback(undefined);
    last = Math.max(line, last + 1);
    return {
      line: last,
      date: date || null,
      description: storable(words),
      kurus,
      balance,
      method: null,
      categoryName: null,
      currency,
      problem: problem ?? problemOf(Description, words) ?? (kurus === 0n ? NOTHING : null),
    };
  });
}

function problemOf(schema: typeof Description, value: string): string | null {
  const { error } = schema.safeParse(value);
  return error?.issues[0]?.message ?? null;
}

/** What is stored of a description: as the ledger would, and of one that is refused what can be shown. */
function storable(value: string): string {
  const { data } = Description.safeParse(value);
  if (data !== undefined) return data;
  return [...value].slice(0, limits.description).join('') || '-';
}

/** Words without what nobody sees: a movement of money is not refused for a mark that a program left in them. */
const printed = (value: string): string =>
  value
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim();

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

/** What people call the ways of payment besides their own names. */
const ALSO: Partial<Record<PaymentMethod, string[]>> = {
  CASH: ['elden', 'nakit odeme'],
  TRANSFER: [
    'banka',
    'havale',
    'eft',
    'fast',
    'havale eft',
    'eft havale',
    'banka havalesi',
    'banka transferi',
  ],
  CARD: ['kredi karti', 'banka karti', 'kredi banka karti', 'pos'],
};
const METHODS = new Map<string, PaymentMethod>(
  PaymentMethods.options.flatMap((method) =>
    [method, paymentMethodNames[method], ...(ALSO[method] ?? [])].map((word): [string, PaymentMethod] => [
      headingKey(word),
      method,
    ]),
  ),
);

/** Our own exports write it where there is none. */
const NO_METHOD = paymentMethodName(null);

function methodOf(cell: Cell | undefined): { value: PaymentMethod | null; problem: string | null } {
  const said = textOf(cell).trim();
  const value = METHODS.get(headingKey(said)) ?? null;
  const isKnown = value !== null || said === '' || said === NO_METHOD;
  return { value, problem: isKnown ? null : `Ödeme yöntemi okunamadı: ${brief(said)}` };
}

/** What a category is used for by rows of these signs. */
export const typeOfSigns = (hasIn: boolean, hasOut: boolean): CategoryType =>
  hasIn && hasOut ? 'HER_IKISI' : hasIn ? 'GELIR' : 'GIDER';
