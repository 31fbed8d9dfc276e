import type { PlanPeriod } from '@vezne/contract';
import type { Ranked } from '../rank/rank';
import type { LedgerIndex } from '../see/ledger-index';
import type { Day } from '../time/calendar';
import { resolvePeriod } from '../time/resolve-period';

const REFUSED = 'REFUSE:outside_window';
/** Kinds that look at days to come. */
const AHEAD = /^(?:FORECAST|EXPECTED|YEAR_END_BALANCE|OPEN_ITEMS)/;

/**
 * "2009'da ne harcadık" is refused where it is looked up. That it is refused, and the likeliest plan of such a time, are
 * one reading.
 */
export function outside(
  readings: readonly Ranked[],
  { index, today }: { index: LedgerIndex; today: Day },
): readonly Ranked[] {
  const refused = readings.find(({ cls }) => cls === REFUSED);
  const plan = readings.find(
    ({ parts }) =>
      parts.length > 0 &&
      parts.every(({ kind, side }) => !AHEAD.test(kind) && isOutside(side.period, index, today)),
  );
  if (!refused || !plan) return readings;
  return readings
    .filter((each) => each !== refused)
    .map((each) => (each === plan ? { ...plan, p: plan.p + refused.p } : each))
    .sort((a, b) => b.p - a.p);
}

function isOutside(period: PlanPeriod | null, { entries }: LedgerIndex, today: Day): boolean {
  const first = entries[0]?.date;
  if (!period || !first) return false;
  try {
    const { from, to } = resolvePeriod(period, today);
    return to < first || (from ?? to) > today;
  } catch {
    // A day that does not exist.
    return false;
  }
}
