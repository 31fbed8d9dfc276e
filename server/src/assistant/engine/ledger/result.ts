import type { AssistantReason, AssistantRow, PlanStep } from '@vezne/contract';
import type { Interval } from '../time/calendar';
import type { Entry, LedgerSum } from './ledger';

/** A figure before it is written: exact money in kuruş, or a plain number. */
export type Figure = { key: string; label: string } & (
  | { kurus: bigint }
  | { n: number; unit: 'COUNT' | 'PERCENT' | 'DAYS' | 'MONTHS' }
);

export const money = (key: string, label: string, kurus: bigint): Figure => ({ key, label, kurus });
export const number = (
  key: string,
  label: string,
  n: number,
  unit: 'COUNT' | 'PERCENT' | 'DAYS' | 'MONTHS',
): Figure => ({ key, label, n, unit });

export type Row = Omit<AssistantRow, 'value' | 'unit'> &
  ({ kurus: bigint } | { n: number; unit?: 'COUNT' | 'PERCENT' | 'DAYS' });

/** The outcome of one step: figures and rows in the order of the semantics, the records behind them, and its text. */
export type StepResult = {
  step: PlanStep;
  /** The figures that answer the question; further ones follow in `more`. */
  head: Figure[];
  more?: Figure[];
  rows: Row[];
  matched: Entry[];
  /** Set for a balance, which rests on the whole ledger. */
  ledger?: LedgerSum & { upTo: string | null };
  period: Interval | null;
  /** The other intervals that figures of the answer rest on. */
  others?: Interval[];
  text: string;
  /** The records behind the figures shown, where these are fewer than all that were looked at. */
  shown?: Entry[];
  /** How the step was understood, where it is about no records. */
  reading?: string;
  /** What stands behind the reading. */
  aside?: string;
  /** What is not in its figures, as a sentence that an answer of several steps says once. */
  leftOut?: string;
};

/** A page that knows what the ledger does not. */
export type RefusedPage = 'projects';

/** A question that was understood but has no honest answer here. */
export class Refusal extends Error {
  constructor(
    readonly reason: AssistantReason,
    readonly about?: RefusedPage,
  ) {
    super(reason);
  }
}
