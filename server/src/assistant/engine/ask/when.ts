import type { PlanPeriod, PlanPeriodPart } from '@vezne/contract';
import { monthNames, weekdayNames } from '../words/phrases-time';
import { decline, type Noun, name, plain, possessive } from './decline';

/** A period in words: when something happened, whose it is ("geçen ayki"), and the period itself. */
export type When = { at: string; of: string; noun: Noun };

export function when(period: PlanPeriod): When {
  switch (period.kind) {
    case 'RELATIVE':
      return relative(period.unit, period.offset);
    case 'ROLLING':
      return within(plain(`son ${counted(period.n)} ${UNIT[period.unit]}`));
    case 'FULL_MONTHS':
      return within(plain(`son ${counted(period.n)} tam ay`));
    case 'COMING_MONTHS':
      return within(plain(`önümüzdeki ${counted(period.n)} ay`));
    case 'YEAR':
      return within(possessive(`${period.year} yılı`));
    case 'MONTH':
    case 'QUARTER':
    case 'HALF':
    case 'SEASON':
    case 'DATE':
      return within(named(period));
    case 'DAY_OF_MONTH':
      return within(dayOfMonth(period.day, period.offset));
    case 'WEEKEND':
      return bare(possessive(`${weekOf(period.offset)} hafta sonu`), 'ndaki');
    case 'WEEKDAY_DATE':
      return weekday(period.weekday, period.offset);
    default:
      return derived(period);
  }
}

const UNIT = { DAY: 'gün', WEEK: 'hafta', MONTH: 'ay', QUARTER: 'çeyrek', YEAR: 'yıl' } as const;
const counted = (n: number) => (n === 1 ? 'bir' : `${n}`);

const within = (noun: Noun): When => ({ at: decline(noun, 'loc'), of: `${decline(noun, 'loc')}ki`, noun });
const bare = (noun: Noun, ending: string): When => ({ at: noun.text, of: `${noun.text}${ending}`, noun });

const DAYS: Record<number, When> = {
  0: bare(plain('bugün'), 'kü'),
  [-1]: bare(plain('dün'), 'kü'),
  1: bare(plain('yarın'), 'ki'),
  [-2]: bare(plain('evvelsi gün'), 'kü'),
};

const POINTED: Record<number, string> = { 0: 'bu', [-1]: 'geçen', 1: 'gelecek' };
const weekOf = (offset: number) => POINTED[offset] ?? `${away(offset, 'hafta')}ki`;
const away = (offset: number, unit: string) => `${Math.abs(offset)} ${unit} ${offset < 0 ? 'önce' : 'sonra'}`;

function relative(unit: keyof typeof UNIT, offset: number): When {
  const day = unit === 'DAY' ? DAYS[offset] : undefined;
  const pointed = POINTED[offset];
  if (day) return day;
  if (!pointed || unit === 'DAY') {
    const at = away(offset, UNIT[unit]);
    return { at, of: `${at}ki`, noun: possessive(`${at}s${offset < 0 ? 'i' : 'ı'}`) };
  }
  const noun = plain(`${pointed} ${UNIT[unit]}`);
  return unit === 'QUARTER' ? within(noun) : bare(noun, 'ki');
}

type Named = Extract<PlanPeriod, { kind: 'MONTH' | 'QUARTER' | 'HALF' | 'SEASON' | 'DATE' }>;

const ORDINALS = ['ilk', 'ikinci', 'üçüncü', 'dördüncü'];
const SEASONS = ['yaz', 'kış', 'ilkbahar', 'sonbahar'];

function yearOf(year: Named['year']): string {
  if (!year) return '';
  if ('at' in year) return decline(name(`${year.at}`), 'gen');
  return POINTED[-year.ago]
    ? `${POINTED[-year.ago]} yılın`
    : decline(relative('YEAR', -year.ago).noun, 'gen');
}

function named(period: Named): Noun {
  if (period.kind === 'DATE') return namedDay(period);
  const { index, kind, year } = period;
  const at = year && 'at' in year ? year.at : undefined;
  const lead = yearOf(year);
  const put = (text: string) => (lead ? `${lead} ${text}` : text);
  const ordinal = ORDINALS[index - 1] ?? `${index}.`;
  switch (kind) {
    case 'MONTH': {
      const month = monthNames[index - 1] ?? '';
      return at ? name(`${month} ${at}`) : possessive(put(`${month} ayı`));
    }
    case 'SEASON':
      return possessive(`${at ?? lead} ${SEASONS[index - 1] ?? ''} ayları`.trim());
    case 'QUARTER':
      return lead ? possessive(put(`${ordinal} çeyreği`)) : plain(`${ordinal} çeyrek`);
    case 'HALF':
      return lead ? possessive(put(`${ordinal} yarısı`)) : plain(`${ordinal} yarıyıl`);
  }
}

