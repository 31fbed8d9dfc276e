import type { CashAccountKind, PlanStep } from '@vezne/contract';
import { isComing } from '../frames/frame';
import type { PeriodRead } from '../time/periods';
import type { BookClause } from './clause';
import type { BookNames } from './names';

type Step = Extract<PlanStep, { op: 'ACCOUNTS' }>;

/** "Bankada ne kadar var", "Ziraat hesabının bakiyesi", "kart borcumuz": what lies where. */
export function readAccounts(
  clause: BookClause,
  { accounts }: BookNames,
  before: PlanStep | undefined,
): Step | undefined {
  const [spotted, ...others] = clause.all('accounts');
  const [period, ...periods] = clause.all('period');
  if (others.length || periods.length || isAboutAnother(clause)) return undefined;
  const goesOn = before?.op === 'ACCOUNTS' && (clause.asks('FOLLOW') || isPlace(clause));
  if (!goesOn && !asksForBalance(clause)) return undefined;
  const place = placeIn(clause, spotted?.names, accounts);
  if (!place || (period && isNoDayOfAccounts(period.read))) return undefined;
  return {
    op: 'ACCOUNTS',
    measure: 'NET',
    filter: {},
    period: period?.read.period ?? null,
    ...place,
    edge: period?.read.edge ?? 'END',
    claim: clause.isClaim ? 'EXISTS' : null,
  };
}

/** Accounts by name, all of a kind that the company has, or all. */
function placeIn(
  clause: BookClause,
  names: string[] | undefined,
  accounts: BookNames['accounts'],
): Pick<Step, 'accounts' | 'kind'> | undefined {
  const kind = kindOf(clause);
  if (kind === 'SEVERAL') return undefined;
  const kinds = names ? names.map((name) => kindIn(name, accounts)) : [kind];
  // What is owed is told of cards; every other debt is a contact's.
  if (clause.has('DEBT') && !kinds.every((each) => each === 'KART')) return undefined;
  if (names) return { accounts: names, kind: null };
  if (!kind) return clause.has('ACCOUNT') ? { accounts: [], kind: null } : undefined;
  const isKept = accounts.some((account) => account.kind === kind);
  return isKept ? { accounts: [], kind: isTill(clause) ? null : kind } : undefined;
}

function isAboutAnother(clause: BookClause): boolean {
  if (!clause.isOnly('ACCOUNT', 'KASA', 'BANKA', 'KART', 'CREDIT', 'DEBT', 'OPEN')) return true;
  return clause.all('contacts').length > 0 || clause.all('number').length > 0;
}

/** The same days of another time, and days that are still to come. */
const isNoDayOfAccounts = (read: PeriodRead) => read.same || isComing(read.period) || isOpenEnd(read);

/** "Yıl sonunda", while the year still runs: what will be then lies in no account yet. */
const isOpenEnd = ({ period, edge }: PeriodRead) =>
  edge === 'END' && period.kind === 'RELATIVE' && period.unit !== 'DAY' && period.offset === 0;

const kindIn = (name: string, accounts: BookNames['accounts']) =>
  accounts.find((account) => account.name === name)?.kind;

/** "Kasada ne var" is what the company has, wherever it lies; "kasa hesabında" is the till alone. */
const isTill = (clause: BookClause) => clause.has('KASA') && !clause.has('ACCOUNT');

const KINDS = ['KASA', 'BANKA', 'KART'] as const;

function kindOf(clause: BookClause): CashAccountKind | 'SEVERAL' | undefined {
  const [kind, ...others] = KINDS.filter((each) => clause.has(each));
  // "Banka kartı", "kredi kartı" are cards.
  if (kind === 'BANKA' && others.length === 1 && others[0] === 'KART') return 'KART';
  return others.length ? 'SEVERAL' : kind;
}

/** Its balance, or what is in it; "banka" and "Ziraat" alone ask for nothing. */
function asksForBalance(clause: BookClause): boolean {
  if (clause.has('DEBT') || clause.asks('BALANCE')) return true;
  return (
    (isPlace(clause) || clause.has('ACCOUNT')) && clause.asks('VAR', 'EXISTS', 'HOW_MUCH', 'MONEY', 'WHAT')
  );
}

/** "Bankada", "Ziraat'taki": where something lies. */
const isPlace = (clause: BookClause): boolean =>
  [...clause.books('ACCOUNT', ...KINDS), ...clause.all('accounts')].some(
    ({ tags }) => tags.has('loc') || tags.has('ki'),
  );
