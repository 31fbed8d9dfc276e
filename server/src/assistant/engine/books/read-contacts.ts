import type { PlanStep } from '@vezne/contract';
import type { Token } from '../words/tokens';
import { type BookClause, isToday } from './clause';

type Step = Extract<PlanStep, { op: 'OPEN_ITEMS' }>;
type Side = Step['side'];

/** "Kim bize borçlu", "vadesi geçen alacak", "Ege'nin borcu": of each contact that may be meant one step. */
export function readContacts(
  clause: BookClause,
  tokens: readonly Token[],
  before: PlanStep | undefined,
): Step[] {
  const [spotted, ...others] = clause.all('contacts');
  if (others.length || isAboutAnother(clause)) return [];
  const side = sideOf(clause, tokens) ?? sideBefore(clause, before);
  const overdue = clause.has('OVERDUE');
  const who = asksWho(clause);
  if (!side || (side === 'BOTH' ? overdue || who : clause.has('AND'))) return [];
  const n = rowsOf(clause, who);
  if (n === undefined || (who && spotted)) return [];
  const step: Step = {
    op: 'OPEN_ITEMS',
    measure: 'NET',
    filter: {},
    period: null,
    side,
    contact: null,
    overdue,
    answer: who ? 'WHO' : 'SUM',
    n,
    claim: clause.isClaim ? 'EXISTS' : null,
  };
  return spotted ? spotted.names.map((contact) => ({ ...step, contact })) : [step];
}

/** How many are asked for: null for all, undefined where a number stands that counts none of them. */
function rowsOf(clause: BookClause, who: boolean): number | null | undefined {
  const [limit, ...limits] = clause.all('number');
  if (limits.length || (limit && !who)) return undefined;
  if (limit) return limit.n;
  return who && clause.asks('TOP') && !isPlural(clause) ? 1 : null;
}

/** About an account, about a day when a debt falls due, or about another day than today. */
function isAboutAnother(clause: BookClause): boolean {
  const ofAccount = clause.has('ACCOUNT') && !clause.all('contacts').length;
  if (ofAccount || clause.has('KASA', 'BANKA', 'KART', 'CREDIT', 'DUE', 'PASSED', 'TO_BE')) return true;
  if (clause.all('accounts').length) return true;
  return clause.all('period').some(({ read }) => read.edge || !isToday(read.period));
}

/** That of the turn before, for a fragment that names a contact or asks for what is late. */
function sideBefore(clause: BookClause, before: PlanStep | undefined): Side | undefined {
  const goesOn = (clause.asks('FOLLOW') && clause.all('contacts').length > 0) || clause.has('OVERDUE', 'WHO');
  return goesOn && before?.op === 'OPEN_ITEMS' ? before.side : undefined;
}

/** Whose debt or claim it is, by the endings of who is named and of the word itself. */
type Whose = { isNamed: boolean; isTo: boolean; isFrom: boolean; isOurs: boolean };

function sideOf(clause: BookClause, tokens: readonly Token[]): Side | undefined {
  const [debt, claim] = [clause.books('DEBT'), clause.books('CLAIM')];
  if (debt.length && claim.length) return 'BOTH';
  const theirs = [...clause.all('contacts'), ...clause.books('WHO', 'CONTACT', 'CUSTOMER', 'SUPPLIER')];
  const whose: Whose = {
    isNamed: theirs.length > 0,
    isTo: theirs.some(({ tags }) => tags.has('dat')),
    isFrom: theirs.some(({ tags }) => tags.has('abl')),
    isOurs: [...debt, ...claim].some(({ from }) => bearsUs(tokens[from])),
  };
  if (clause.has('TO_BE_PAID', 'TO_BE_COLLECTED')) return sideOfWaiting(clause, whose);
  if (debt.length) return sideOfDebt(clause, whose);
  if (claim.length) return sideOfClaim(clause, whose);
  return sideOfLate(clause) ?? sideOfBalance(clause);
}

