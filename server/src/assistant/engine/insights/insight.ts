import type { AssistantInsightKind, PlanStep } from '@vezne/contract';

/** Something worth a look: what it says, and the step that answers for it. `key` stays the same while it holds. */
export type Insight = {
  key: string;
  kind: AssistantInsightKind;
  title: string;
  note: string;
  step: PlanStep;
  /** The one whose amounts are out of the common. */
  category?: string;
};
