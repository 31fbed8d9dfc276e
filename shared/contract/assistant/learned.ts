import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { ById, Id } from '../base/ids';
import { Instant } from '../values/date';

/** A question of the company that was asked back once, and the reading that somebody chose for it. */
export const LearnedQuestion = z.object({
  id: Id,
  question: z.string(),
  /** The chosen reading as a whole question. */
  reading: z.string(),
  learnedAt: Instant,
  usedAt: Instant,
});
export type LearnedQuestion = z.infer<typeof LearnedQuestion>;

/**
 * What was learned from choices in the company, by all its managers; of another company there is nothing to find (404).
 */
export const learnedQuestionEndpoints = {
  findAll: endpoint({
    id: 'learnedQuestion.findAll',
    method: 'GET',
    path: '/vezne-ai/learned/find-all',
    summary: 'What the assistant has learned from choices in this company, the last used first; a bare list',
    roles: signedIn,
    client: 'general',
    writes: false,
    output: z.array(LearnedQuestion),
  }),
  delete: endpoint({
    id: 'learnedQuestion.delete',
    method: 'DELETE',
    path: '/vezne-ai/learned/delete',
    summary: 'Forget a choice: the question is asked back again',
    roles: signedIn,
    client: 'general',
    writes: true,
    query: ById,
    output: z.literal(true),
  }),
};
