import type { Plan, PlanSelection } from '@vezne/contract';
import { offersOf } from '../ask/offers';
import type { Reply } from '../ask/reply';
import type { LedgerIndex } from '../see/ledger-index';
import { look } from '../see/sight';
import type { LedgerWords } from '../words/ledger-words';
import { type Token, tokenise } from '../words/tokens';
import { bookCuesOf } from './cues';
import { calledAs } from './items';
import { type BookNames, hasAccounts } from './names';
import { NameIndex } from './spot';

/** Out of an account, and into one: by the endings of what names them. */
const WAYS = ['abl', 'dat'] as const;
type Way = (typeof WAYS)[number];
type Place = { way: Way; accounts: readonly string[] };

/**
 * "Bankadan kasaya ne çektik" is about transfers, however it was read. Only all of them are known, whichever way they
 * went: that is asked back, and after it what narrows the records, as in "kasadan Ziraat'e ödenen kredi taksiti".
 */
export function transfersMeant(
  reply: Reply,
  question: string,
  { names, words, index }: { names: BookNames; words: LedgerWords; index: LedgerIndex },
): Reply | undefined {
  if (!mayBeMeant(reply) || !isMoved(question, names)) return undefined;
  const [when, ...others] = look(question, index).periods;
  const period = when && !others.length ? when.read.period : null;
  const asked = { measure: 'VOLUME', filter: { methods: ['VIRMAN'] }, period } satisfies PlanSelection;
  const plans: Plan[] = [{ steps: [{ op: 'TOTAL', ...asked }] }, { steps: [{ op: 'COUNT', ...asked }] }];
  plans.push(...readingsOf(reply).filter(namesRecords).slice(0, 1));
  return { action: 'CLARIFY', reason: 'measure', offers: offersOf(plans, words.currency) };
}

/** An order, or who is not to be answered, stays refused; a word that was not found may name an account. */
function mayBeMeant(reply: Reply): boolean {
  if (reply.action === 'ANSWER') return !asksForTransfers(reply.plan);
  return reply.action === 'CLARIFY' || (reply.action === 'REFUSE' && reply.reason === 'unknown_entity');
}

function readingsOf(reply: Reply): Plan[] {
  if (reply.action === 'ANSWER') return [reply.plan];
  return reply.action === 'CLARIFY' ? reply.offers.map(({ plan }) => plan) : [];
}

const namesRecords = ({ steps }: Plan): boolean =>
  steps.some(({ filter: { categories, texts } }) => categories?.length || texts?.length);

const asksForTransfers = ({ steps }: Plan): boolean =>
  steps.every(({ filter }) => filter.methods?.includes('VIRMAN'));

/** Is money meant that went from one of the company's own accounts into another? */
export function isMoved(question: string, names: BookNames): boolean {
  if (!hasAccounts(names)) return false;
  const tokens = tokenise(question);
  const index = new NameIndex(names.accounts.flatMap(calledAs));
  const places = tokens.flatMap((_, at) => placeAt(tokens, at, index, names) ?? []);
  const [from, into] = WAYS.map((asked) => places.find(({ way }) => way === asked));
  return !!from && !!into && from.accounts.join() !== into.accounts.join();
}

/** An account by its name or its kind, out of which or into which something goes. */
function placeAt(
  tokens: readonly Token[],
  at: number,
  index: NameIndex,
  { accounts }: BookNames,
): Place | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const named = index.at(tokens, at);
  const way = named && (wayOf(named.tags) ?? wayOfAccount(tokens[named.to]));
  if (named && way) return { way, accounts: named.names };
  for (const { cue, tags } of bookCuesOf(token)) {
    const way = wayOf(tags);
    const ofKind = accounts.filter(({ kind }) => kind === cue).map(({ name }) => name);
    if (way && ofKind.length) return { way, accounts: ofKind };
  }
  return undefined;
}

/** "Ziraat hesabına". */
const wayOfAccount = (token: Token | undefined): Way | undefined =>
  token && wayOf(new Set(bookCuesOf(token).flatMap(({ cue, tags }) => (cue === 'ACCOUNT' ? [...tags] : []))));

const wayOf = (tags: ReadonlySet<string>): Way | undefined => WAYS.find((way) => tags.has(way));