/** "5 Ekim", "5 Ekim 2025", "geçen yıl 5 Ekim". */
function namedDay({ day, month, year }: Extract<Named, { kind: 'DATE' }>): Noun {
  const said = `${day} ${monthNames[month - 1]}`;
  if (!year) return name(said);
  return name('at' in year ? `${said} ${year.at}` : `${relative('YEAR', -year.ago).at} ${said}`);
}

function dayOfMonth(day: number, offset: number | null): Noun {
  const month = offset === null ? 'ayın' : `${POINTED[offset] ?? `${away(offset, 'ay')}ki`} ayın`;
  return possessive(`${month} ${decline(name(`${day}`), 'poss')}`);
}

function weekday(day: number, offset: number): When {
  const said = `${weekOf(offset)} ${(weekdayNames[day - 1] ?? '').toLocaleLowerCase('tr')}`;
  return { at: `${said} günü`, of: `${said} günkü`, noun: possessive(`${said} günü`) };
}

type Derived = Extract<PlanPeriod, { of: PlanPeriod }> | Extract<PlanPeriod, { kind: 'BETWEEN' }>;

/** Without "ayı", where another word follows: "Ocak ile Mart arası", "Mart sonu". */
const short = ({ text }: Noun) => text.replace(/ ayı$/, '');

function derived(period: Derived): When {
  if (period.kind === 'BETWEEN')
    return within(possessive(`${short(when(period.from).noun)} ile ${short(when(period.to).noun)} arası`));
  const { noun } = when(period.of);
  switch (period.kind) {
    case 'SINCE':
      if (period.of.kind === 'SHIFT' && period.of.by === 1 && period.of.of.kind !== 'RELATIVE')
        return open(`${decline(when(period.of.of).noun, 'abl')} sonra`, decline(noun, 'abl'));
      return open(`${sinceStart(period.of) ?? decline(noun, 'abl')} beri`, decline(noun, 'abl'));
    case 'BEFORE': {
      const at = `${decline(noun, 'abl')} önce`;
      return { at, of: `${at}ki`, noun: possessive(`${noun.text} öncesi`) };
    }
    case 'UNTIL': {
      const at = `${isDay(period.of) ? decline(noun, 'dat') : `${short(noun)} sonuna`} kadar`;
      return { at, of: `${at}ki`, noun: plain(`${at}ki dönem`) };
    }
    case 'YEAR_EARLIER':
      return within(
        possessive(yearBefore(period.of, 'dönemi') ?? `${decline(noun, 'gen')} bir yıl önceki günleri`),
      );
    case 'YEAR_EARLIER_WHOLE':
      return within(possessive(yearBefore(period.of, 'ayı') ?? `${decline(noun, 'gen')} bir yıl öncesi`));
    case 'SHIFT':
      return shifted(period.of, noun, period.by);
    case 'PART':
      return within(possessive(`${decline(noun, 'gen')} ${PART[period.part]}`));
  }
}

const isDay = ({ kind, ...rest }: PlanPeriod) =>
  ['DATE', 'DAY_OF_MONTH', 'WEEKDAY_DATE'].includes(kind) || ('unit' in rest && rest.unit === 'DAY');

const open = (at: string, from: string): When => ({
  at,
  of: `${from} bugüne kadarki`,
  noun: plain(`${from} bugüne kadarki dönem`),
});

function sinceStart(of: PlanPeriod): string | undefined {
  if (of.kind !== 'RELATIVE' || of.offset !== 0 || of.unit === 'DAY') return undefined;
  return `${UNIT[of.unit]} başından`;
}

const yearBefore = (of: PlanPeriod, what: string): string | undefined =>
  of.kind === 'RELATIVE' &&
  of.offset === 0 &&
  (of.unit === 'MONTH' || (of.unit === 'YEAR' && what === 'dönemi'))
    ? `geçen yılın aynı ${what}`
    : undefined;

function shifted(of: PlanPeriod, noun: Noun, by: number): When {
  if (of.kind === 'RELATIVE') return relative(of.unit, of.offset + by);
  if (of.kind === 'SHIFT') return when({ ...of, by: of.by + by });
  if (by === 0) return when(of);
  const side = by < 0 ? 'önceki' : 'sonraki';
  return within(plain(`${decline(noun, 'abl')} ${Math.abs(by) > 1 ? `${Math.abs(by)} ` : ''}${side} dönem`));
}

const PART: Record<PlanPeriodPart, string> = {
  FIRST_WEEK: 'ilk haftası',
  LAST_WEEK: 'son haftası',
  FIRST_HALF: 'ilk yarısı',
  SECOND_HALF: 'ikinci yarısı',
  BEGIN: 'başı',
  MIDDLE: 'ortası',
  END: 'sonu',
};
