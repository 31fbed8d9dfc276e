import { type AssistantReason, type Plan, type PlanStep, refusalReasons } from '@vezne/contract';
import { offersOf } from '../ask/offers';
import type { Reply } from '../ask/reply';
import { planOf } from '../propose/part';
import type { Ranked } from '../rank/rank';
import type { LedgerWords } from '../words/ledger-words';

/**
 * From this likelihood on a reading is answered in a conversation, by what became of the turn before, and help, a
 * doubt or the reason of a refusal are believed. Words that also sound like another topic are helped with from
 * `onlyHelp` on; a turn before that was not answered may have been read wrongly itself.
 */
const SURE = { help: 0.6, onlyHelp: 0.85, asked: 0.6, refused: 0.5, answered: 0.75, open: 0.95 };
/**
 * A question that goes on from none is answered from these odds on for each of its words, as each may say something
 * that was not read: two thirds for five words, four fifths for ten. A wrong answer costs four needless questions;
 * with these odds that is cheap on voices that were not learnt from (`npm run bench -- held-back`).
 */
const ODDS_BY_WORD = 0.4;
/**
 * The grammar was made of sentences that are written out: of one that goes on from none, its own reading stands from this
 * likelihood on where no other is sure.
 */
const SURE_OF_WRITTEN = 0.45;
/** The same where it is of no record: whatever is meant, the answer says so. */
const SURE_OF_NOTHING = 0.1;
/** Below this likelihood of everything that can be answered, nothing is offered. */
const FLOOR = 0.3;
/** An offer so unlikely only makes the choice harder. */
const FAINT = 0.03;
/** Readings that together are less likely are none: what is meant was not thought of. */
const HARDLY = 0.1;
/** Readings that are looked at for an offer. */
const NEAREST = 10;

/** Does the question go on from one before it, and was that one answered? */
export type Talk = 'none' | 'answered' | 'open';

/** What was understood, and how it was asked. */
export type Understood = {
  grammar: Reply;
  readings: readonly Ranked[];
  talk: Talk;
  written: boolean;
  /** Is a reading of a time, or a ledger, without records, or of transfers, which are none? */
  isOfNoRecord: (reading: Ranked) => boolean;
  /** Does a plan leave out something that the question says without a doubt? */
  misses: (plan: Plan) => boolean;
  /** How many words were asked. */
  length: number;
  currency: LedgerWords['currency'];
};

/** Answers the likeliest reading when it is sure enough; asks back with the best few, or refuses. */
export function decide(understood: Understood): Reply {
  const { grammar } = understood;
  const readings = fitting(understood);
  const [best] = readings;
  const plan = surePlan(best, understood) ?? writtenPlan(readings, understood);
  if (plan) return { action: 'ANSWER', plan };
  if (best && asksForHelp(best, grammar)) return { action: 'HELP' };
  // Nothing but a greeting or thanks, be it in the middle of a conversation.
  if (grammar.action === 'HELP' && !best?.parts.length) return grammar;
  if (asksWell(grammar, best)) return grammar;
  const refused = likelihood(readings, ({ cls }) => /^(REFUSE|BEYOND)/.test(cls));
  const asked = likelihood(readings, (each) => each.cls === 'ASK' || isOfferable(each, grammar));
  if (refused > asked || asked < FLOOR) return refusal(grammar, readings);
  return askBack({ ...understood, readings }) ?? refusal(grammar, readings);
}

/** The plan of the likeliest reading, where it is sure enough by itself. */
function surePlan(best: Ranked | undefined, understood: Understood): Plan | undefined {
  const plan = best?.parts.length && isSure(best, understood) ? planOf(best.parts) : undefined;
  return plan && !understood.misses(plan) ? plan : undefined;
}

/** The grammar's reading of a question that is written out and asked by itself. */
function writtenPlan(readings: readonly Ranked[], understood: Understood): Plan | undefined {
  if (!understood.written || understood.talk !== 'none') return undefined;
  const own = readings.find(isOwn);
  const least = own && understood.isOfNoRecord(own) ? SURE_OF_NOTHING : SURE_OF_WRITTEN;
  const plan = own && own.p >= least ? planOf(own.parts) : undefined;
  return plan && !understood.misses(plan) ? plan : undefined;
}

/** Only words that ask for nothing else are thanked for or helped with. */
function asksForHelp({ cls, p }: Ranked, { uncovered }: Reply): boolean {
  const isElsewhere = uncovered?.has('OTHER_TOPIC', 'OTHER_TENANT');
  return cls === 'HELP' && p >= (isElsewhere ? SURE.onlyHelp : SURE.help);
}

