import type { PlanFilter, PlanPeriod, PlanStep } from '@vezne/contract';

/** What a row stands for: the records of a group or of a time, one record, a contact or a project. */
export type RowKind = 'CATEGORY' | 'NAME' | 'METHOD' | 'MONTH' | 'YEAR' | 'RECORD' | 'CONTACT' | 'PROJECT';

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

/** An answered step with its first rows, in their order, and its last. */
export type Shown = {
  step: PlanStep;
  rows: ShownRow[];
  last?: ShownRow | undefined;
  /** Of an answer without rows: the one thing that it was about. */
  subject?: ShownRow | undefined;
};
