import type { StatementColumn, StatementDecimal, StatementMapping } from '@vezne/contract';
import { checkBalance } from './balance';
import { decimalIn, sideIn } from './cells/amounts';
import { type Cell, isBlank, textOf } from './cells/cell';
import { dateFormatOf, looksLikeDay } from './cells/dates';
import { byContent, isMoney, isTotal, kurusOf, saysCarried, shareOf, withWords } from './content';
import { missingIn } from './days';
import { columnsOf, findHeadings, headingKey, headingsAt, signatureText } from './headings';
import { findLayout, type Layout } from './layouts';
import { readRows } from './rows';
import { directionOf, isOfBooks, saysTransfer, saysWays } from './sides';
import { meaningOf, type OwnSigns } from './signs';
import { noTable, refuse, type TableRow } from './table';

type Asked = 'dateFormat' | 'decimal' | 'columns';

/** What a table seems to be; `mapping` may lack columns, which `ask` then tells. */
export type Guess = {
  headings: string[];
  signature: string;
  layoutName: string | null;
  mapping: StatementMapping;
  ask: Asked[];
};

export const ownSigns = ({ mapping, ask }: Pick<Guess, 'mapping' | 'ask'>): OwnSigns => {
  if (mapping.flip) return 'TURNED';
  return ask.includes('columns') ? 'OPEN' : 'AS_THEY_ARE';
};

/** Enough to see what a column holds. */
const LOOKED_AT = 2_000;

/** Says what the columns of a table hold, by a known layout, by the headings or by what stands in them. */
export function guess(rows: readonly TableRow[]): Guess {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (width < 2) throw noTable();
  const known = findHeadings(rows);
  const at = known < 0 ? findUnknown(rows, width) : known;
  const { cells: headings, line: skip } = headingsAt(rows, at) ?? { cells: [], line: 0 };
  const below = rows.filter(({ line }) => line > skip);
  const body = below.slice(0, LOOKED_AT).filter(({ cells }) => !isTotal(cells));
  if (body.length === 0) throw refuse('Dosyada başlıkların altında satır yok');
  const layout = findLayout(rows, at);
  const named = layout ? padded(layout.columns, width) : withWords(body, columnsOf(headings, width));
  const found = isWhole(named) ? { columns: named, isOpen: false } : byContent(body, named);
  const directed = withDirection(withoutKinds(found.columns, body), body);
  const isUnsure = (place: number) =>
    !tells(body, place) || (found.columns[place] !== 'TIP' && hasLetters(body, place));
  const isOpen = found.isOpen || directed.some((each, place) => each === 'TIP' && isUnsure(place));
  const days = dateFormatOf(cellsOf(body, directed, ['TARIH']));
  const decimal = decimalOf(cellsOf(body, directed, ['TUTAR', 'BORC', 'ALACAK', 'BAKIYE']));
  const first = {
    columns: directed,
    skip,
    dateFormat: days.format,
    decimal: decimal.proved ? decimal.sign : (layout?.decimal ?? decimal.sign),
    flip: false,
  };
  const balanced = layout ? first : withBalance(first, body);
  const signs = isBareAmount(balanced.columns) && !layout ? signsIn(rows, body, balanced) : AS_THEY_ARE;
  const missing = missingIn(body, balanced.columns.indexOf('TARIH'));
  const mapping = withDays(rows, { ...balanced, flip: signs.flip, ...missing });
  const { columns } = mapping;
  return {
    headings: Array.from({ length: width }, (_, place) =>
      textOf(headings[place]).slice(0, 100).toWellFormed(),
    ),
    signature: signatureText(headings, width),
    layoutName: layout?.name ?? null,
    mapping,
    ask: asked(
      isOpen ||
        signs.isOpen ||
        !isWhole(columns) ||
        isBook(rows, body, mapping) ||
        isWithoutTax(body, headings, mapping),
      { days: days.proved || decimal.sign === 'VIRGUL', decimal: decimal.proved },
      layout,
    ),
  };
}

