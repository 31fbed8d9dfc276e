import { api } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';

const { findAll, delete: forget } = api.learnedQuestion;

/** What Vezne AI has learned from choices, the last used first; a failure is shown by the screen alone. */
export const useLearnedQuestions = () => useQuery(findAll, undefined, { quiet: true });

/** Has Vezne AI forget such a choice: it asks back again. Stale: the list of them. */
export const useForgetQuestion = () => useCommand(forget, { invalidates: [findAll] });
