import { fold, type PlanStep } from '@vezne/contract';
import type { Context } from '../ledger/interval';
import { type Entry, groupBy, largestFirst, newestFirst, passes, select, sum } from '../ledger/ledger';
import { money, number, Refusal, type StepResult } from '../ledger/result';
import { median, outliers } from '../ledger/statistics';
import { sayCount, sayMoney } from '../say/say';
import { daysBetween } from '../time/calendar';
import { monthNames } from '../words/phrases-time';
import { recordRow, sayEntries, sayEntry } from './rows';
import { NOTHING } from './sums';

type Step<Op extends PlanStep['op']> = Extract<PlanStep, { op: Op }>;

const verdictOf = (claim: 'EXISTS' | null, found: boolean) =>
  claim === null ? '' : found ? 'Evet. ' : 'Hayır. ';

/** Same day, type, category and amount more than once. */
export function duplicates(step: Step<'DUPLICATES'>, { view, interval }: Context): StepResult {
  const entries = select(view, step, interval);
  const groups = [
    ...groupBy(entries, ({ date, type, category, kurus }) => `${date} ${type} ${kurus} ${category}`).values(),
  ].filter((group) => group.length > 1);
  const chosen = new Set(groups.flat());
  const matched = entries.filter((entry) => chosen.has(entry));
  const excess = groups.reduce(
    (total, group) => total + (group[0]?.kurus ?? 0n) * BigInt(group.length - 1),
    0n,
  );
  const figure = money('excess', 'Fazladan yazılan', excess);
  const verdict = verdictOf(step.claim, matched.length > 0);
  const text = matched.length
    ? `${verdict}${sayCount(groups.length)} grupta ${sayCount(matched.length)} mükerrer kayıt var (aynı gün, tür, kategori ve tutar); fazladan yazılan ${sayMoney(excess, view.currency)}:${sayEntries(newestFirst(matched), view)}`
    : `${verdict}Mükerrer kayıt bulunamadı. Fazladan yazılan: ${sayMoney(0n, view.currency)}.`;
  const asked = step.answer === 'EXCESS';
  return {
    step,
    head: asked ? [figure] : [],
    more: [...(asked ? [] : [figure]), number('groups', 'Grup', groups.length, 'COUNT')],
    rows: newestFirst(matched).map(recordRow),
    matched,
    period: interval,
    text,
  };
}

const LEAST = 8;

/** Further than 3.5 MAD from the median of its type and category in the window. */
export function anomalies(step: Step<'ANOMALIES'>, { view, interval }: Context): StepResult {
  const { categories, notCategories } = step.filter;
  const inReach = select(view, { measure: step.measure, filter: { categories, notCategories } }, null);
  const groups = [...groupBy(inReach, ({ type, category }) => `${type} ${category}`).values()].filter(
    (group) => group.length >= LEAST,
  );
  if (!groups.length) throw new Refusal('insufficient_data');
  const usual = new Map<Entry, bigint>();
  for (const group of groups) {
    const amounts = group.map(({ kurus }) => kurus);
    const judge = outliers(amounts);
    for (const entry of group) {
      const side = judge?.(entry.kurus);
      if (side === 'HIGH' || (side === 'LOW' && !step.highOnly)) usual.set(entry, median(amounts));
    }
  }
  const matched = select(view, step, interval).filter(
    (entry) => usual.has(entry) && passes(entry, step.filter),
  );
  const furthest = furthestFirst(matched, usual);
  const verdict = verdictOf(step.claim, matched.length > 0);
  const method = 'ortancadan mutlak sapma (MAD) yöntemi';
  const text = matched.length
    ? `${verdict}${sayCount(matched.length)} olağan dışı kayıt var (${method})${strangest(furthest, usual, view)}`
    : `${verdict}Olağan dışı kayıt bulunamadı (${method}).`;
  return {
    step,
    head: [],
    more: [number('count', 'Kayıt sayısı', matched.length, 'COUNT')],
    rows: newestFirst(matched).map((entry) => {
      const row = recordRow(entry);
      const label = `${row.label} · ${usually(usual.get(entry), view)}`;
      return { ...row, label, place: furthest.indexOf(entry) + 1 };
    }),
    matched,
    period: interval,
    text,
  };
}

const usually = (kurus: bigint | undefined, view: Context['view']) =>
  `normalde ${sayMoney(kurus ?? 0n, view.currency)} dolayında`;

const STRANGEST = 5;

/** By how far they are from what is usual. */
function furthestFirst(found: readonly Entry[], usual: Map<Entry, bigint>): Entry[] {
  const distance = (entry: Entry) => {
    const apart = entry.kurus - (usual.get(entry) ?? 0n);
    return apart < 0n ? -apart : apart;
  };
  return newestFirst(found).sort((a, b) =>
    distance(a) < distance(b) ? 1 : distance(a) > distance(b) ? -1 : 0,
  );
}

