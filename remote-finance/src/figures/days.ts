import { isCalendarDate } from '@vezne/contract';

/** '' stands for no day. */
type Range = { from: string; to: string };

/** Why a range of days as it is written is not asked for, and under which of its ends that is said. */
export type DaysMistake = { field: keyof Range; sentence: string };

export function mistakeOf({ from, to }: Range): DaysMistake | null {
  for (const [field, day] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (day !== '' && !isCalendarDate(day)) return { field, sentence: 'Geçerli bir tarih girin' };
  if (from === '' || to === '' || from <= to) return null;
  return { field: 'to', sentence: 'Bitiş tarihi başlangıç tarihinden önce olamaz' };
}
