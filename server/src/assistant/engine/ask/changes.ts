import type { PlanSelection } from '@vezne/contract';
import { decline, plain } from './decline';
import { chain, type Room } from './named';
import { at, lead, NOUNS, put, type Step, side } from './selected';
import { type When, when } from './when';

/** Questions that set two sides against each other, or follow one over time. */

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const genitive = (measure: keyof typeof NOUNS) => decline(plain(NOUNS[measure].many), 'gen');

/** Two periods of the same records. */
function onlyWhen(a: PlanSelection, b: PlanSelection) {
  if (a.measure !== b.measure || !same(a.filter, b.filter) || !a.period || !b.period) return undefined;
  return { later: when(a.period), earlier: when(b.period) };
}

const VERB = { EXPENSE: 'harcadık', INCOME: 'gelir elde ettik', NET: 'kazandık', VOLUME: 'işlem yaptık' };

export function compare(step: Step<'COMPARE'>, room: Room): string {
  const { other, claim, of, percent } = step;
  const times = onlyWhen(step, other);
  if (times) return compareTimes(step, times, room);
  const [a, b] = [sideOf(step, of, room), sideOf(other, of, room)];
  if (claim) return put(a, FIGURE[of], b, `${FIGURE[of]}ndan`, moreOrLess(claim));
  return put(
    side(step, room, of === 'COUNT' ? 'ones' : 'many'),
    'ile',
    b,
    `${FIGURE[of]}nı`,
    comparing(percent),
  );
}

const FIGURE = { COUNT: 'sayısı', SUM: 'toplamı' } as const;
const comparing = (percent: boolean) => put(percent ? 'yüzde olarak' : '', 'karşılaştırır mısın');
const moreOrLess = (claim: string) => (claim === 'LESS' ? 'daha mı az' : 'daha mı çok');

/** "Ekimde eylülden daha mı çok harcadık", "ekim ile eylül giderlerinin toplamını karşılaştırır mısın". */
function compareTimes(
  { measure, filter, claim, of, percent }: Step<'COMPARE'>,
  { later, earlier }: { later: When; earlier: When },
  room: Room,
): string {
  const narrowed = chain(filter, room);
  const whose = of === 'COUNT' ? counted(measure) : genitive(measure);
  if (!claim)
    return put(
      later.noun.text,
      'ile',
      earlier.noun.text,
      narrowed,
      whose,
      `${FIGURE[of]}nı`,
      comparing(percent),
    );
  const than = put(decline(earlier.noun, 'abl'), moreOrLess(claim));
  if (of === 'SUM' && !narrowed && !percent) return put(later.at, than, VERB[measure]);
  return put(later.at, narrowed, whose, FIGURE[of], than, percent ? 've yüzde kaç' : '');
}

const counted = (measure: keyof typeof NOUNS) => {
  const { ones } = NOUNS[measure];
  return decline({ text: ones, kind: ones.includes(' ') ? 'possessive' : 'plain' }, 'gen');
};

function sideOf(each: PlanSelection, of: 'SUM' | 'COUNT', room: Room): string {
  const text = side(each, room, of === 'COUNT' ? 'ones' : 'many');
  const kind = of === 'COUNT' && / (gider|gelir) kayıtları$/.test(` ${text}`) ? 'possessive' : 'plain';
  return decline({ text, kind }, 'gen');
}

export function growth(step: Step<'GROWTH'>, room: Room): string {
  const { measure, filter, other, claim, of } = step;
  const moved = claim === 'MORE' ? 'arttı mı' : claim === 'LESS' ? 'azaldı mı' : 'değişti';
  const asks = claim ? `yüzde olarak ${moved}` : `yüzde kaç ${moved}`;
  const times = onlyWhen(step, other);
  const noun =
    of === 'COUNT' ? `${counted(measure)} sayısı` : measure === 'NET' ? 'net sonuç' : NOUNS[measure].many;
  if (times)
    return put(times.later.at, decline(times.earlier.noun, 'dat'), 'göre', chain(filter, room), noun, asks);
  const number = of === 'COUNT' ? 'sayısı' : 'toplamı';
  return put(
    sideOf(step, of, room),
    number,
    sideOf(other, of, room),
    `${number}na göre`,
    claim ? asks : 'yüzde kaç farklı',
  );
}

const TREND = { UP: 'artıyor mu', DOWN: 'azalıyor mu', FLAT: 'sabit mi' };

export function trend(step: Step<'TREND'>, room: Room): string {
  const { measure, claim } = step;
  if (!claim)
    return put(lead(step, room), measure === 'NET' ? 'net sonucun' : genitive(measure), 'eğilimi nasıl');
  return put(lead(step, room), measure === 'NET' ? 'net sonuç' : NOUNS[measure].many, TREND[claim]);
}

export function explain(step: Step<'EXPLAIN'>, room: Room): string {
  const { measure, other, filter } = step;
  const noun = measure === 'NET' ? 'net sonuç' : NOUNS[measure].many;
  const times = other && onlyWhen(step, other);
  if (times)
    return put(
      times.later.at,
      decline(times.earlier.noun, 'dat'),
      'göre',
      chain(filter, room),
      noun,
      'neden değişti',
    );
  if (!other) return put(lead(step, room), noun, 'neden değişti');
  return put(sideOf(step, 'SUM', room), 'toplamı', sideOf(other, 'SUM', room), 'toplamından neden farklı');
}

export const summary = (step: Step<'SUMMARY'>, room: Room) =>
  Object.keys(step.filter).length
    ? put(lead(step, room), genitive('VOLUME'), 'genel durumu nedir')
    : put(at(step), 'genel durum nedir');

export function whatIf(step: Step<'WHAT_IF'>, room: Room): string {
  const { change, target, measure, answer, filter } = step;
  const percent = String(Math.abs(change)).replace('.', ',');
  const moved = change < 0 ? 'azalsaydı' : 'artsaydı';
  const supposed = put(
    at(step),
    chain(target.filter, room),
    NOUNS[target.measure].many,
    `yüzde ${percent} ${moved}`,
  );
  if (answer === 'DIFFERENCE')
    return put(
      supposed,
      chain(filter, room),
      measure === 'NET' ? 'net sonuç ne kadar değişirdi' : 'ne kadar fark ederdi',
    );
  return put(supposed, chain(filter, room), NOUNS[measure].sum, 'ne kadar olurdu');
}
