import { fold, type PlanStep, type ProjectStatus } from '@vezne/contract';
import { type Offer, offersOf } from '../ask/offers';
import type { Reply } from '../ask/reply';
import { BookClause, isToday } from '../books/clause';
import type { CueFound } from '../books/cues';
import { ASKING, itemsOf } from '../books/items';
import { NameIndex } from '../books/spot';
import type { CurrencyCode } from '../say/say';
import type { Cue } from '../words/lexicon';
import { type Token, takeQuotes, tokenise } from '../words/tokens';
import { type ProjectCue, projectCues, type StateCue, stateCues, statePairs } from './cues';

type Step = Extract<PlanStep, { op: 'PROJECTS' }>;
type About = Step['about'];
type Own = ProjectCue | StateCue;
type Clause = BookClause<Own>;

const ALSO_ASKING: readonly Cue[] = [
  ...([
    'BOTTOM',
    'BEST',
    'WORST',
    'HOW_MANY',
    'COUNT_OF',
    'PERCENT_ASK',
    'OVERVIEW',
    'WHEN',
    'LAST',
  ] as const),
  ...(['JOIN', 'MORE', 'LESS', 'LASTS', 'NET'] as const),
];

/**
 * A question about the figures of projects; undefined for every other one. It is read only where no word is left over
 * and a project is named or the word stands there, so that no question about the ledger is taken for one.
 */
export function readProjects(
  question: string,
  names: readonly string[],
  { before, currency }: { before?: PlanStep | undefined; currency: CurrencyCode },
): Reply | undefined {
  if (!names.length) return undefined;
  const { question: bare, quotes } = takeQuotes(withoutQuotes(question, names));
  if (quotes.length) return undefined;
  const items = itemsOf(tokenise(bare), vocabulary(names));
  const steps = items ? stepsOf(new BookClause(items), before?.op === 'PROJECTS' ? before : undefined) : [];
  const [step, ...others] = steps;
  if (!step) return undefined;
  if (!others.length) return { action: 'ANSWER', plan: { steps: [step] } };
  return { action: 'CLARIFY', reason: 'entity', offers: offers(steps, currency) };
}

/** A project stands in quotes where it is offered; anything else between quotes is sought in descriptions. */
const withoutQuotes = (question: string, names: readonly string[]): string =>
  question.replace(/“([^“”]+)”/g, (whole, said: string) =>
    names.some((name) => fold(name) === fold(said)) ? said : whole,
  );

const vocabulary = (names: readonly string[]) => ({
  cuesOf,
  pairOf,
  names: [['projects', new NameIndex(names.map((name) => [name, name] as const))]] as const,
  asking: [...ASKING, ...ALSO_ASKING],
});

/** "Biten" is done, where "bitiyor" asks when. */
function cuesOf(token: Token): CueFound<Own>[] {
  const states = stateCues.of(token);
  return states.length ? states : projectCues.of(token);
}

/** "Geç kalan" is late, though "bütçeyi geçen" costs too much; "nasıl gidiyor" asks for the state. */
function pairOf(token: Token, _: unknown, next: Token): CueFound<Own> | undefined {
  const cue = PAIRS.find(([first, second]) => token.text === first && second.test(next.text))?.[2];
  return cue && { cue, tags: new Set(), mistakes: 0 };
}
const PAIRS: readonly (readonly [string, RegExp, Own])[] = [
  ...statePairs,
  ['gec', /^kal/, 'LATE'],
  ['nasil', /^(?:gid|ilerl)i(?:yor|yo)/, 'STATE'],
];

const offers = (steps: readonly Step[], currency: CurrencyCode): Offer[] =>
  offersOf(
    steps.map((each) => ({ steps: [each] })),
    currency,
  );

/** Of each project that may be meant one step. */
function stepsOf(clause: Clause, before: Step | undefined): Step[] {
  if (clause.all('period').some(({ read }) => read.edge || !isToday(read.period))) return [];
  const [spotted, ...others] = clause.all('projects');
  const [number, ...numbers] = clause.all('number');
  if (others.length || numbers.length || (spotted && number)) return [];
  const about = aboutOf(clause);
  const isNamed = spotted !== undefined || namesProjects(clause);
  const goesOn = before && clause.asks('FOLLOW') && (spotted !== undefined || about !== undefined);
  if (!(isNamed || goesOn)) return [];
  // A name alone asks for nothing, and what came in or went out of it stands in the ledger.
  const asked = about ?? (goesOn ? before.about : undefined);
  if (!asked || asked === 'MIXED') return [];
  const which = chosen(clause, asked, number?.n);
  const claim = claimOf(clause);
  if (!spotted) return [{ ...base(asked), ...which, claim }];
  const { only = false, status } = which;
  return spotted.names.map((project) => ({
    ...base(asked),
    project,
    only,
    ...(status && { status }),
    claim,
  }));
}

/** "Hangi işten", "kaç iş bitirdik": a job is a project where it is asked for. */
function namesProjects(clause: Clause): boolean {
  if (clause.has('PROJECT')) return true;
  return (
    clause.has('JOB') && (clause.asks('WHICH', 'TOP') || (clause.asks('HOW_MANY') && !!statusOf(clause)))
  );
}

