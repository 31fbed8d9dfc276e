import { z } from 'zod';
import { requiredMessage } from './text';

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Is this a real calendar day between 1900 and 2100, written YYYY-MM-DD? */
export function isCalendarDate(value: string): boolean {
  const [, year, month, day] = SHAPE.exec(value)?.map(Number) ?? [];
  if (!year || !month || !day || year < 1900 || year > 2100) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

// What programs write for a day: of an instant the first ten characters count.
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;
const dayOf = (value: string) => (INSTANT.test(value) ? value.slice(0, 10) : value);

/** A calendar date, YYYY-MM-DD: no time, no zone; one that is sent along is cut off. */
export const calendarDate = (label: string) =>
  z
    .string({ error: requiredMessage(label) })
    .overwrite(dayOf)
    .min(1, { error: `${label} gerekli`, abort: true })
    .refine(isCalendarDate, { error: 'Geçerli bir tarih girin' });

/** An optional calendar date; absent, null and '' are stored as null. */
export const optionalDate = () =>
  z
    .string({ error: 'Geçerli bir tarih girin' })
    .overwrite(dayOf)
    .refine((value) => value === '' || isCalendarDate(value), { error: 'Geçerli bir tarih girin' })
    .nullable()
    .transform((value) => value || null)
    .default(null);

/** The calendar days from one to another, both inclusive. */
export const Days = z.object({ from: z.string(), to: z.string() });
export type Days = z.infer<typeof Days>;

/** A moment in time, ISO-8601 in UTC. */
export const Instant = z.string();

// Kept, because making a formatter takes fifty times as long as using it.
const turkishDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Turkey at `moment`, YYYY-MM-DD: what the product calls "today". */
export function dayInTurkey(moment: Date): string {
  // Put together from its parts: no locale writes this order in every browser.
  const parts = turkishDay.formatToParts(moment);
  const [year, month, day] = (['year', 'month', 'day'] as const).map(
    (wanted) => parts.find(({ type }) => type === wanted)?.value,
  );
  return `${year}-${month}-${day}`;
}
