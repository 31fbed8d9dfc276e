import { api } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';

const { findAll, delete: forget } = api.learnedQuestion;

export const useLearnedQuestions = () => useQuery(findAll, undefined, { quiet: true });

export const useForgetQuestion = () => useCommand(forget, { invalidates: [findAll] });
