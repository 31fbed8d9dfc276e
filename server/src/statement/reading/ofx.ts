import { decodeHTML } from 'entities';
import { compareTexts } from '../../order';
import { accountNumberIn } from './account-number';
import { brief, decimalIn, readAmount } from './cells/amounts';
import { currencyProblem, currencySaid } from './cells/currencies';
import { readDay } from './cells/dates';
import { type Ended, type Ending, type Movement, noTable, oneAccount } from './table';

/*
 * The statement of accounting programs: SGML without closing tags in version 1, XML in version 2. By hand, as MT940 is:
 * what we need are a few values of a block, and the line it stands on.
 */

const CDATA = '<![CDATA[';

/** Words that XML need not be read in, as the words they stand for. */
function plain(text: string): string {
  const [first = '', ...rest] = text.split(CDATA);
  return rest.reduce((read, piece) => {
    const end = piece.indexOf(']]>');
    if (end < 0) return read + piece;
    const said = piece.slice(0, end).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return read + said + piece.slice(end + 3);
  }, first);
}

/** Kinds of movements that go out; kinds that may be either are not among them. */
const OUTGOING = /^(?:DEBIT|CHECK|PAYMENT|FEE|SRVCHG|ATM|POS|CASH|DIRECTDEBIT|REPEATPMT)$/;

type Block = { tag: string; line: number; values: Map<string, string> };
/** `figures` are those of the amount, as they are written; `own` is the currency of this one amount. */
type Posted = Movement & { kind: string; figures: string; own: string | undefined };
type Statement = {
  account: string;
  currency?: string;
  movements: Posted[];
  ending: Ending | null;
};
type Read = { statements: Statement[]; block: Block | undefined; line: number };

type Ofx = Ended & { movements: Movement[]; accountNumber: string | null };

/** The movements of a file, and what its statements end with; none of them says what it starts from. */
export function readOfx(text: string): Ofx {
  const statements = turned(statementsOf(plain(text)));
  const accounts = statements.flatMap((each) => (each.movements.length > 0 ? [each.account] : []));
  oneAccount(accounts);
  const movements = statements.flatMap((each) =>
    each.movements.map(({ kind: _, figures: __, own, ...movement }) =>
      inMoney(movement, own ?? each.currency),
    ),
  );
  if (movements.length === 0) throw noTable();
  return { movements, ...endOf(statements), accountNumber: accountNumberIn(accounts.find(Boolean) ?? '') };
}

const inMoney = (movement: Movement, named: string | undefined): Movement => ({
  ...movement,
  currency: currencySaid(named),
  problem: movement.problem ?? currencyProblem(named),
});

/**
 * What goes out has a minus. A file in which no amount has a sign says it by the kind of a movement alone; unless its
 * balances lead on from one another by the amounts as they are, and would not otherwise.
 */
function turned(statements: readonly Statement[]): readonly Statement[] {
  const isSigned = ({ kurus, figures }: Posted) => (kurus ?? 0n) < 0n || figures.includes('+');
  if (statements.some(({ movements }) => movements.some(isSigned))) return statements;
  const byKind = statements.map((each) => ({ ...each, movements: each.movements.map(outByKind) }));
  return endOf(byKind).closing && !endOf(statements).closing ? statements : byKind;
}

const outByKind = (movement: Posted): Posted =>
  movement.kurus !== null && OUTGOING.test(movement.kind)
    ? { ...movement, kurus: -movement.kurus }
    : movement;

const STATEMENT = /^(?:CC)?STMTRS$/;
const BLOCK = /^(?:STMTTRN|LEDGERBAL|AVAILBAL)$/;

function statementsOf(text: string): Statement[] {
  const read: Read = { statements: [newStatement()], block: undefined, line: 1 };
  for (const piece of text.split('<')) {
    const end = piece.indexOf('>');
    const tag = (end < 0 ? '' : piece.slice(0, end)).trim().toUpperCase();
    if (tag.startsWith('/')) close(read, tag.slice(1));
    else if (tag) open(read, tag, piece.slice(end + 1));
    for (let at = piece.indexOf('\n'); at >= 0; at = piece.indexOf('\n', at + 1)) read.line++;
  }
  close(read, read.block?.tag);
  return read.statements;
}

