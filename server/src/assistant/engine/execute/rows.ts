import { type PlanStep, shortened } from '@vezne/contract';
import { shareOf } from '../ask/placed';
import { type Context, isCut } from '../ledger/interval';
import { type Entry, groupBy, largestFirst, newestFirst, select, smallestFirst, sum } from '../ledger/ledger';
import { type Figure, money, number, type Row, type StepResult } from '../ledger/result';
import { percentOf } from '../ledger/statistics';
import { measureName, methodName, sayCount, sayDay, sayMoney, sayPercent, typeName } from '../say/say';
import { daysBetween, weekdayOf } from '../time/calendar';
import { weekdayNames } from '../words/phrases-time';
import { comparedTo, NOTHING } from './sums';

type Step<Op extends PlanStep['op']> = Extract<PlanStep, { op: Op }>;

const SHOWN = 50;
const SPOKEN = 5;

export const labelOfEntry = ({ category, description }: Entry) => `${category} · ${description}`;

export const recordRow = (entry: Entry): Row => ({
  key: entry.id,
  id: entry.id,
  label: labelOfEntry(entry),
  kurus: entry.kurus,
  date: entry.date,
  direction: entry.type,
});

type View = Context['view'];

/** "5 Mart 2026 – Kira, “Ofis kirası”: 22.000,00 ₺": the description is anyone's text and stands as a quotation. */
export const sayEntry = (entry: Entry, view: View) =>
  `${sayDay(entry.date)} – ${entry.category}, ${quoted(entry.description)}: ${sayMoney(entry.kurus, view.currency)}`;

const LONGEST = 79;

/** A description is anyone's text: one line of it, between quotation marks. */
export const quoted = (description: string) =>
  `“${shortened(description.replace(/\s+/g, ' ').replace(/[“”]/g, '"').trim(), LONGEST)}”`;

export function sayEntries(entries: readonly Entry[], view: View): string {
  const lines = entries.slice(0, SPOKEN).map((entry) => `\n• ${sayEntry(entry, view)}`);
  return `${lines.join('')}${entries.length > SPOKEN ? '\n…' : ''}`;
}

export function extreme(step: Step<'EXTREME'>, { view, interval }: Context): StepResult {
  const matched = select(view, step, interval);
  const [found] = step.rank === 'LARGEST' ? largestFirst(matched) : smallestFirst(matched);
  if (!found) return { step, head: [], rows: [], matched, period: interval, text: NOTHING };
  const label = step.rank === 'LARGEST' ? 'En yüksek tutarlı kayıt' : 'En düşük tutarlı kayıt';
  return {
    step,
    head: [money('amount', label, found.kurus)],
    rows: [recordRow(found)],
    matched,
    period: interval,
    text: `${label}: ${sayEntry(found, view)}.`,
  };
}

export function topRecords(step: Step<'TOP_RECORDS'>, { view, interval }: Context): StepResult {
  const matched = select(view, step, interval);
  const found = (step.rank === 'LARGEST' ? largestFirst(matched) : smallestFirst(matched)).slice(0, step.n);
  if (!found.length) return { step, head: [], rows: [], matched, period: interval, text: NOTHING };
  const label = step.rank === 'LARGEST' ? 'En yüksek tutarlı' : 'En düşük tutarlı';
  return {
    step,
    head: [],
    more: found.length > 1 ? [money('sum', 'Bunların toplamı', sum(found))] : [],
    rows: found.map(recordRow),
    matched,
    period: interval,
    text:
      found.length > 1
        ? `${label} ${found.length} kaydın toplamı ${sayMoney(sum(found), view.currency)}:${sayEntries(found, view)}`
        : `${label} kayıt:${sayEntries(found, view)}`,
  };
}

export function list(step: Step<'LIST'>, { view, interval }: Context): StepResult {
  const matched = select(view, step, interval);
  const order = {
    NEWEST: newestFirst,
    OLDEST: (entries: Entry[]) => entries,
    LARGEST: largestFirst,
    SMALLEST: smallestFirst,
  }[step.order];
  const found = order(matched).slice(0, Math.min(step.n ?? SHOWN, SHOWN));
  if (!found.length) return { step, head: [], rows: [], matched, period: interval, text: NOTHING };
  const isPart = matched.length > found.length;
  // A number of records was asked for: their own sum is told, not that of all there are.
  const isAsked = isPart && step.n !== null;
  const total = sum(isAsked ? found : matched);
  const listed = isPart ? `, ${found.length} tanesi listeleniyor` : '';
  const title = isAsked
    ? `${ORDER[step.order]} ${found.length} kaydın toplamı ${sayMoney(total, view.currency)} (${sayCount(matched.length)} kayıt içinde)`
    : `${sayCount(matched.length)} kayıt var${listed}; toplam ${sayMoney(total, view.currency)}`;
  return {
    step,
    head: [],
    more: isAsked
      ? [money('sum', 'Bunların toplamı', total), number('count', 'Bütün kayıtlar', matched.length, 'COUNT')]
      : [number('count', 'Kayıt sayısı', matched.length, 'COUNT'), money('total', 'Toplam', total)],
    rows: found.map(recordRow),
    matched,
    period: interval,
    text: `${title}:${sayEntries(found, view)}`,
  };
}

