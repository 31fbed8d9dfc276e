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
  const ofAccount = clause.has('ACCOUNT') && !clause.all('contacts').length;
  if (ofAccount || clause.has('KASA', 'BANKA', 'KART', 'CREDIT', 'DUE', 'PASSED')) return [];
  const [spotted, ...others] = clause.all('contacts');
  if (others.length || clause.all('accounts').length) return [];
  if (clause.all('period').some(({ read }) => read.edge || !isToday(read.period))) return [];
  const asked = before?.op === 'OPEN_ITEMS' ? before : undefined;
  const side = sideOf(clause, tokens) ?? (goesOn(clause) ? asked?.side : undefined);
  if (!side || (clause.has('AND') && side !== 'BOTH')) return [];
  const who = asksWho(clause);
  const [limit, ...limits] = clause.all('number');
  if (limits.length || (limit && !who) || (spotted && who)) return [];
  const step: Step = {
    op: 'OPEN_ITEMS',
    measure: 'NET',
    filter: {},
    period: null,
    side,
    contact: null,
    overdue: clause.has('OVERDUE'),
    answer: who ? 'WHO' : 'SUM',
    n: who ? (limit?.n ?? (clause.asks('TOP') && !isPlural(clause) ? 1 : null)) : null,
    claim: clause.isClaim ? 'EXISTS' : null,
  };
  if (side === 'BOTH' && (step.overdue || who)) return [];
  return spotted ? spotted.names.map((contact) => ({ ...step, contact })) : [step];
}

/** A fragment that names a contact, or asks for what is late, of the turn before. */
const goesOn = (clause: BookClause) =>
  (clause.asks('FOLLOW') && clause.all('contacts').length > 0) || clause.has('OVERDUE', 'WHO');

function sideOf(clause: BookClause, tokens: readonly Token[]): Side | undefined {
  const [debt, claim] = [clause.books('DEBT'), clause.books('CLAIM')];
  const contacts = clause.all('contacts');
  if (debt.length && claim.length) return 'BOTH';
  const theirs = [...contacts, ...clause.books('WHO', 'CONTACT', 'CUSTOMER', 'SUPPLIER')];
  const isTo = theirs.some(({ tags }) => tags.has('dat'));
  const isFrom = theirs.some(({ tags }) => tags.has('abl'));
  const isOurs = [...debt, ...claim].some(({ from }) => bearsUs(tokens[from]));
  if (debt.length) {
    if (clause.has('TO_US')) return isOurs ? undefined : 'RECEIVABLE';
    if (clause.has('TO_PAY')) return isFrom ? undefined : 'PAYABLE';
    if (isTo || isOurs || clause.has('SUPPLIER')) return isFrom ? undefined : 'PAYABLE';
    if (isFrom) return undefined;
    return theirs.length || isWhoOwes(clause) ? 'RECEIVABLE' : 'PAYABLE';
  }
  if (claim.length) {
    if (clause.has('FROM_US')) return isOurs ? undefined : 'PAYABLE';
    if (isFrom || isOurs) return isTo ? undefined : 'RECEIVABLE';
    if (isTo) return undefined;
    const isTheirs = contacts.length > 0 || clause.has('WHO', 'SUPPLIER') || isWhoOwes(clause);
    return isTheirs ? 'PAYABLE' : 'RECEIVABLE';
  }
  // "Vadesi geçmiş ödemelerimiz": what was paid is not late.
  if (clause.has('OVERDUE') && clause.has('TO_PAY', 'TO_COLLECT'))
    return clause.has('TO_PAY') ? 'PAYABLE' : 'RECEIVABLE';
  // "Ege ile hesabımız ne durumda" is its balance too.
  const hasBalance =
    (clause.asks('BALANCE') || clause.has('ACCOUNT')) && !clause.has('OVERDUE', 'TO_US', 'FROM_US', 'WHO');
  return contacts.length && hasBalance ? 'BOTH' : undefined;
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
