import { compareTexts } from '../../order';
import { accountNumberIn } from './account-number';
import { brief, decimalIn, readAmount } from './cells/amounts';
import { currencyProblem, currencySaid } from './cells/currencies';
import { fullYear, readDay } from './cells/dates';
import { type Closing, type Movement, noTable, oneAccount } from './table';

/*
 * SWIFT's statement of an account. By hand: the packages that read it lose the lines, by which people find a fault in
 * their file.
 */

const FIELD = /^\s*:(\d{2}[A-Z]?):(.*)$/;
// Some programs set all of a statement in from the edge.
const INDENT = /^([^\S\n]*):20:/m;
const BALANCE = /^([CD])(\d{6})([A-Z]{3})([\d.,]{1,20})/;
const MOVEMENT = /^(\d{6})(?:\d{4})?(R?[CD]|E[CD])[A-Z]?(\d[\d.,]{0,19})/;

type Field = { line: number; tag: string; lines: string[] };

type Read = {
  /** The account of the statement that is being read, and those that moved. */
  account: string;
  accounts: Set<string>;
  currency: string | undefined;
  /** Why its currency is not known. */
  unknown: string | null;
  hasMoved: boolean;
  movements: Movement[];
  /** The movement that the words in the next field are about. */
  last: Movement | undefined;
  balance: bigint | null;
  began: Began | null;
  ends: Ends[];
};

/** What a statement starts from, on a day in six figures. */
type Began = { day: string; currency: string | undefined; kurus: bigint | null; line: number };

/** What a field tells of: a movement, or one that is only expected. */
type Entry = Movement & { isExpected?: boolean };

/** A statement that moved: what it starts from, comes to and says that it ends with. */
type Ends = { began: Began | null; expected: bigint | null; found: bigint; line: number };

type Mt940 = { movements: Movement[]; closing: Closing | null; accountNumber: string | null };

/** Movements with the balance after each, and the balance that the statement ends with. */
export function readMt940(text: string): Mt940 {
  const read: Read = {
    account: '',
    accounts: new Set(),
    currency: undefined,
    unknown: null,
    hasMoved: false,
    movements: [],
    last: undefined,
    balance: null,
    began: null,
    ends: [],
  };
  for (const field of fieldsOf(text)) take(read, field);
  oneAccount(read.accounts);
  const { movements, ends, accounts } = read;
  if (movements.length === 0) throw noTable();
  const [account = ''] = accounts;
  return { movements, closing: closingOf(ends), accountNumber: accountNumberIn(account) };
}

function take(read: Read, field: Field): void {
  const [first = ''] = field.lines;
  if (field.tag === '61') add(read, movementOf(field));
  else if (field.tag === '86') describe(read.last, field);
  else if (field.tag === '20') [read.hasMoved, read.began] = [false, null];
  else if (/^25P?$/.test(field.tag)) turnTo(read, first.trim());
  else if (/^60[FM]$/.test(field.tag)) begin(read, field);
  else if (/^62[FM]$/.test(field.tag) && read.hasMoved) close(read, field);
  if (field.tag !== '61') read.last = undefined;
}

function begin(read: Read, { line, tag, lines: [first = ''] }: Field): void {
  const [, , day = '', code] = BALANCE.exec(first) ?? [];
  const currency = currencySaid(code);
  [read.currency, read.unknown] = [currency, currencyProblem(code)];
  // Pages after the first go on from where the one before ended.
  if (tag === '60F' || read.balance === null) read.balance = balanceOf(first) ?? null;
  read.began = { day, currency, kurus: read.balance, line };
}

function turnTo(read: Read, account: string): void {
  if (account !== read.account) read.balance = null;
  read.account = account;
}

function close({ ends, began, balance }: Read, { line, lines: [first = ''] }: Field): void {
  const found = balanceOf(first);
  if (found !== undefined) ends.push({ began, expected: balance, found, line });
}

/**
 * A file may hold a statement a day and more, the newest first as well: each must go on from the one before and lead to
 * its own balance. The first that does not is told, else the last.
 */
function closingOf(ends: readonly Ends[]): Closing | null {
  const [steps = [], turned = []] = [ends, ends.toReversed()].map(stepsOf);
  const broken = steps.find(isBroken);
  return broken && turned.some(isBroken) ? broken : ((broken ? turned : steps).at(-1) ?? null);
}

const isBroken = ({ expected, found }: Closing) => expected !== found;