/** The first of them, each with what is usual. */
function strangest(furthest: readonly Entry[], usual: Map<Entry, bigint>, view: Context['view']): string {
  const lines = furthest
    .slice(0, STRANGEST)
    .map((entry) => `\n• ${sayEntry(entry, view)} (${usually(usual.get(entry), view)})`);
  const isPart = furthest.length > STRANGEST;
  return `${isPart ? '; normalden en uzak olanlar önce:' : ':'}${lines.join('')}${isPart ? '\n…' : ''}`;
}

const MONTHS = new Set(monthNames.map(fold));

/** The words of a description that are no month's name and hold no digit. */
export const plainWords = (description: string): string[] =>
  description
    .split(/\s+/)
    .filter((word, at, words) => word && !isNumber(word, words[at - 1]) && !MONTHS.has(lettersOf(word)));

/** "12", "2026/4", and "no.lu" behind a number. */
const isNumber = (word: string, before = '') =>
  /\d/.test(word) || (/\d/.test(before) && lettersOf(word) === 'nolu');

const lettersOf = (word: string) => fold(word).replace(/[^\p{L}]/gu, '');

/** What texts of one kind are called: as all are written, else without what tells one from the other. */
export function nameOfAlike(texts: readonly string[]): string {
  const [first = ''] = texts;
  if (texts.every((text) => text === first)) return first;
  return UP_TO_LAST_LETTER.exec(plainWords(first).join(' '))?.[0] ?? first;
}

/** All but marks and spaces at the end, read once from there. */
const UP_TO_LAST_LETTER = /^.*[^\s,;:.–—-]/su;

/** A description without month names and without words that hold a digit. */
export const pattern = ({ type, category, folded }: Pick<Entry, 'type' | 'category' | 'folded'>): string =>
  `${type}\n${category}\n${plainWords(folded).join(' ')}`;

export type Rhythm = 'MONTHLY' | 'WEEKLY';

/** How a group's last three records follow one another; undefined when their days vary. */
export function rhythmOfDays(group: readonly Pick<Entry, 'date'>[]): Rhythm | undefined {
  const [a, b, c] = group.slice(-3);
  if (!a || !b || !c) return undefined;
  const gaps = [daysBetween(a.date, b.date), daysBetween(b.date, c.date)];
  const all = (from: number, to: number) => gaps.every((gap) => gap >= from && gap <= to);
  if (all(25, 35)) return 'MONTHLY';
  return all(6, 8) ? 'WEEKLY' : undefined;
}

/** Do the amounts of a group's last three records differ by a tenth at most? */
function isSteady(group: readonly Entry[]): boolean {
  const amounts = group.slice(-3).map(({ kurus }) => kurus);
  const [low = 0n, , high = 0n] = amounts.sort((x, y) => (x < y ? -1 : x > y ? 1 : 0));
  return high * 10n <= low * 11n;
}

/** The same where their amounts do not vary either. */
export const rhythmOf = (group: readonly Entry[]): Rhythm | undefined =>
  isSteady(group) ? rhythmOfDays(group) : undefined;

const LONGEST: Record<Rhythm, number> = { MONTHLY: 35, WEEKLY: 8 };

/** The rhythm of a group that still goes on today. */
export const runningRhythm = (group: readonly Entry[], today: string): Rhythm | undefined =>
  isSteady(group) ? runningDays(group, today) : undefined;

/** The same whatever the amounts are. */
export function runningDays(group: readonly Entry[], today: string): Rhythm | undefined {
  const rhythm = rhythmOfDays(group);
  const last = group.at(-1);
  return rhythm && last && daysBetween(last.date, today) <= LONGEST[rhythm] ? rhythm : undefined;
}

export function recurring(step: Step<'RECURRING'>, { view }: Context): StepResult {
  const entries = select(view, step, null);
  const groups = [...groupBy(entries, pattern).values()].filter((group) => {
    const rhythm = runningRhythm(group, view.today);
    return rhythm && (step.rhythm === 'BOTH' || rhythm === step.rhythm);
  });
  const chosen = new Set(groups.flat());
  const matched = entries.filter((entry) => chosen.has(entry));
  const newest = groups.flatMap((group) => group.at(-1) ?? []);
  const rows = largestFirst(entries.filter((entry) => newest.includes(entry)));
  const total = money('total', 'Toplam', sum(rows));
  const groupCount = number('count', 'Düzenli kalem', groups.length, 'COUNT');
  const head = step.answer === 'TOTAL' ? [total] : step.answer === 'COUNT' ? [groupCount] : [];
  const more = [total, groupCount].filter((figure) => !head.includes(figure));
  const text = rows.length
    ? `${groups.length} düzenli kalem var; son tutarları toplamı ${sayMoney(sum(rows), view.currency)}:${sayEntries(rows, view)}`
    : `Düzenli kalem yok. ${NOTHING} Toplam: ${sayMoney(0n, view.currency)}.`;
  return { step, head, more, rows: rows.map(recordRow), matched, period: null, text };
}