/** What stands for letters is told as them; signs of control are no text. */
const wordsOf = (text: string) =>
  decodeHTML(text)
    .replace(/[\p{Cc}\p{Cs}\u00a0\ufffd]/gu, ' ')
    .trim();

function open(read: Read, tag: string, rest: string): void {
  const { statements, block, line } = read;
  if (STATEMENT.test(tag)) statements.push(newStatement());
  else if (BLOCK.test(tag)) read.block = { tag, line, values: new Map() };
  else if (block) block.values.set(tag, wordsOf(rest));
  else tell(statements.at(-1), tag, wordsOf(rest));
}

function close(read: Read, tag: string | undefined): void {
  if (!read.block || read.block.tag !== tag) return;
  take(read.statements.at(-1), read.block);
  read.block = undefined;
}

const newStatement = (): Statement => ({ account: '', movements: [], ending: null });

function tell(statement: Statement | undefined, tag: string, said: string): void {
  if (statement && tag === 'ACCTID') statement.account = said;
  else if (statement && tag === 'CURDEF') statement.currency = said;
}

function take(statement: Statement | undefined, block: Block): void {
  if (!statement) return;
  if (block.tag === 'STMTTRN') statement.movements.push(movementOf(block.values, block.line));
  else if (block.tag === 'LEDGERBAL') statement.ending = endingOf(block);
}

const amountOf = (figures: string) =>
  readAmount(figures, decimalIn(figures) === 'VIRGUL' ? 'VIRGUL' : 'NOKTA');

function movementOf(values: ReadonlyMap<string, string>, line: number): Posted {
  const posted = values.get('DTPOSTED') ?? '';
  const figures = values.get('TRNAMT') ?? '';
  const date = readDay(posted.slice(0, 8), 'YAG');
  const amount = amountOf(figures);
  const words = [...new Set([values.get('NAME'), values.get('MEMO')])].filter(Boolean);
  const kurus = amount && 'kurus' in amount ? amount.kurus : null;
  const problem = !date ? `Tarih okunamadı: ${brief(posted)}` : kurus === null ? 'Tutar okunamadı' : null;
  return {
    line,
    date: date ?? '',
    description: words.join(' '),
    kurus,
    balance: null,
    problem: amount && 'problem' in amount ? amount.problem : problem,
    kind: (values.get('TRNTYPE') ?? '').toUpperCase(),
    figures,
    own: values.has('CURRENCY') ? values.get('CURSYM') : undefined,
  };
}

function endingOf({ values, line }: Block): Ending | null {
  const day = readDay((values.get('DTASOF') ?? '').slice(0, 8), 'YAG');
  const found = amountOf(values.get('BALAMT') ?? '');
  return day && found && 'kurus' in found ? { found: found.kurus, day, line } : null;
}

/**
 * Statements of an account follow one another: each must lead from where the one before ended to its own balance. The
 * first that does not is told; else the last says what the account must hold.
 */
function endOf(statements: readonly Statement[]): Ended {
  const moved = statements.find(({ movements }) => movements.length > 0)?.account;
  return walk(statements.filter(({ account, ending }) => ending && account === moved).toSorted(byDay));
}

const byDay = (a: Statement, b: Statement) => compareTexts(a.ending?.day ?? '', b.ending?.day ?? '');

function walk(statements: readonly Statement[]): Ended {
  let before: Ending | null = null;
  for (const { movements, ending } of statements) {
    const sum = ending && sumUntil(movements, ending.day);
    if (before && ending && sum !== null && before.found + sum !== ending.found)
      return {
        closing: { expected: before.found + sum, found: ending.found, line: ending.line },
        ending: null,
      };
    before = ending;
  }
  return { closing: null, ending: before };
}

/** Null where one cannot be read, or came after the day of the balance. */
const sumUntil = (movements: readonly Movement[], day: string): bigint | null =>
  movements.reduce<bigint | null>(
    (sum, { kurus, date, problem }) =>
      sum === null || kurus === null || problem !== null || date > day ? null : sum + kurus,
    0n,
  );
