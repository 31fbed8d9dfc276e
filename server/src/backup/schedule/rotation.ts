import { dayInTurkey, limits } from '@vezne/contract';

/** How many backups stay: the newest of so many hours, days and weeks that have one. */
const kept = { hours: 24, days: 7, weeks: limits.keep.backupWeeks };

const NAME = /^vezne-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;
const DAY_MS = 86_400_000;

/** What a backup of that moment is called; names sort as the moments do. */
export const nameOf = (moment: Date): string =>
  `vezne-${moment.toISOString().replace(/[-:]|\.\d+/g, '')}.backup`;

/** The moment in a name; undefined for what is not a backup of ours. */
export function momentOf(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  if (year === undefined) return undefined;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Which of the names are no longer kept. Days and weeks, which begin on Monday, are Turkey's. */
export function outdated(names: readonly string[]): string[] {
  const backups = names
    .flatMap((name) => {
      const moment = momentOf(name);
      return moment ? [{ name, moment }] : [];
    })
    .sort((a, b) => b.moment.getTime() - a.moment.getTime());
  const stays = new Set<string>();
  const keep = (count: number, periodOf: (moment: Date) => string | number) => {
    const newest = new Map<string | number, string>();
    for (const { name, moment } of backups) {
      const period = periodOf(moment);
      if (!newest.has(period)) newest.set(period, name);
    }
    for (const name of [...newest.values()].slice(0, count)) stays.add(name);
  };
  keep(kept.hours, (moment) => Math.floor(moment.getTime() / 3_600_000));
  keep(kept.days, dayInTurkey);
  keep(kept.weeks, weekInTurkey);
  return backups.map(({ name }) => name).filter((name) => !stays.has(name));
}

/** The number of the week since a Monday long ago. */
const weekInTurkey = (moment: Date): number =>
  // 1 January 1970 was a Thursday.
  Math.floor((Date.parse(dayInTurkey(moment)) / DAY_MS + 3) / 7);
