import { fold } from '@vezne/contract';
import { addMonths, type Day, dayOf, monthEnd, monthOf, monthStart, yearOf } from './calendar';

const MONTHS = [
  ...['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran'],
  ...['Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
];
const folded = MONTHS.map(fold);

/** "30 şubat 2026", "31 nisanda", "32 mart"; not "en büyük 30 şubat gideri", which is a number of entries. */
const DAY_FIRST =
  /(?<![\d.,]|buyuk |yuksek |kucuk |dusuk |ilk |son )(\d{1,2}) ?(ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik)[a-z'’]*(?: (\d{4}))?/g;
/** "şubatın 30'unda", "şubatın 30 unda". */
const MONTH_FIRST =
  /(?<![a-z])(ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik)(?:in|un|tin)? (\d{1,2})['’ ]?(?:si|i|u)(?:n(?:d[ae](?:n|ki)?|[aeiu]n?)?|nci)?(?![a-z])/g;
/** "2026-02-30". */
const ISO = /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g;
/** "30.02.2026". */
const NUMERIC = /(?<![\d.,/])(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/g;

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

// Without a year the 29th of February may be one of a leap year's.
const LEAP = 2024;

/** The first day of a question that no calendar has, as people write it: "30 Şubat"; undefined when there is none. */
export function impossibleDay(question: string): string | undefined {
  const text = fold(question);
  const named = [
    ...[...text.matchAll(DAY_FIRST)].map(([, day, month, year]) => ({ day, month, year })),
    ...[...text.matchAll(MONTH_FIRST)].map(([, month, day]) => ({ day, month, year: undefined })),
  ].map(({ day, month, year }) => ({ day, month: folded.indexOf(month ?? '') + 1, year }));
  const numeric = [
    ...[...text.matchAll(NUMERIC)].map(([, day, month, year]) => ({ day, month, year })),
    ...[...text.matchAll(ISO)].map(([, year, month, day]) => ({ day, month, year })),
  ].map(({ day, month, year }) => ({ day, month: Number(month), year }));
  for (const { day, month, year } of [...named, ...numeric]) {
    if (month < 1 || month > 12) continue;
    if (Number(day) > lastDay(Number(year ?? LEAP), month))
      return [day, MONTHS[month - 1], year].filter(Boolean).join(' ');
  }
  return undefined;
}

/** "geçen ayın 31'inde", "bu ayın 30'u". */
const OF_A_NEAR_MONTH =
  /(?<![a-z])(bu|gecen|gectigimiz|onceki|gelecek|onumuzdeki) ayin (\d{1,2})['’]?(?:i|u|si)/g;

/** The first day of a month told from today that this month does not have: "31 Kasım 2026". */
export function missingDay(question: string, today: Day): string | undefined {
  for (const [, which = '', day] of fold(question).matchAll(OF_A_NEAR_MONTH)) {
    const away = which === 'bu' ? 0 : /^(gelecek|onumuzdeki)$/.test(which) ? 1 : -1;
    const month = addMonths(monthStart(today), away);
    if (Number(day) > dayOf(monthEnd(month))) return `${day} ${MONTHS[monthOf(month) - 1]} ${yearOf(month)}`;
  }
  return undefined;
}
