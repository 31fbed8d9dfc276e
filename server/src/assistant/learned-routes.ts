import { api } from '@vezne/contract';
import { notFound } from '../errors';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { deleteLearnedQuestion, listLearnedQuestions } from './learned-queries';

export function registerLearnedQuestions(app: App): void {
  const { findAll, delete: remove } = api.learnedQuestion;
  register(app, findAll, ({ db, companyId }) => listLearnedQuestions(db, companyId));
  register(app, remove, async ({ db, companyId, input }) => {
    if (!(await deleteLearnedQuestion(db, companyId, input.id))) throw notFound();
    return true as const;
  });
}
