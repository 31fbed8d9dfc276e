import { isCalendarDate } from '@vezne/contract';
import { useEffect, useState } from 'react';

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

const REST_MS = 400;

/** What is written once it rests: a date on its way through other dates is no filter. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