/** Whether a row with an amount and no day is of the day above it, a person says; here that it may be. */
function withDays(rows: readonly TableRow[], mapping: StatementMapping): StatementMapping {
  const at = mapping.columns.indexOf('TARIH');
  const lacksDays = rows.some(({ line, cells }) => line > mapping.skip && isBlank(cells[at]));
  if (!isWhole(mapping.columns) || !lacksDays) return mapping;
  // Any month that has all days, where it is not known yet which it is.
  const whole = mapping.year === null ? { ...mapping, year: 2024, month: 1 } : mapping;
  const datedIn = (fillDays: boolean) =>
    readRows(rows, { ...whole, fillDays }).filter(({ date, kurus }) => date !== null && kurus !== null);
  return datedIn(true).length > datedIn(false).length ? { ...mapping, fillDays: false } : mapping;
}

/**
 * Accountants write what comes into an account under "Borç", and what it holds is a balance of that side. Where sides may
 * stand so, a person says it: words above or in the rows tell of it, a mark of such a balance does, or balances lead on only
 * with the sides exchanged.
 */
function isBook(rows: readonly TableRow[], body: readonly TableRow[], mapping: StatementMapping): boolean {
  const { columns, skip } = mapping;
  if (!hasSides(columns)) return false;
  if (isOfBooks(rows.filter(({ line }) => line <= skip)) || isOpposed(body, columns)) return true;
  const at = columns.indexOf('BAKIYE');
  if (at < 0) return false;
  if (shareOf(body, at, (cell) => sideIn(cell) === 'out') > MOST_TELL) return true;
  const leads = leading(body, mapping);
  return leads(false) === false && leads(true) === true;
}

/** Do most words beside the sides say the opposite of them, as "Gelen Havale" beside an amount that goes out? */
function isOpposed(body: readonly TableRow[], columns: readonly StatementColumn[]): boolean {
  const out = columns.indexOf('BORC');
  const agreed = body.flatMap(({ cells }) => {
    const ways = saysWays(cells);
    return ways.length === 1 ? [(ways[0] === 'out') === ((kurusOf(cells[out]) ?? 0n) !== 0n)] : [];
  });
  return agreed.length > 0 && agreed.filter(Boolean).length < agreed.length / 2;
}

/** Beside an amount and its tax stands what was paid: which of them is meant, balances tell, or a person. */
const isWithoutTax = (body: readonly TableRow[], headings: readonly Cell[], mapping: StatementMapping) =>
  headings.some(
    (cell, at) => mapping.columns[at] === 'KULLANMA' && /(?:^| )kdv(?: |$)/.test(headingKey(cell)),
  ) && leading(body, mapping)(false) !== true;

const AS_THEY_ARE = { flip: false, isOpen: false };

/** One column of amounts, and none that tells their direction. */
const isBareAmount = (columns: readonly StatementColumn[]) =>
  columns.includes('TUTAR') && !columns.includes('TIP');

const leading = (body: readonly TableRow[], mapping: StatementMapping) => (flip: boolean) =>
  checkBalance(readRows(body, { ...mapping, flip }), null)?.ok;

function signsIn(rows: readonly TableRow[], body: readonly TableRow[], mapping: StatementMapping) {
  const at = mapping.columns.indexOf('TUTAR');
  const above = rows.filter(({ line }) => line <= mapping.skip);
  const amounts = body.flatMap(({ cells }) => (saysCarried(cells) ? [] : [cells[at]]));
  return meaningOf(amounts, above, mapping, leading(body, mapping));
}

const FEWEST_STEPS = 3;

/** A column of figures that nothing names holds balances where the amounts lead from each of them to the next. */
function withBalance(mapping: StatementMapping, body: readonly TableRow[]): StatementMapping {
  const { columns } = mapping;
  if (columns.includes('BAKIYE') || !isWhole(columns)) return mapping;
  const tried = columns.flatMap((column, at) =>
    column === 'KULLANMA' && shareOf(body, at, isMoney) > MOST_TELL
      ? [{ ...mapping, columns: columns.with(at, 'BAKIYE') }]
      : [],
  );
  const holds = (each: StatementMapping) => {
    const read = readRows(body, each);
    return (
      read.filter(({ balance }) => balance !== null).length > FEWEST_STEPS && checkBalance(read, null)?.ok
    );
  };
  return tried.find(holds) ?? mapping;
}

const hasSides = (columns: readonly StatementColumn[]) =>
  columns.includes('BORC') && columns.includes('ALACAK');

