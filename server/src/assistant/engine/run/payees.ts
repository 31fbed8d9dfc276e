import { fold, type PlanFilter, type PlanStep } from '@vezne/contract';
import { NOUNS } from '../ask/selected';
import type { Context } from '../ledger/interval';
import { type Entry, groupBy, type LedgerView, PAYEES, passes, select, sum } from '../ledger/ledger';
import { money, type Row, type StepResult } from '../ledger/result';
import { sayCount, sayMoney } from '../say/say';
import { nameIn } from './payee-names';

type Step = Extract<PlanStep, { op: 'PAYEE' }>;
type Payee = { key: string; label: string; entries: Entry[]; kurus: bigint };

const LEAST = 2;
const HEIGHT = { LARGEST: 'En yüksek', SMALLEST: 'En düşük' };
const NOTHING = 'Açıklamalarında kişi ya da firma adı geçen kayıt bulunamadı.';

/** Records by the person or firm that their descriptions name; a row's sum is that of the records it opens. */
export async function payees(step: Step, { view, interval }: Context): Promise<StepResult> {
  const records = select(view, step, interval);
  const found = payeesIn(records, step.measure, await nobodies(step, view));
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
  return {
    step,
    head: [],
    more: shown.length ? [money('sum', 'Adı geçenlerin toplamı', sum(matched, step.measure))] : [],
    rows: shown.map(({ key, label, entries, kurus }): Row => ({ key, label, kurus, count: entries.length })),
    matched,
    shown: matched.filter((entry) => shown.some(({ entries }) => entries.includes(entry))),
    period: interval,
    text: first
      ? `${HEIGHT[step.rank]} ${NOUNS[step.measure].sum} ${first.label} için: ${say(first.kurus)} (${sayCount(first.entries.length)} kayıt). Adlar açıklamalardan alındı. Sıralama:${lines.join('')}${found.length > shown.length ? '\n…' : ''}`
      : NOTHING,
  };
}

/** Names of projects: money is spent on them and paid to others, while what they bring comes from who ordered them. */
async function nobodies({ measure }: Step, { books }: LedgerView): Promise<string[]> {
  if (measure === 'INCOME' || !books) return [];
  const { projects } = await books.projects();
  return projects.map(({ name }) => ` ${fold(name)} `);
}

function payeesIn(records: Entry[], measure: Step['measure'], projects: readonly string[]): Payee[] {
  const named = groupBy(records, (entry) => fold(nameIn(entry) ?? ''));
  const isProject = (name: string) => projects.some((project) => project.includes(` ${name} `));
  const names = [...named].filter(([name, entries]) => name && entries.length >= LEAST && !isProject(name));
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

/** What opens a payee's records: the name in the description, unless a longer known name that holds it stands there. */
export function payeeFilter(name: string, names: readonly string[]): PlanFilter {
  const longer = names.filter((each) => each !== name && each.includes(name));
  return { texts: [name], ...(longer.length && { notTexts: longer }) };
}
