import { decline, plain } from './decline';
import { chain, parted, type Room } from './named';
import { lead, MOST, many, NOUNS, nounOf, put, type Step, which } from './selected';

/** Questions for records, and groups of them. */

const RANK = { LARGEST: 'en yüksek tutarlı', SMALLEST: 'en düşük tutarlı' };

export const extreme = (step: Step<'EXTREME'>, room: Room) =>
  put(lead(step, room), RANK[step.rank], NOUNS[step.measure].one, 'hangisi');

export const topRecords = (step: Step<'TOP_RECORDS'>, room: Room) =>
  put(lead(step, room), RANK[step.rank], `${many(step.n)}${NOUNS[step.measure].one}`, which(step.n));

const ORDER = {
  NEWEST: '',
  OLDEST: 'eskiden yeniye',
  LARGEST: 'büyükten küçüğe',
  SMALLEST: 'küçükten büyüğe',
};

export function list(step: Step<'LIST'>, room: Room): string {
  const { order, n, measure } = step;
  if (n === null)
    return put(lead(step, room), decline(plain(NOUNS[measure].many), 'acc'), ORDER[order], 'listeler misin');
  const some = decline(nounOf(measure, 'one'), 'acc');
  if (order === 'NEWEST' || order === 'OLDEST')
    return put(lead(step, room), order === 'NEWEST' ? 'son' : 'ilk', `${many(n)}${some}`, 'listeler misin');
  return put(lead(step, room), RANK[order], `${many(n)}${some}`, ORDER[order], 'listeler misin');
}

export const exists = (step: Step<'EXISTS'>, room: Room) =>
  put(lead(step, room), NOUNS[step.measure].one, 'var mı');

export function occurrence(step: Step<'OCCURRENCE'>, room: Room): string {
  const first = step.which === 'FIRST' ? 'ilk' : 'en son';
  if (step.answer === 'DATE') return put(lead(step, room), first, NOUNS[step.measure].one, 'ne zaman');
  const whose = decline(nounOf(step.measure, 'one'), 'gen');
  return put(lead(step, room), first, whose, 'üzerinden kaç gün geçti');
}

const BY = {
  CATEGORY: ['kategorilere', 'kategori'],
  METHOD: ['ödeme yöntemlerine', 'ödeme yöntemi'],
  WEEKDAY: ['haftanın günlerine', 'günü'],
  TYPE: ['türe', 'işlem türü'],
  DESCRIPTION: ['açıklamalara', 'açıklama'],
} as const;

export function groups(step: Step<'GROUPS'>, room: Room): string {
  const { by, of, rank, n, measure } = step;
  const [towards, group] = BY[by];
  const counted = decline(nounOf(measure, 'ones'), 'gen');
  if (n === null) {
    const whose = of === 'COUNT' ? `${counted} sayısı` : decline(plain(NOUNS[measure].many), 'gen');
    const asked = of === 'COUNT' ? 'nedir' : 'dağılımı nedir';
    return put(
      lead(step, room),
      whose,
      towards,
      'göre',
      rank === 'SMALLEST' ? `küçükten büyüğe ${asked}` : asked,
    );
  }
  const held =
    of === 'COUNT'
      ? `${NOUNS[measure].one} olan`
      : measure === 'NET' || measure === 'VOLUME'
        ? 'tutarı olan'
        : `${NOUNS[measure].sum} olan`;
  const week = by === 'WEEKDAY' ? 'haftanın' : '';
  // Conditions that only an adjective can say need the records to stand behind them.
  const those = chain(parted(step.filter).rest, room);
  if (those && of === 'SUM') {
    const whose = decline(plain(NOUNS[measure].many), 'gen');
    return put(lead(step, room), whose, week, MOST[rank], 'olduğu', `${many(n)}${group}`, which(n));
  }
  return put(lead(step, room), week, MOST[rank], held, `${many(n)}${group}`, which(n));
}

const STEP = {
  DAY: 'gün gün',
  WEEK: 'hafta hafta',
  MONTH: 'ay ay',
  QUARTER: 'çeyrek çeyrek',
  YEAR: 'yıl yıl',
};

export const series = (step: Step<'SERIES'>, room: Room) =>
  step.of === 'COUNT'
    ? put(lead(step, room), STEP[step.step], 'kaç', NOUNS[step.measure].one, 'var')
    : put(lead(step, room), STEP[step.step], NOUNS[step.measure].sum, 'ne kadar');
