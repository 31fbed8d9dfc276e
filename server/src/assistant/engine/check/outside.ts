import type { PlanPeriod } from '@vezne/contract';
import type { Ranked } from '../rank/rank';
import type { LedgerIndex } from '../see/ledger-index';
import type { Day } from '../time/calendar';
import { resolvePeriod } from '../time/resolve-period';

const REFUSED = 'REFUSE:outside_window';
/** Kinds that look at days to come. */
const AHEAD = /^(?:FORECAST|EXPECTED|YEAR_END_BALANCE|OPEN_ITEMS)/;

type Scene = { index: LedgerIndex; today: Day };

/**
 * "2009'da ne harcadık" is refused where it is looked up. That it is refused, and all plans of such a time, are one
 * reading.
 */
export function outside(readings: readonly Ranked[], scene: Scene): readonly Ranked[] {
  const plans = readings.filter((each) => isOfNoRecord(each, scene));
  const [plan] = plans;
  if (!plan || scene.index.size === 0) return readings;
  const same = new Set([...plans, ...readings.filter(({ cls }) => cls === REFUSED)]);
  const p = [...same].reduce((sum, each) => sum + each.p, 0);
  return readings
    .flatMap((each) => (each === plan ? { ...plan, p } : same.has(each) ? [] : each))
    .sort((a, b) => b.p - a.p);
}

/** A plan of a time before the first record or yet to come, or of a ledger without any. */
export const isOfNoRecord = ({ parts }: Ranked, { index, today }: Scene): boolean =>
  parts.length > 0 &&
  (index.size === 0 ||
    parts.every(({ kind, side }) => !AHEAD.test(kind) && isOutside(side.period, index, today)));

/** "Virman ne kadar": transfers are no records of the ledger, and are told by themselves. */
export const isOfTransfers = ({ parts }: Ranked): boolean =>
  parts.length > 0 &&
  parts.every(({ side: { filter } }) => JSON.stringify(filter) === '{"methods":["VIRMAN"]}');

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
