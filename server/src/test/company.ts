import { api, type Endpoint } from '@vezne/contract';
import { z } from 'zod';
import { learnQuestion, listLearnedQuestions } from '../assistant/learned-queries';
import type { Database } from '../db/database';
import type { testApp } from './app';
import { cashFlowBody, contactBody, managerBody, productBody, projectBody, rowBody } from './bodies';
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
  cashAccountId: string;
  bankAccountId: string;
  /** Of accounts without entries: two that are open, and one that is closed. */
  emptyAccountId: string;
  spareAccountId: string;
  closedAccountId: string;
  /** Of a till that has been below zero since the day of its only entry. */
  overdrawnId: string;
  transferId: string;
  /** Of a transfer that was made of two entries. */
  pairedId: string;
  /** Of two entries that could be one transfer. */
  sentId: string;
  receivedId: string;
  /** A statement that waits for decisions, one that is decided, and one that is in the ledger. */
  draftId: string;
  readyId: string;
  addedId: string;
  savedViewId: string;
  /** Of what repeats on the first of every month since April. */
  recurringId: string;
  learnedQuestionId: string;
  incomeId: string;
  expenseId: string;
  contactId: string;
  /** Of contacts: one without records, and one that may become another. */
  unusedContactId: string;
  otherContactId: string;
  /** An income and an expense of the contact that wait, and a payment in advance from it. */
  openIncomeId: string;
  openExpenseId: string;
  settlementId: string;
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
  const defaultAccountId = await firstAccount(ask, person);
  const cashAccountId = await save(api.cashAccount.save, { name: 'Şantiye Kasası', kind: 'KASA' });
  const closedAccountId = await save(api.cashAccount.save, { name: 'Eski Kart', kind: 'KART' });
  await ask(api.cashAccount.close, person, { body: { id: closedAccountId } });
  const overdrawnId = await save(api.cashAccount.save, { name: 'Eksi Kasa', kind: 'KASA' });
  await save(api.cashFlow.save, { ...cashFlowBody, categoryId, accountId: overdrawnId });
  const bankAccountId = await save(api.cashAccount.save, { name: 'Banka', kind: 'BANKA' });
  const virman = { ...cashFlowBody, categoryId, paymentMethod: 'VIRMAN' };
  const contactId = await save(api.contact.save, contactBody('Deniz Yapı'));
  const cashFlowId = await save(api.cashFlow.save, { ...cashFlowBody, categoryId });
  return {
    ...person,
    contactId,
    unusedContactId: await save(api.contact.save, contactBody('Kimse')),
    otherContactId: await save(api.contact.save, contactBody('Deniz Yapi Ltd')),
    openIncomeId: await save(api.projectIncome.save, { ...row, contactId }),
    openExpenseId: await save(api.projectExpense.save, { ...row, contactId }),
    settlementId: await save(api.settlement.save, {
      contactId,
      direction: 'IN',
      date: '2026-03-09',
      amount: 0.01,
      lines: [],
    }),
    cashAccountId,
    bankAccountId,
    emptyAccountId: await save(api.cashAccount.save, { name: 'Boş Kasa', kind: 'KASA' }),
    spareAccountId: await save(api.cashAccount.save, { name: 'Yedek Kasa', kind: 'KASA' }),
    closedAccountId,
    overdrawnId,
    transferId: await save(api.transfer.save, {
      fromAccountId: defaultAccountId,
      toAccountId: bankAccountId,
      amount: 40,
      date: '2026-03-06',
    }),
    draftId: await readStatement(ask, person, { accountId: bankAccountId, name: 'taslak' }),
    readyId: await decideStatement(ask, person, { accountId: bankAccountId, name: 'hazır', categoryId }),
    addedId: await addStatement(
      ask,
      person,
      await decideStatement(ask, person, { accountId: bankAccountId, name: 'ekstre', categoryId }),
    ),
    pairedId: await save(api.transfer.pair, {
      cashFlowIds: [
        await save(api.cashFlow.save, virman),
        await save(api.cashFlow.save, { ...virman, cashFlowType: 'GIRIS', accountId: bankAccountId }),
      ],
    }),
    sentId: await save(api.cashFlow.save, virman),
    receivedId: await save(api.cashFlow.save, {
      ...virman,
      cashFlowType: 'GIRIS',
      accountId: bankAccountId,
    }),
    removedManagerId: removed.managerId,
    deletedId,
    sessionId: session?.id ?? '',
    categoryId,
    projectId,
    otherManagerId: (await addManager(person)).managerId,
    invitationId: await save(api.manager.save, managerBody(`davetli-${person.email}`)),
    productId: await save(api.product.save, productBody),
    cashFlowId,
    recurringId: await save(api.recurring.save, { cashFlowId, day: 1, startDate: '2026-04-01' }),
    savedViewId: await save(api.savedView.save, { name: 'Fişler', address: 'q=fi%C5%9F', density: 'SIKI' }),
    learnedQuestionId: await learn(db, person.companyId),
    incomeId: await save(api.projectIncome.save, row),
    expenseId: await save(api.projectExpense.save, row),
  };
}

type Asks = ReturnType<typeof testApp>['ask'];

/** A statement of one row without a category, as a draft. */
async function readStatement(
  ask: Asks,
  person: SignedUp,
  { accountId, name }: { accountId: string; name: string },
): Promise<string> {
  const file = new File([`Tarih;Açıklama;Tutar\n05.03.2026;${name} masrafı;-12,80\n`], `${name}.csv`);
  const { batch } = await ask<{ batch: { id: string } }>(api.statement.read, person, {
    body: { accountId, file },
  });
  return batch.id;
}

/** The same, decided. */
async function decideStatement(
  ask: Asks,
  person: SignedUp,
  { accountId, name, categoryId }: { accountId: string; name: string; categoryId: string },
): Promise<string> {
  const batchId = await readStatement(ask, person, { accountId, name });
  const changes = [{ line: 2, decision: 'EKLE', categoryId }];
  await ask(api.statement.decide, person, { body: { batchId, changes } });
  return batchId;
}

/** The same in the ledger. */
async function addStatement(ask: Asks, person: SignedUp, batchId: string): Promise<string> {
  await ask(api.statement.commit, person, { body: { batchId } });
  return batchId;
}

async function firstAccount(ask: ReturnType<typeof testApp>['ask'], person: SignedUp): Promise<string> {
  const [first] = z.array(Saved).parse(await ask(api.cashAccount.findAll, person, { body: {} }));
  return first?.id ?? '';
}

/** What a choice for "en büyük gider" would leave behind. */
async function learn(db: Database, companyId: string): Promise<string> {
  const step = { op: 'EXTREME', measure: 'EXPENSE', filter: {}, period: null, rank: 'LARGEST' } as const;
  await learnQuestion(db, companyId, { question: 'en büyük gider', plan: { steps: [step] } }, new Date());
  const [learned] = await listLearnedQuestions(db, companyId);
  return learned?.id ?? '';
}
