import { fold, type PlanFilter, type PlanStep } from '@vezne/contract';
import { NOUNS } from '../ask/selected';
import type { Context } from '../ledger/interval';
import {
  type Entry,
  groupBy,
  type LedgerView,
  largestFirst,
  PAYEES,
  passes,
  select,
  sum,
} from '../ledger/ledger';
import { money, type Row, type StepResult } from '../ledger/result';
import { sayCount, sayMoney } from '../say/say';
import { nameIn } from './payee-names';

type Step = Extract<PlanStep, { op: 'PAYEE' }>;
type Payee = { key: string; label: string; entries: Entry[]; kurus: bigint };

const LEAST = 2;
/** So many of those who are named once are told by name. */
const ONCE_TOLD = 3;
const HEIGHT = { LARGEST: 'En yüksek', SMALLEST: 'En düşük' };
const NOTHING = 'Açıklamalarında kişi ya da firma adı geçen kayıt bulunamadı.';

/** Records by the person or firm that their descriptions name; a row's sum is that of the records it opens. */
export async function payees(step: Step, { view, interval }: Context): Promise<StepResult> {
  const records = select(view, step, interval);
  const projects = await nobodies(step, view);
  const often = payeesIn(records, { measure: step.measure, projects, least: LEAST });
  // Where nobody is named twice, those who are named once are all there is to tell.
  const found = often.length ? often : payeesIn(records, { measure: step.measure, projects, least: 1 });
  const sign = step.rank === 'LARGEST' ? 1 : -1;
  found.sort((a, b) =>
    a.kurus === b.kurus ? a.label.localeCompare(b.label, 'tr') : a.kurus < b.kurus ? sign : -sign,
  );
  const shown = found.slice(0, step.n ?? PAYEES);
  const chosen = new Set(found.flatMap(({ entries }) => entries));
  const matched = records.filter((entry) => chosen.has(entry));
  const say = (kurus: bigint) => sayMoney(kurus, view.currency);
  const lines = shown.map(
    ({ label, entries, kurus }) => `\n• ${label}: ${say(kurus)} (${entries.length} kayıt)`,
  );
  const [first] = shown;
  const once = namedOnce(records, found, projects);
  const list =
    shown.length > 1 ? ` Sıralama:${lines.join('')}${found.length > shown.length ? '\n…' : ''}` : '';
  return {
    step,
    head: [],
    more: [
      ...(shown.length ? [money('sum', 'Adı geçenlerin toplamı', sum(matched, step.measure))] : []),
      ...(once.length ? [money('once', 'Adı bir kez geçenler', sum(once, step.measure))] : []),
    ],
    rows: shown.map(({ key, label, entries, kurus }): Row => ({ key, label, kurus, count: entries.length })),
    matched,
    shown: matched.filter((entry) => shown.some(({ entries }) => entries.includes(entry))),
    period: interval,
    text: first
      ? `${HEIGHT[step.rank]} ${NOUNS[step.measure].sum} ${first.label} için: ${say(first.kurus)} (${sayCount(first.entries.length)} kayıt). Adlar açıklamalardan alındı.${list}${beside(once, step, view)}`
      : NOTHING,
  };
}

/** Names of projects: money is spent on them and paid to others, while what they bring comes from who ordered them. */
async function nobodies({ measure }: Step, { books }: LedgerView): Promise<string[]> {
  if (measure === 'INCOME' || !books) return [];
  const { projects } = await books.projects();
  return projects.map(({ name }) => ` ${fold(name)} `);
}

type Wanted = { measure: Step['measure']; projects: readonly string[]; least: number };

function payeesIn(records: Entry[], { measure, projects, least }: Wanted): Payee[] {
  const named = groupBy(records, (entry) => fold(nameIn(entry) ?? ''));
  const names = [...named].filter(
    ([name, entries]) => name && entries.length >= least && !isProject(name, projects),
  );
  return names.map(([key, mined]) => {
    const newest = mined.at(-1);
    const filter = payeeFilter(
      key,
      names.map(([name]) => name),
    );
    const entries = records.filter((entry) => passes(entry, filter));
    return { key, label: (newest && nameIn(newest)) ?? key, entries, kurus: sum(entries, measure) };
  });
}

const isProject = (name: string, projects: readonly string[]): boolean =>
  projects.some((project) => project.includes(` ${name} `));

/** The records whose name stands in no other of them: they are in no ranking. */
function namedOnce(records: readonly Entry[], found: readonly Payee[], projects: readonly string[]): Entry[] {
  const ranked = new Set(found.flatMap(({ entries }) => entries));
  return records.filter((entry) => {
    const name = ranked.has(entry) ? undefined : nameIn(entry);
    return name !== undefined && !isProject(fold(name), projects);
  });
}

/** Who is named once, the largest first: a ranking without them would tell that nothing was paid to them. */
function beside(once: readonly Entry[], { measure }: Step, { currency }: LedgerView): string {
  if (!once.length) return '';
  const names = largestFirst(once).flatMap((entry) => nameIn(entry) ?? []);
  const told = names.slice(0, ONCE_TOLD).join(', ');
  const more = names.length > ONCE_TOLD ? ' ve başkaları' : '';
  return `\nAdı yalnızca bir kayıtta geçenler bunun dışında: ${told}${more} (${sayCount(once.length)} kayıt, ${sayMoney(sum([...once], measure), currency)}).`;
}

/** What opens a payee's records: the name in the description, unless a longer known name that holds it stands there. */
export function payeeFilter(name: string, names: readonly string[]): PlanFilter {
  const longer = names.filter((each) => each !== name && each.includes(name));
  return { texts: [name], ...(longer.length && { notTexts: longer }) };
}