const ORDER = {
  NEWEST: 'En yeni',
  OLDEST: 'En eski',
  LARGEST: 'En yüksek tutarlı',
  SMALLEST: 'En düşük tutarlı',
};

/** Of days that cannot be looked at nothing is denied. */
export function exists(step: Step<'EXISTS'>, { view, interval }: Context): StepResult {
  const matched = select(view, step, interval);
  const text = matched.length
    ? `Evet, ${sayCount(matched.length)} kayıt var; toplam ${sayMoney(sum(matched), view.currency)}.${interval ? '' : lastOf(matched, view)}`
    : isCut(interval, view)
      ? 'Kayıt bulunamadı (0 kayıt).'
      : 'Hayır, kayıt bulunamadı (0 kayıt).';
  return {
    step,
    head: [number('count', 'Kayıt sayısı', matched.length, 'COUNT')],
    more: matched.length ? [money('total', 'Toplam', sum(matched))] : [],
    rows: [],
    matched,
    period: interval,
    text,
  };
}

/** "Maaşları yatırdık mı" of no time wants to know when it was. */
function lastOf(matched: readonly Entry[], view: View): string {
  const last = matched.at(-1);
  return last ? ` En yenisi: ${sayEntry(last, view)}.` : '';
}

export function occurrence(step: Step<'OCCURRENCE'>, { view, interval }: Context): StepResult {
  const matched = select(view, step, interval);
  const found = step.which === 'LAST' ? matched.at(-1) : matched[0];
  if (!found) return { step, head: [], rows: [], matched, period: interval, text: NOTHING };
  const which = step.which === 'LAST' ? 'En son' : 'İlk';
  const days = daysBetween(found.date, view.today);
  const since = step.answer === 'DAYS' ? ` Üzerinden ${days} gün geçti.` : '';
  const head = step.answer === 'DAYS' ? [number('days', 'Geçen gün', days, 'DAYS')] : [];
  return {
    step,
    head,
    more: [money('amount', 'Tutar', found.kurus)],
    rows: [recordRow(found)],
    matched,
    period: interval,
    text: `${which} kayıt: ${sayEntry(found, view)}.${since}`,
  };
}

const keyOf = {
  CATEGORY: ({ categoryId, category }: Entry) => [categoryId, category],
  METHOD: ({ method }: Entry) => [method, methodName(method)],
  WEEKDAY: ({ date }: Entry) => [String(weekdayOf(date)), weekdayNames[weekdayOf(date) - 1]],
  TYPE: ({ type }: Entry) => [type, typeName(type)],
  DESCRIPTION: ({ description, folded }: Entry) => [folded, description],
} as const;

const alphabetical = new Intl.Collator('tr');

type Group = { key: string; label: string; entries: Entry[]; size: number; kurus: bigint };

/** All groups of the records, in the order asked for. */
export function groupsOf(
  { by, of, rank, measure }: Pick<Step<'GROUPS'>, 'by' | 'of' | 'rank' | 'measure'>,
  records: Entry[],
): Group[] {
  const found = [...groupBy(records, (entry) => keyOf[by](entry)[0] ?? '')].map(
    ([key, entries]): Group => ({
      key,
      label: entries[0] ? (keyOf[by](entries[0])[1] ?? key) : key,
      entries,
      size: entries.length,
      kurus: sum(entries, measure),
    }),
  );
  return found.sort((a, b) => {
    const difference = of === 'COUNT' ? BigInt(b.size - a.size) : b.kurus - a.kurus;
    const directed = rank === 'LARGEST' ? difference : -difference;
    return directed === 0n ? alphabetical.compare(a.label, b.label) : directed > 0n ? 1 : -1;
  });
}

