import { dayInTurkey, fold } from '@vezne/contract';
import { readAmount, readDay } from '@vezne/records';

const LETTER = /\p{L}/u;
const DAY_AND_MONTH = /^\d{1,2}\s*(\p{L}+)(?:\s*\d{4})?$/u;
const months = Array.from({ length: 12 }, (_, month) =>
  fold(new Intl.DateTimeFormat('tr', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month))),
);

/** Could this be a category's name? An amount or a date was meant for another field. */
export function isName(text: string): boolean {
  if (!LETTER.test(text)) return false;
  const month = DAY_AND_MONTH.exec(text)?.[1];
  if (month && months.includes(fold(month))) return false;
  const amount = readAmount(text, { decimal: ',', group: '.' });
  return amount === undefined && readDay(text, dayInTurkey(new Date())) === undefined;
}