/** Of one day, statements follow each other as they are given. */
function stepsOf(ends: readonly Ends[]): Closing[] {
  const inOrder = ends.toSorted((a, b) => compareTexts(a.began?.day ?? '', b.began?.day ?? ''));
  return inOrder.flatMap(({ began, expected, found, line }, at): Closing[] => [
    ...gapOf(inOrder[at - 1], began),
    ...(expected === null ? [] : [{ expected, found, line }]),
  ]);
}

const gapOf = (before: Ends | undefined, began: Began | null): Closing[] =>
  !before || !began || began.kurus === null || began.currency !== before.began?.currency
    ? []
    : [{ expected: before.found, found: began.kurus, line: began.line }];

/** What is expected is not booked yet: it is told, moves nothing, and the balances lead on past it. */
const EXPECTED = 'Beklenen hareket henüz gerçekleşmedi, eklenmez';

function add(read: Read, { isExpected, ...movement }: Entry): void {
  const moved = isExpected ? 0n : movement.kurus;
  read.balance = read.balance === null || moved === null ? null : read.balance + moved;
  const problem = movement.problem ?? read.unknown;
  read.last = { ...movement, problem, balance: read.balance, currency: read.currency };
  read.movements.push(read.last);
  read.accounts.add(read.account);
  read.hasMoved = true;
}

function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  const edge = INDENT.exec(text)?.[1]?.length ?? 0;
  for (const [at, whole] of text.split(/\r?\n/).entries()) {
    const line = whole.slice(0, edge).trim() === '' ? whole.slice(edge) : whole;
    const [, tag, rest = ''] = FIELD.exec(line) ?? [];
    if (tag) fields.push({ line: at + 1, tag, lines: [rest.trimStart()] });
    else if (!/^-?\}?$|^\{/.test(line.trim())) fields.at(-1)?.lines.push(line);
  }
  return fields;
}

const dayOf = (six: string) => readDay(fullYear(six.slice(0, 2)) + six.slice(2), 'YAG');

// Some programs write a point where a comma belongs, or both.
const kurusOf = (figures: string): bigint | undefined => {
  const decimal = decimalIn(figures) === 'NOKTA' ? 'NOKTA' : 'VIRGUL';
  const read = readAmount(figures.endsWith(',') ? figures.slice(0, -1) : figures, decimal);
  return read && 'kurus' in read ? read.kurus : undefined;
};

function balanceOf(text: string): bigint | undefined {
  const [, mark, , , figures = ''] = BALANCE.exec(text) ?? [];
  const kurus = mark && kurusOf(figures);
  return kurus === undefined || kurus === '' ? undefined : mark === 'D' ? -kurus : kurus;
}

function movementOf({ line, lines: [first = '', details = ''] }: Field): Entry {
  const [, six = '', mark = '', figures = ''] = MOVEMENT.exec(first) ?? [];
  const date = dayOf(six);
  const kurus = kurusOf(figures);
  // A reversed credit goes out, a reversed debit comes in.
  const isIn = mark === 'C' || mark === 'RD';
  const read = { line, date: date ?? '', description: details.trim(), balance: null };
  if (!mark || kurus === undefined)
    return { ...read, kurus: null, problem: `Satır okunamadı: ${brief(first)}` };
  if (mark.startsWith('E')) return { ...read, kurus: null, problem: EXPECTED, isExpected: true };
  return { ...read, kurus: isIn ? kurus : -kurus, problem: date ? null : `Tarih okunamadı: ${six}` };
}

/** In place of what the movement says by itself. Numbered pieces (?20 to ?29, ?60 to ?63) are words, ?32 and ?33 the other party; without numbers all are words. */
function describe(movement: Movement | undefined, { lines }: Field): void {
  if (!movement) return;
  const whole = joined(lines);
  const pieces = /^(?:\d{3}|[A-Z]{4})?\?\d\d/.test(whole) ? whole.split('?').slice(1) : undefined;
  const words = pieces?.filter((piece) => /^(2\d|6[0-3]|3[23])/.test(piece)).map((piece) => piece.slice(2));
  movement.description = (words?.join(' ') ?? whole).replace(/\s+/g, ' ').trim() || movement.description;
}

const FULL = 65;
// A line is broken where it is full, in the middle of a word too.
const joined = (lines: readonly string[]) =>
  lines.reduce(
    (text, line, at) => text + (at > 0 && (lines[at - 1]?.length ?? 0) < FULL ? ' ' : '') + line,
    '',
  );