export function groups(step: Step<'GROUPS'>, { view, interval }: Context): StepResult {
  const matched = select(view, step, interval);
  const counts = step.of === 'COUNT';
  const found = groupsOf(step, matched);
  const shown = found.slice(0, step.n ?? found.length);
  const kept = new Set(shown.flatMap(({ entries }) => entries));
  const rows: Row[] = shown.map(({ key, label, size, kurus }) => ({
    key,
    label,
    count: size,
    ...(counts ? { n: size } : { kurus }),
  }));
  if (!rows.length) return { step, head: [], rows, matched, period: interval, text: NOTHING };
  const lines = shown
    .slice(0, 10)
    .map(
      ({ label, size, kurus }) =>
        `\n• ${label}: ${counts ? `${size} kayıt` : `${sayMoney(kurus, view.currency)} (${size} kayıt)`}`,
    );
  const whole = sum(matched, step.measure);
  const first = firstOf(step, shown[0], whole, view);
  const than = first.of && comparedTo(first.of, { view, interval }, shown[0]?.kurus ?? 0n);
  const { said, figure } = totalOf(step, matched, view);
  const title = step.n
    ? `${first.text}${than?.text ?? ''}${shown.length > 1 ? ' Sıralama:' : ''}`
    : `${totalNamed(step)} ${said}, dağılımı:`;
  const more = step.n ? [...first.figures, ...(than?.figures ?? [])] : [figure];
  return {
    step,
    head: [],
    more,
    rows,
    matched,
    shown: matched.filter((entry) => kept.has(entry)),
    period: interval,
    text: `${title}${step.n && shown.length === 1 ? '' : lines.join('')}${shown.length > 10 ? '\n…' : ''}`,
  };
}

/** "Toplam gider"; of records, or of what has no single direction, "Toplam". */
export const totalNamed = ({ of, measure }: Pick<Step<'GROUPS' | 'SERIES'>, 'of' | 'measure'>): string =>
  of === 'COUNT' || measure === 'VOLUME'
    ? 'Toplam'
    : `Toplam ${measureName[measure].toLocaleLowerCase('tr')}`;

/** All of them together, in what is asked for: money or records. */
export function totalOf({ of, measure }: Step<'GROUPS' | 'SERIES'>, matched: readonly Entry[], view: View) {
  if (of === 'COUNT')
    return {
      said: `${sayCount(matched.length)} kayıt`,
      figure: number('count', 'Kayıt sayısı', matched.length, 'COUNT'),
    };
  const whole = sum(matched, measure);
  return { said: sayMoney(whole, view.currency), figure: money('total', totalNamed({ of, measure }), whole) };
}

/** Where a group's money lies. */
const WHERE: Record<Step<'GROUPS'>['by'], (label: string) => string> = {
  CATEGORY: (label) => `${label} kategorisinde`,
  METHOD: (label) => `${label} yönteminde`,
  WEEKDAY: (label) => `${label.toLocaleLowerCase('tr')} günlerinde`,
  TYPE: (label) => `${label.toLocaleLowerCase('tr')} kayıtlarında`,
  DESCRIPTION: (label) => `${quoted(label)} açıklamasında`,
};

type Selected = Parameters<typeof comparedTo>[0];

/** The group that comes first, with its share of the whole where a share means something. */
function firstOf(
  step: Step<'GROUPS'>,
  first: Group | undefined,
  whole: bigint,
  view: View,
): { text: string; figures: Figure[]; of?: Selected } {
  if (!first) return { text: '', figures: [] };
  const { rank, of, by, measure, filter, period } = step;
  const height = `${rank === 'LARGEST' ? 'En yüksek' : 'En düşük'} ${measureName[measure].toLocaleLowerCase('tr')}`;
  if (of === 'COUNT')
    return {
      text: `${rank === 'LARGEST' ? 'En sık' : 'En seyrek'}: ${first.label}, ${sayCount(first.size)} kayıt.`,
      figures: [number('first', first.label, first.size, 'COUNT')],
    };
  // A share that rounds to nothing is no share to tell.
  const percent = measure === 'NET' ? undefined : percentOf(first.kurus, whole) || undefined;
  const share = percent === undefined ? '' : ` Bu, toplamın ${shareOf(sayPercent(percent))}.`;
  return {
    text: `${height} ${WHERE[by](first.label)}: ${sayMoney(first.kurus, view.currency)} (${sayCount(first.size)} kayıt).${share}`,
    figures: [
      money('first', first.label, first.kurus),
      ...(percent === undefined ? [] : [number('share', 'Toplam içindeki payı', percent, 'PERCENT')]),
    ],
    ...(by === 'CATEGORY' && { of: { measure, period, filter: { ...filter, categories: [first.label] } } }),
  };
}
