import type { AssistantReason, Plan } from '@vezne/contract';
import type { Clause } from '../read/clause';
import type { Offer } from './offers';

/**
 * What the engine makes of a question: a plan, a question back, or a refusal. `uncovered` is the clause whose
 * words no class covers: there, and only there, a model may be asked. A question asked back keeps its `plan`,
 * which a short reply completes.
 */
export type Reply =
  | { action: 'ANSWER'; plan: Plan; uncovered?: undefined }
  | { action: 'CLARIFY'; reason: AssistantReason; offers: Offer[]; plan?: Plan; uncovered?: Clause }
  /** `noDay` is a day that was named and that no calendar has. */
  | { action: 'REFUSE'; reason: AssistantReason; uncovered?: Clause; noDay?: string }
  /** A greeting, thanks, or what can be asked here. */
  | { action: 'HELP'; thanked?: boolean; uncovered?: undefined };
