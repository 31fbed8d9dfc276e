import type { PlanFilter, PlanPeriod, PlanStep } from '@vezne/contract';

/** What a row stands for: the records of a group or of a time, one record, a contact or a project. */
export type RowKind = 'CATEGORY' | 'NAME' | 'METHOD' | 'TIME' | 'RECORD' | 'CONTACT' | 'PROJECT';

/** A row of an answer as a further question may be about it: what narrows to it, and what leaves it out. */
export type ShownRow = {
  kind: RowKind;
  filter: PlanFilter;
  period: PlanPeriod | null;
  /** Undefined where no filter leaves just this out. */
  without?: PlanFilter;
  isFirst?: boolean;
  /** Of a contact or a project, whose figures stand in no ledger. */
  name?: string;
};

/** An answered step and its rows, in their order. A step without rows shows what it was asked about. */
export type Shown = { step: PlanStep; rows: ShownRow[] };
