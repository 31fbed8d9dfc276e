import type { AssistantChip, PlanStep } from '@vezne/contract';

export type Choice = { label: string; step: PlanStep };

/** A part of how a step was read, with the steps it may be changed to. */
export type ChipDraft = { slot: AssistantChip['slot']; label: string; choices: Choice[] };
