import { api, type Endpoint } from '@vezne/contract';
import { z } from 'zod';
import { learnQuestion, listLearnedQuestions } from '../assistant/learned-queries';
import type { Database } from '../db/database';
import type { testApp } from './app';
import { cashFlowBody, managerBody, productBody, projectBody, rowBody } from './bodies';
import type { SignedUp } from './people';

/** One record of each kind in a company, by the field that names it. */
export type SeededCompany = SignedUp & {
  sessionId: string;
  otherManagerId: string;
  invitationId: string;
  removedManagerId: string;
  categoryId: string;
  projectId: string;
  productId: string;
  cashFlowId: string;
  savedViewId: string;
  learnedQuestionId: string;
  incomeId: string;
  expenseId: string;
  /** Of a ledger entry in the trash whose category is gone. */
  deletedId: string;
};

const Saved = z.object({ id: z.string() });

/** A company with one record of each kind. */
export async function seedCompany({
  ask,
  signUp,
  addManager,
  db,
}: Pick<ReturnType<typeof testApp>, 'ask' | 'signUp' | 'addManager' | 'db'>): Promise<SeededCompany> {
  const person = await signUp();
  const save = async (endpoint: Endpoint, body: object): Promise<string> =>
    Saved.parse(await ask(endpoint, person, { body })).id;
  const [session] = z.array(Saved).parse(await ask(api.auth.sessions, person));
  const removed = await addManager(person);
  await ask(api.manager.delete, person, { query: { id: removed.managerId } });
  const categoryId = await save(api.category.save, { name: 'Şantiye', type: 'HER_IKISI' });
  const projectId = await save(api.project.save, projectBody(categoryId));
  const row = { ...rowBody, projectId, categoryId };
  const goneId = await save(api.category.save, { name: 'Geçici', type: 'HER_IKISI' });
  const deletedId = await save(api.cashFlow.save, { ...cashFlowBody, categoryId: goneId });
  await ask(api.cashFlow.delete, person, { query: { id: deletedId } });
  await ask(api.category.delete, person, { query: { id: goneId } });
  return {
    ...person,
    removedManagerId: removed.managerId,
    deletedId,
    sessionId: session?.id ?? '',
    categoryId,
    projectId,
    otherManagerId: (await addManager(person)).managerId,
    invitationId: await save(api.manager.save, managerBody(`davetli-${person.email}`)),
    productId: await save(api.product.save, productBody),
    cashFlowId: await save(api.cashFlow.save, { ...cashFlowBody, categoryId }),
    savedViewId: await save(api.savedView.save, { name: 'Fişler', address: 'q=fi%C5%9F', density: 'SIKI' }),
    learnedQuestionId: await learn(db, person.companyId),
    incomeId: await save(api.projectIncome.save, row),
    expenseId: await save(api.projectExpense.save, row),
  };
}

/** What a choice for "en büyük gider" would leave behind. */
async function learn(db: Database, companyId: string): Promise<string> {
  const step = { op: 'EXTREME', measure: 'EXPENSE', filter: {}, period: null, rank: 'LARGEST' } as const;
  await learnQuestion(db, companyId, { question: 'en büyük gider', plan: { steps: [step] } }, new Date());
  const [learned] = await listLearnedQuestions(db, companyId);
  return learned?.id ?? '';
}
