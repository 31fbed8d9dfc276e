import type { Plan, PlanFilter, PlanStep } from '@vezne/contract';
import { type Token, takeQuotes, textOf, tokenise } from '../words/tokens';
import { bookCuesOf } from './cues';
import { calledAs } from './items';
import { type BookNames, hasAccounts } from './names';
import { NameIndex, type Spotted } from './spot';

/** A question about records that names the account they lie in, and what is left of it without. */
export type Through = { rest: string; accounts: string[]; tags: ReadonlySet<string>; isBare: boolean };

type Span = { from: number; to: number } & Omit<Through, 'rest'>;

const KINDS = ['KASA', 'BANKA', 'KART'] as const;
const CASES = ['abl', 'dat', 'loc', 'gen', 'ki', 'ins'];

/** "Ziraat hesabından geçen ay ne çıktı", "banka hesabına ne girdi", "bankadan ne kadar çıktı". */
export function through(question: string, names: BookNames): Through | undefined {
  if (!hasAccounts(names)) return undefined;
  const { question: bare, quotes } = takeQuotes(question);
  if (quotes.length) return undefined;
  const tokens = tokenise(bare);
  const index = new NameIndex(names.accounts.flatMap(calledAs));
  const spans = tokens.flatMap((_, at) => spanAt(tokens, at, index, names) ?? []);
  const [first, ...others] = spans;
  if (!first || others.some(({ from }) => from >= first.to)) return undefined;
  // "Elden mi bankadan mı" asks which of them, and of both.
  if (/^m[iu]/.test(tokens[first.to]?.text ?? '') || first.tags.has('mi')) return undefined;
  const rest = textOf([...tokens.slice(0, first.from), ...tokens.slice(first.to)]);
  return { ...first, rest };
}

function spanAt(tokens: Token[], at: number, index: NameIndex, { accounts }: BookNames): Span | undefined {
  const account = (i: number) => cueAt(tokens[i], 'ACCOUNT');
  const named = namedSpanAt(tokens, at, index);
  if (named) return named;
  for (const kind of KINDS) {
    const tags = cueAt(tokens[at], kind);
    if (!tags) continue;
    const ofKind = accounts.filter((each) => each.kind === kind).map(({ name }) => name);
    if (!ofKind.length) continue;
    const wide = account(at + 1);
    if (wide) return { from: at, to: at + 2, accounts: ofKind, tags: wide, isBare: false };
    // What goes out of the till is what goes out, and what is paid by card is a method.
    // "Ege Bankası'ndan" is a bank that is called so.
    if (kind === 'BANKA' && !tags.has('poss') && (tags.has('abl') || tags.has('dat') || tags.has('loc')))
      return { from: at, to: at + 1, accounts: ofKind, tags, isBare: true };
  }
  return undefined;
}

/** "Ziraat hesabından", "ana kasadan": an account by its name. */
function namedSpanAt(tokens: Token[], at: number, index: NameIndex): Span | undefined {
  const named = index.at(tokens, at);
  if (!named) return undefined;
  const { names: accounts, to } = named;
  const own = cueAt(tokens[to], 'ACCOUNT');
  if (own) return { from: at, to: to + 1, accounts, tags: own, isBare: false };
  return isTillNamed(named, tokens) ? { from: at, to, accounts, tags: named.tags, isBare: false } : undefined;
}

/** "Ana kasadan": a till that is called by its name, not "kasadan", which is all that went out. */
const isTillNamed = ({ to, tags }: Spotted, tokens: readonly Token[]): boolean => {
  const last = tokens[to - 1];
  return !!last && cueAt(last, 'KASA') !== undefined && CASES.some((tag) => tags.has(tag));
};

function cueAt(token: Token | undefined, cue: 'ACCOUNT' | (typeof KINDS)[number]) {
  const found = token && bookCuesOf(token).find((each) => each.cue === cue);
  if (!found) return undefined;
  return cue !== 'ACCOUNT' || CASES.some((tag) => found.tags.has(tag)) ? found.tags : undefined;
}

/** What is about records of one selection, and of the window alone. */
const NARROWED: PlanStep['op'][] = [
  ...([
    'TOTAL',
    'COUNT',
    'AVERAGE',
    'MEDIAN',
    'AVERAGE_PER',
    'EXTREME',
    'TOP_RECORDS',
    'NET',
    'FLOW',
  ] as const),
  ...(['GROUPS', 'SERIES', 'LIST', 'EXISTS', 'OCCURRENCE'] as const),
];

/** The accounts that each step of a plan is narrowed to, and the plan without them. */
export function apart({ steps }: Plan): { accounts: string[]; plan: Plan } | undefined {
  const accounts = steps[0]?.filter.accounts;
  if (!accounts || steps.some(({ filter }) => filter.accounts?.join() !== accounts.join())) return undefined;
  const wide = ({ accounts: _, ...filter }: PlanFilter): PlanFilter => filter;
  return { accounts, plan: { steps: steps.map((step) => ({ ...step, filter: wide(step.filter) })) } };
}

/** The plan of the rest within the accounts; undefined where they cannot be meant so. */
export function within({ steps }: Plan, { accounts, tags, isBare }: Omit<Through, 'rest'>): Plan | undefined {
  const isMeant = steps.every(
    ({ op, measure, filter }) =>
      NARROWED.includes(op) &&
      filter.accounts === undefined &&
      // From an account money goes, into one it comes: "bankadan gelen", "bankaya ödediğimiz" name who paid or was paid.
      !(tags.has('abl') && measure === 'INCOME') &&
      !(tags.has('dat') && measure === 'EXPENSE') &&
      !(isBare && tags.has('loc')),
  );
  if (!isMeant) return undefined;
  const narrowed = (filter: PlanFilter): PlanFilter => ({ ...filter, accounts });
  return { steps: steps.map((step) => ({ ...step, filter: narrowed(step.filter) })) };
}
