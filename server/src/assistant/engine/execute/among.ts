import type { PlanFilter, PlanStep } from '@vezne/contract';
import type { Entry, LedgerView } from '../ledger/ledger';
import { anomalies, duplicates } from './patterns';

type Among = NonNullable<PlanFilter['among']>;

/** Questions that may be asked about the records of such a turn; the others measure whole months. */
const ABOUT_RECORDS: PlanStep['op'][] = [
  'TOTAL',
  'COUNT',
  'AVERAGE',
  'MEDIAN',
  'EXTREME',
  'TOP_RECORDS',
  'LIST',
  'GROUPS',
  'SHARE',
  'OCCURRENCE',
  'EXISTS',
];

export const asksAboutRecords = ({ op }: PlanStep) => ABOUT_RECORDS.includes(op);

/** What "bunlar" means after a step: records that no other filter can name. */
export function amongOf(step: PlanStep): Among | undefined {
  if (step.op === 'DUPLICATES') return 'DUPLICATES';
  if (step.op === 'ANOMALIES') return step.highOnly ? 'HIGH_ANOMALIES' : 'ANOMALIES';
  return undefined;
}

/** Repeated or strange records of the whole window; the step's own filters choose from them. */
export function entriesAmong(among: Among, view: LedgerView): Entry[] {
  const every = { measure: 'VOLUME', filter: {}, period: null, claim: null } as const;
  const context = { view, interval: null };
  const found =
    among === 'DUPLICATES'
      ? duplicates({ op: 'DUPLICATES', ...every, answer: 'LIST' }, context)
      : anomalies({ op: 'ANOMALIES', ...every, highOnly: among === 'HIGH_ANOMALIES' }, context);
  return found.matched;
}
