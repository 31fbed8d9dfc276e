import type { AssistantAnswer } from '@vezne/contract';

/** An answer that a question goes on from. */
export type Before = Pick<AssistantAnswer, 'id' | 'conversationId'>;

/** What is asked: typed, or chosen with its plan. An option is known to the answer that offered it, `before`. */
export type Asked = { input: string; plan?: string; before?: Before };
