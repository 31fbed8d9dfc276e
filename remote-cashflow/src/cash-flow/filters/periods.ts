import { formatDate, formatMonth } from '@vezne/ui';

export type Period = { from?: string | undefined; to?: string | undefined };

const at = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The periods that are offered, as they are on a day: key, name, first and last day. */
export function periodsOn(today: string): { value: string; label: string; from: string; to: string }[] {
  const [year = 0, number = 1, day = 1] = today.split('-').map(Number);
  const month = number - 1;
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return [
    { value: 'today', label: 'Bugün', from: today, to: today },
    {
      value: 'week',
      label: 'Bu hafta',
      from: at(year, month, day - weekday),
      to: at(year, month, day - weekday + 6),
    },
    { value: 'month', label: 'Bu ay', from: at(year, month, 1), to: at(year, month + 1, 0) },
    { value: 'last-month', label: 'Geçen ay', from: at(year, month - 1, 1), to: at(year, month, 0) },
    { value: 'days', label: 'Son 30 gün', from: at(year, month, day - 29), to: today },
    { value: 'year', label: 'Bu yıl', from: at(year, 0, 1), to: at(year, 11, 31) },
  ];
}

/** Those of them to choose from: of two names for the same days, as a month of thirty has on its last, the first alone. */
export const periodsToChoose = (today: string) =>
  periodsOn(today).filter(
    (period, at, all) => all.findIndex(({ from, to }) => from === period.from && to === period.to) === at,
  );

/** "Kasım 2026", "2026", "21.11.2026", "01.10.2026 – 15.10.2026"; null when every day counts. */
export function periodText({ from, to }: Period): string | null {
  if (!from && !to) return null;
  if (!to) return `${formatDate(from ?? '')} ve sonrası`;
  if (!from) return `${formatDate(to)} ve öncesi`;
  if (from === to) return formatDate(from);
  const [year = 0, month = 1] = from.split('-').map(Number);
  if (from === at(year, 0, 1) && to === at(year, 11, 31)) return String(year);
  if (from === at(year, month - 1, 1) && to === at(year, month, 0)) return formatMonth(from);
  return `${formatDate(from)} – ${formatDate(to)}`;
}