/** What the file does not tell; of a known layout only columns can be open. */
function asked(
  isOpen: boolean,
  proved: { days: boolean; decimal: boolean },
  layout: Layout | undefined,
): Asked[] {
  return [
    ...(isOpen ? (['columns'] as const) : []),
    ...(!proved.days && !layout ? (['dateFormat'] as const) : []),
    ...(!proved.decimal && !layout ? (['decimal'] as const) : []),
  ];
}

const LOOKED_FOR = 30;

/** Headings in words of their own: the first row whose cells are all words, above one with a day; -1 for none. */
const findUnknown = (rows: readonly TableRow[], width: number): number =>
  rows
    .slice(0, LOOKED_FOR)
    .findIndex(
      ({ cells }, at) =>
        cells.length === width &&
        cells.every(
          (cell) => typeof cell === 'string' && !isBlank(cell) && !looksLikeDay(cell) && !isMoney(cell),
        ) &&
        rows[at + 1]?.cells.some(looksLikeDay),
    );

/**
 * A column that is called after the direction may hold the kind of a movement instead. Where amounts of one column have
 * no sign, it stays all the same: without a direction everything would be income. Beside two sides it tells of the balance.
 */
function withoutKinds(columns: readonly StatementColumn[], body: readonly TableRow[]): StatementColumn[] {
  const amount = columns.indexOf('TUTAR');
  const isKind = (at: number) => !tells(body, at, isOneWord) && (isSigned(body, amount) || isEmpty(body, at));
  return columns.map((column, at) =>
    column === 'TIP' && (hasSides(columns) || isKind(at)) ? 'KULLANMA' : column,
  );
}

/** Amounts without a sign are told by a column that holds nothing but both directions, whatever stands above it. */
function withDirection(columns: StatementColumn[], body: readonly TableRow[]): StatementColumn[] {
  const amount = columns.indexOf('TUTAR');
  if (columns.includes('TIP') || isSigned(body, amount)) return columns;
  const moving = body.filter(({ cells }) => kurusOf(cells[amount]) !== undefined);
  const at = columns.findIndex((column, place) => {
    const said = new Set(moving.map(({ cells }) => directionOf(cells[place])));
    return column === 'KULLANMA' && said.has('in') && said.has('out') && !said.has(undefined);
  });
  return columns.map((column, place) => (place === at ? 'TIP' : column));
}

/** Under a heading that nobody knows, "A" and "B" may as well be branches, or marks of a balance. */
const hasLetters = (body: readonly TableRow[], at: number) =>
  body.some(({ cells }) => headingKey(cells[at]).length === 1);

const isSigned = (body: readonly TableRow[], amount: number) =>
  amount < 0 || body.some(({ cells }) => (kurusOf(cells[amount]) ?? 0n) < 0n);

const MOST_TELL = 0.5;

const tells = (body: readonly TableRow[], at: number, isMeant: (cell: Cell) => boolean = () => true) =>
  shareOf(body, at, (cell) => directionOf(cell) !== undefined && isMeant(cell)) >= MOST_TELL;

const isEmpty = (body: readonly TableRow[], at: number) => body.every(({ cells }) => isBlank(cells[at]));

/** "Gelen EFT" beside a signed amount is the kind of a movement: the sign says more, of one that came back too. */
const isOneWord = (cell: Cell): boolean => !headingKey(cell).includes(' ') || saysTransfer(cell);

const padded = (columns: readonly StatementColumn[], width: number): StatementColumn[] =>
  Array.from({ length: width }, (_, at) => columns[at] ?? 'KULLANMA');

/** Do the columns say when and how much? */
export const isWhole = (columns: readonly StatementColumn[]): boolean =>
  columns.includes('TARIH') &&
  columns.some((each) => each === 'TUTAR' || each === 'BORC' || each === 'ALACAK');

const cellsOf = (
  body: readonly TableRow[],
  columns: readonly StatementColumn[],
  wanted: StatementColumn[],
): Cell[] => body.flatMap(({ cells }) => cells.filter((_, at) => wanted.includes(columns[at] ?? 'KULLANMA')));

/** By the texts that can be read one way only. */
function decimalOf(cells: readonly Cell[]): { sign: StatementDecimal; proved: boolean } {
  const said = cells.map(decimalIn);
  const count = (what: string) => said.filter((each) => each === what).length;
  const [comma, dot] = [count('VIRGUL'), count('NOKTA')];
  return { sign: dot > comma ? 'NOKTA' : 'VIRGUL', proved: comma > 0 || dot > 0 || count('both') === 0 };
}