const STATUS: Record<StateCue, ProjectStatus> = {
  RUNNING: 'DEVAM_EDIYOR',
  DONE: 'TAMAMLANDI',
  WAITING: 'BEKLEMEDE',
  TO_START: 'PLANLANDI',
  CANCELLED: 'IPTAL',
};
// The cast is sound: Object.keys forgets the keys of its object.
const STATES = Object.keys(STATUS) as StateCue[];

const statusOf = (clause: Clause): ProjectStatus | undefined => {
  const [state, ...others] = STATES.filter((cue) => clause.has(cue));
  return state && !others.length ? STATUS[state] : undefined;
};

const base = (about: About): Step => ({ op: 'PROJECTS', measure: 'NET', filter: {}, period: null, about });

/** What will be in time no figure says. */
const claimOf = (clause: Clause) => (clause.isClaim && !clause.has('ON_TIME') ? 'EXISTS' : null);

const LOSSES: ProjectCue[] = ['LOSS', 'LOSE'];

/** Two at once ("bütçesi ve kârı") are two questions. */
function aboutOf(clause: Clause): About | 'MIXED' | undefined {
  const isLate = clause.has('DELAY', 'LATE', 'END', 'FINISH', 'ON_TIME') || isTimeLeft(clause);
  const isBudget = clause.has('BUDGET') || (clause.has('COST') && clause.has('PLANNED', 'OVER'));
  const isProfit = clause.has('PROFIT', 'MARGIN', 'EARN', ...LOSSES) || clause.asks('BEST', 'WORST');
  const isInState = statusOf(clause) !== undefined;
  const found = [isLate, isBudget, isProfit, isInState].filter(Boolean).length;
  if (found > 1) return 'MIXED';
  if (isBudget) return 'BUDGET';
  if (isLate) return 'DELAY';
  if (isProfit) return isMargin(clause) ? 'MARGIN' : 'PROFIT';
  return isInState || clause.has('STATE') || clause.asks('OVERVIEW') ? 'OTHER' : undefined;
}

/** "Kaç gün kaldı", "süresi ne zaman doluyor". */
const isTimeLeft = (clause: Clause) =>
  clause.has('DAY') && (clause.has('GO') || clause.asks('WHEN', 'HOW_MANY', 'WHAT'));

/** "Kârlılık", "kâr marjı", "en kârlı": a share of what came in. */
const isMargin = (clause: Clause) =>
  clause.has('MARGIN') ||
  clause.asks('PERCENT_ASK') ||
  (clause.has('SHARE') && clause.has('PROFIT')) ||
  clause.books('PROFIT').some(({ tags }) => tags.has('li') || tags.has('lik')) ||
  (clause.asks('BEST', 'WORST') && !clause.has('PROFIT', 'EARN', ...LOSSES));

/** Which of all projects: those that lose, cost too much or are late, and how many by which end. */
function chosen(clause: Clause, about: About, number: number | undefined): Partial<Step> {
  const status = statusOf(clause);
  if (status) return { status };
  const loses = clause.has(...LOSSES);
  const most = clause.asks('TOP', 'BEST', 'WORST');
  const least = clause.asks('BOTTOM');
  const only =
    (about === 'PROFIT' && loses) ||
    (about === 'BUDGET' && clause.has('OVER')) ||
    (about === 'DELAY' && clause.has('DELAY', 'LATE'));
  if (!most && !least) return { only, rank: null, n: number ?? null };
  const isSmallest = loses || clause.asks('WORST') ? !least : least;
  const isPlural = clause.books('PROJECT', 'JOB', 'LOSS', 'PROFIT').some(({ tags }) => tags.has('pl'));
  return { only, rank: isSmallest ? 'SMALLEST' : 'LARGEST', n: number ?? (isPlural ? null : 1) };
}

/** Words about projects in a question that was not understood: what may be asked about them instead. */
export function projectsInstead(
  question: string,
  names: readonly string[],
  currency: CurrencyCode,
): Reply | undefined {
  if (!names.length) return undefined;
  const tokens = tokenise(takeQuotes(question).question);
  const index = new NameIndex(names.map((name) => [name, name] as const));
  const cues = new Set(tokens.flatMap((token) => projectCues.of(token)).map(({ cue }) => cue));
  const named = tokens.flatMap((_, at) => index.at(tokens, at) ?? [])[0]?.names;
  if (!cues.has('PROJECT') && !named) return undefined;
  const likely = ABOUTS.filter(([, words]) => words.some((word) => cues.has(word))).map(([about]) => about);
  if (!likely.length) return undefined;
  const project = named?.length === 1 ? named[0] : undefined;
  const about = [...new Set<About>([...likely, 'OTHER', 'PROFIT'])];
  return {
    action: 'CLARIFY',
    reason: 'measure',
    offers: offers(
      about.map((each) => ({ ...base(each), ...(project && { project }) })),
      currency,
    ),
  };
}

const ABOUTS: readonly (readonly [About, readonly ProjectCue[]])[] = [
  ['PROFIT', ['PROFIT', 'MARGIN', 'EARN', ...LOSSES]],
  ['BUDGET', ['BUDGET']],
  ['DELAY', ['DELAY', 'LATE', 'END', 'FINISH', 'ON_TIME']],
  ['OTHER', ['STATE']],
];