/** The readings that leave nothing out, as likely as they are among themselves; all of them where hardly one would be left. */
function fitting({ readings, misses }: Understood): readonly Ranked[] {
  const fit = readings.filter(({ parts }) => {
    const plan = parts.length ? planOf(parts) : undefined;
    return !plan || !misses(plan);
  });
  if (fit.length === readings.length || !fit.some(({ parts }) => parts.length)) return readings;
  const all = fit.reduce((sum, { p }) => sum + p, 0);
  if (all < HARDLY) return readings;
  return fit.map((each) => ({ ...each, p: each.p / all }));
}

/**
 * A doubt about one word, with both of its readings, is asked better than a doubt about everything. Which period or
 * category is meant is asked where all else was read, or where a doubt is likeliest.
 */
function asksWell(grammar: Reply, best: Ranked | undefined): boolean {
  if (grammar.action !== 'CLARIFY' || grammar.reason === 'measure' || !grammar.offers.length) return false;
  const isAboutScope = grammar.reason === 'period' || grammar.reason === 'category';
  return !isAboutScope || grammar.plan !== undefined || !best || best.cls === 'ASK';
}

const isSure = ({ p }: Ranked, { talk, length }: Understood): boolean =>
  talk === 'none' ? p >= ODDS_BY_WORD * length * (1 - p) : p >= SURE[talk];

const isOwn = ({ parts, features }: Ranked) => parts.length > 0 && features.includes('old:answer');

const likelihood = (readings: readonly Ranked[], counts: (each: Ranked) => boolean) =>
  readings.reduce((sum, each) => sum + (counts(each) ? each.p : 0), 0);

/** A name that nothing here bears must not be passed over: all records are no reading of it. */
const isOfferable = ({ parts, features }: Ranked, grammar: Reply): boolean =>
  parts.length > 0 && !(grammar.action === 'REFUSE' && passesOver(features) && !narrows(parts));

const narrows = (parts: Ranked['parts']): boolean => {
  const steps = planOf(parts)?.steps ?? [];
  return steps.some((step) => sidesOf(step).some((side) => Object.keys(side?.filter ?? {}).length > 0));
};
const sidesOf = (step: PlanStep) => [
  step,
  'other' in step ? step.other : undefined,
  'part' in step ? step.part : undefined,
];

const passesOver = (features: readonly string[]): boolean =>
  features.includes('unknown-word') || features.includes('unread-noun');

/** The best few readings to choose from; where there is none, what the grammar offers. */
export function askBack({
  grammar,
  readings,
  currency,
}: Pick<Understood, 'grammar' | 'readings' | 'currency'>): Reply | undefined {
  const likely = readings.filter((each) => isOfferable(each, grammar) && each.p >= FAINT).slice(0, NEAREST);
  const plans = likely.flatMap(({ parts }) => planOf(parts) ?? []);
  const { uncovered } = grammar;
  // "Bayram öncesi": so little was said that no reading of it is likely. What is unknown here was said, though.
  const isUnknown = readings.some(({ features }) => passesOver(features));
  const isVague = readings[0]?.cls === 'ASK' && readings[0].p >= SURE.asked && !isUnknown;
  if (plans.length || (isVague && grammar.action === 'REFUSE'))
    return { action: 'CLARIFY', reason: 'measure', offers: offersOf(plans, currency), uncovered };
  return grammar.action === 'CLARIFY' ? grammar : undefined;
}

/** Reasons that only say that words were not understood. */
const UNSURE: readonly AssistantReason[] = ['unknown_entity', 'other_topic'];

/** Nobody else is asked for a reading of an order, an attack or what concerns others. */
const openTo = (reason: AssistantReason, { uncovered }: Reply) =>
  UNSURE.includes(reason) || reason === 'not_in_data' ? uncovered : undefined;

/** For the grammar's reason where it refuses too and knows why, else for a reason that is likely. */
function refusal(grammar: Reply, readings: readonly Ranked[]): Reply {
  const why = readings.find(({ cls }) => cls.startsWith('REFUSE:'));
  const said = refusalReasons.find((each) => `REFUSE:${each}` === why?.cls);
  if (grammar.action !== 'REFUSE') {
    const reason = said ?? 'not_in_data';
    return { action: 'REFUSE', reason, uncovered: openTo(reason, grammar) };
  }
  const isLikelier = said && UNSURE.includes(grammar.reason) && (why?.p ?? 0) >= SURE.refused;
  return isLikelier ? { action: 'REFUSE', reason: said, uncovered: openTo(said, grammar) } : grammar;
}
