import type { PlanFilter, PlanSelection } from '@vezne/contract';
import { decline, plain } from './decline';
import { adverbs, byMethods, chain, parted, type Room } from './named';
import { at, lead, NOUNS, put, type Step } from './selected';
import { when } from './when';

/** Questions for one figure. */

export function total(step: Step<'TOTAL'>, room: Room): string {
  const { measure } = step;
  if (measure === 'NET') return put(lead(step, room), 'net sonuç ne kadar');
  if (measure === 'EXPENSE' && isSpoken(step.filter))
    return put(spoken(step, 'dat', room), 'ne kadar harcadık');
  if (measure === 'INCOME' && isSpoken(step.filter))
    return put(spoken(step, 'abl', room), 'ne kadar gelir elde ettik');
  return put(lead(step, room), genitive(step), 'toplamı ne kadar');
}

/** Can the conditions stand before a verb: "Kira kategorisine nakit"? */
const isSpoken = (filter: PlanFilter) => Object.keys(parted(filter).rest).every((key) => key === 'methods');

function spoken(
  step: Pick<PlanSelection, 'filter' | 'period'>,
  form: 'dat' | 'abl' | 'loc',
  room: Room,
): string {
  const { adverbial, rest } = parted(step.filter);
  return put(
    at(step),
    adverbs(adverbial, form, room),
    rest.methods?.length ? byMethods(rest.methods, room) : '',
  );
}

const genitive = ({ measure }: { measure: keyof typeof NOUNS }) => decline(plain(NOUNS[measure].many), 'gen');

export const count = (step: Step<'COUNT'>, room: Room) =>
  put(lead(step, room), 'kaç', NOUNS[step.measure].one, 'var');

export const average = (step: Step<'AVERAGE'>, room: Room) =>
  put(lead(step, room), genitive(step), 'ortalaması ne kadar');

export const median = (step: Step<'MEDIAN'>, room: Room) =>
  put(lead(step, room), genitive(step), 'ortancası ne kadar');

const PER = { DAY: 'günlük', WEEK: 'haftalık', MONTH: 'aylık' };

export const averagePer = (step: Step<'AVERAGE_PER'>, room: Room) =>
  put(lead(step, room), PER[step.unit], 'ortalama', NOUNS[step.measure].sum, 'ne kadar');

export function net(step: Step<'NET'>, room: Room): string {
  if (!step.claim) return put(lead(step, room), 'gelir ile gider arasındaki fark ne kadar');
  const before = isSpoken(step.filter) ? spoken(step, 'loc', room) : put(lead(step, room), 'kayıtlarda');
  return put(before, step.claim === 'POSITIVE' ? 'artıda mı kapattık' : 'ekside mi kapattık');
}

const FLOW = {
  COVERS: 'gelirler giderleri karşıladı mı',
  INCOME_MORE: 'gelir giderden daha mı fazla',
  EXPENSE_MORE: 'gider gelirden daha mı fazla',
};

export const flow = (step: Step<'FLOW'>, room: Room) =>
  put(lead(step, room), step.claim ? FLOW[step.claim] : 'gelir ve gider ne kadar');

export const expenseRatio = (step: Step<'EXPENSE_RATIO'>, room: Room) =>
  put(lead(step, room), 'giderler gelirlerin yüzde kaçı');

export function balance({ period, edge }: Step<'BALANCE'>): string {
  if (!period) return 'kasada ne kadar para var';
  if (period.kind === 'UNTIL')
    return balance({ period: period.of, edge, op: 'BALANCE', measure: 'NET', filter: {} });
  const { noun, at: then } = when(period);
  if (period.kind === 'RELATIVE' && period.unit === 'DAY' && edge === 'END')
    return put(then, 'kasada ne kadar para vardı');
  const day = `${noun.text.replace(/ ayı$/, '')} ${edge === 'END' ? 'sonunda' : 'başında'}`;
  return put(day, 'kasada ne kadar para vardı');
}

export function share(step: Step<'SHARE'>, room: Room): string {
  const { measure, filter, part, of } = step;
  const whole =
    of === 'COUNT'
      ? decline(
          {
            text: NOUNS[measure].ones,
            kind: measure === 'EXPENSE' || measure === 'INCOME' ? 'possessive' : 'plain',
          },
          'gen',
        )
      : genitive(step);
  const percent = of === 'COUNT' ? 'adetçe yüzde kaçı' : 'yüzde kaçı';
  return put(lead(step, room), whole, percent, partOf(part.filter, filter, part.measure, room));
}

/** What is new in the part: the whole's conditions hold for it anyway. */
function partOf(filter: PlanFilter, whole: PlanFilter, measure: keyof typeof NOUNS, room: Room): string {
  const own = Object.fromEntries(
    Object.entries(filter).filter(
      ([key, value]) => JSON.stringify(whole[key as keyof PlanFilter]) !== JSON.stringify(value),
    ),
  ) as PlanFilter;
  return put(chain(own, room), NOUNS[measure].many);
}

/** Whose share it is: "Maaş kategorisindeki giderlerin", "nakit giderlerin sayıca". */
export function sharing({ filter, part, of }: Step<'SHARE'>, currency: Room['currency']): string {
  const named = partOf(part.filter, filter, part.measure, { currency, letters: 60, names: 6 });
  return put(decline(plain(named), 'gen'), of === 'COUNT' ? 'sayıca' : '');
}

export const forecast = (step: Step<'FORECAST'>, room: Room) =>
  put(lead(step, room), step.measure === 'NET' ? 'net sonuç' : NOUNS[step.measure].many, 'ne kadar olur');

export const runway = ({ withoutIncome }: Step<'RUNWAY'>) =>
  withoutIncome ? 'hiç gelir olmazsa kasadaki para kaç ay yeter' : 'bu gidişle kasadaki para kaç ay yeter';
