import type { PlanPeriod } from '@vezne/contract';
import type { Day } from './calendar';
import { wholePeriod } from './resolve-period';

/** Does a period begin after today? */
export function isToCome(period: PlanPeriod | null, today: Day): boolean {
  const from = period && wholePeriod(period, today).from;
  return !!from && from > today;
}

/** "Yılın ikinci yarısı" in January: that of the year before; nothing where no year was counted from this one. */
export function yearBefore(period: PlanPeriod): PlanPeriod | undefined {
  switch (period.kind) {
    case 'MONTH':
    case 'QUARTER':
    case 'HALF':
    case 'SEASON':
    case 'DATE': {
      const { year } = period;
      return year && 'ago' in year ? { ...period, year: { ago: year.ago + 1 } } : undefined;
    }
    case 'PART': {
      const of = yearBefore(period.of);
      return of && { ...period, of };
    }
    case 'BETWEEN': {
      const [from, to] = [yearBefore(period.from), yearBefore(period.to)];
      return from && to && { ...period, from, to };
    }
    default:
      return undefined;
  }
}