function sideOfDebt(clause: BookClause, { isNamed, isTo, isFrom, isOurs }: Whose): Side | undefined {
  if (clause.has('TO_US')) return isOurs ? undefined : 'RECEIVABLE';
  if (isFrom) return undefined;
  if (clause.has('TO_PAY', 'SUPPLIER') || isTo || isOurs) return 'PAYABLE';
  return isNamed || isWhoOwes(clause) ? 'RECEIVABLE' : 'PAYABLE';
}

function sideOfClaim(clause: BookClause, { isTo, isFrom, isOurs }: Whose): Side | undefined {
  if (clause.has('FROM_US')) return isOurs ? undefined : 'PAYABLE';
  if (isTo) return undefined;
  if (isFrom || isOurs) return 'RECEIVABLE';
  const isTheirs = clause.all('contacts').length > 0 || clause.has('WHO', 'SUPPLIER') || isWhoOwes(clause);
  return isTheirs ? 'PAYABLE' : 'RECEIVABLE';
}

/**
 * "Tahsil edilecek ne kadar", "Moda'ya ödenecek ne kadar": what the dashboard calls so. "Ne ödenecek" and "ne kadar
 * ödenecek" ask what will come.
 */
function sideOfWaiting(clause: BookClause, { isTo, isFrom }: Whose): Side | undefined {
  const waiting = clause.books('TO_BE_PAID', 'TO_BE_COLLECTED').map(({ from }) => from);
  const asked = clause.all('word').find(({ cues }) => cues.has('HOW_MUCH'));
  if (!asked || asked.from < Math.max(...waiting)) return undefined;
  const [paid, collected] = [clause.has('TO_BE_PAID'), clause.has('TO_BE_COLLECTED')];
  if (clause.has('DEBT', 'CLAIM', 'TO_US', 'FROM_US', 'ACCOUNT')) return undefined;
  if (paid && collected) return isTo || isFrom ? undefined : 'BOTH';
  if (paid) return isFrom || clause.has('CUSTOMER') ? undefined : 'PAYABLE';
  return isTo || clause.has('SUPPLIER') ? undefined : 'RECEIVABLE';
}

/** "Vadesi geçmiş ödemelerimiz": what was paid is not late. */
function sideOfLate(clause: BookClause): Side | undefined {
  if (!clause.has('OVERDUE')) return undefined;
  if (clause.has('TO_PAY')) return 'PAYABLE';
  return clause.has('TO_COLLECT') ? 'RECEIVABLE' : undefined;
}

/** "Ege ile hesabımız ne durumda" is its balance too. */
function sideOfBalance(clause: BookClause): Side | undefined {
  const isBalance = clause.asks('BALANCE') || clause.has('ACCOUNT');
  if (!isBalance || clause.has('OVERDUE', 'TO_US', 'FROM_US', 'WHO')) return undefined;
  return clause.all('contacts').length ? 'BOTH' : undefined;
}

/** "Borçlular", "alacaklı olanlar": people, not sums. */
const isWhoOwes = (clause: BookClause) =>
  clause.books('DEBT', 'CLAIM').some(({ tags }) => tags.has('li') && !tags.has('is'));

const asksWho = (clause: BookClause): boolean =>
  clause.has('WHO') ||
  (isWhoOwes(clause) && clause.all('contacts').length === 0) ||
  (clause.asks('WHICH', 'TOP', 'LIST_ASK') && clause.has('CONTACT', 'CUSTOMER', 'SUPPLIER'));

const isPlural = (clause: BookClause): boolean =>
  clause.books('WHO', 'CONTACT', 'CUSTOMER', 'SUPPLIER', 'DEBT', 'CLAIM').some(({ tags }) => tags.has('pl'));

const FIRST_PERSON = /^(?:l[ae]r)?[iu]m|^l[iu]y[iu][mz]/;
const STEM = /^(?:borc|alaca[kg]|verece[kg])/;

/** "Borcumuz", "alacağım", "borçluyuz": ours. */
function bearsUs(token: Token | undefined): boolean {
  const word = token ? token.text + token.ending : '';
  const stem = STEM.exec(word)?.[0];
  return stem !== undefined && FIRST_PERSON.test(word.slice(stem.length));
}
