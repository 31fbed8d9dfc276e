import type { Plan, PlanStep } from '@vezne/contract';
import type { Token } from '../words/tokens';

/** A question, a plan of it, and the plan of the turn before. */
export type Asked = {
  steps: Plan['steps'];
  tokens: readonly Token[];
  before: Plan | undefined;
};

/** Something that a question may say without a doubt: is it said, and missed by the plan? */
export type Clue = (asked: Asked) => boolean;

/** Is one of the words like this? */
export const says = ({ tokens }: Asked, words: RegExp): boolean =>
  tokens.some(({ text }) => words.test(text));

/** The word at a place; none beyond the ends. */
export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

type Kind = PlanStep['op'];

/** Does a plan have a step of one of these kinds? */
export const isOf = ({ steps }: Asked, ...kinds: readonly Kind[]): boolean =>
  steps.some(({ op }) => kinds.includes(op));

/** What sets something against something else. */
export const SIDES: readonly Kind[] = ['COMPARE', 'GROWTH', 'FLOW', 'EXPLAIN', 'GROUPS', 'SERIES', 'SUMMARY'];
