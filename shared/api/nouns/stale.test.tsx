import { act } from '@testing-library/react';
import { api, type Endpoint } from '@vezne/contract';
import { fakeApi } from '@vezne/testing/fakeApi';
import { product, project } from '@vezne/testing/finance-fixtures';
import { cashAccount, categories, company, idOf } from '@vezne/testing/fixtures';
import { useApi } from '../hooks/context';
import { currentSession } from '../session/session-state';
import { show, startFresh } from '../testing';
import { useDeleteCashAccount, useUpdateCashAccount } from './cash-account/cash-account';
import { useDeleteCategory, useUpdateCategory } from './category';
import { useSetCurrency } from './company';
import { useMergeContacts, useUpdateContact } from './contact/contact';
import { useRestore } from './history';
import { useDeleteProduct } from './product';
import { useDeleteProject, useUpdateProject } from './project';
import { useCommitStatement, useUndoStatement } from './statement/statement';

const server = fakeApi();

beforeEach(startFresh);

type Told = { noun: string; field: string; beside: readonly string[] };
type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** Every field of an answer, with the fields that stand beside it. */
function fieldsOf(noun: string, { properties = {}, items, ...schema }: Schema): Told[] {
  const beside = Object.keys(properties);
  const below = [
    ...[...Object.values(properties), ...(items ? [items] : []), ...(schema.prefixItems ?? [])],
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])],
  ];
  return [
    ...beside.map((field) => ({ noun, field, beside })),
    ...below.flatMap((one) => fieldsOf(noun, one)),
  ];
}

const reads: Endpoint[] = Object.values(api).flatMap((noun) =>
  Object.values(noun).filter(({ writes }: Endpoint) => !writes),
);
/** Answers of which a field fits; what a company did and asked before stays as it was told. */
const answersWith = (fits: (told: Told) => boolean) =>
  reads.filter(({ id, output }) => {
    const [noun = ''] = id.split('.');
    if (['history', 'trash'].includes(noun) || id === 'assistant.history') return false;
    // Clients of before ask it; no hook of ours keeps its answer.
    if (id === api.notification.findAll.id) return false;
    return fieldsOf(noun, output.toJSONSchema({ unrepresentable: 'any' }) as Schema).some(fits);
  });

/** Answers that lie in the cache and are not dropped when the command is run. */
async function leftBy<Input>(
  answers: readonly Endpoint[],
  useHook: () => { run: (input: Input) => Promise<unknown> },
  input: Input,
): Promise<string[]> {
  let run: () => Promise<unknown> = async () => undefined;
  let left: () => string[] = () => [];
  const keyOf = ({ id }: Endpoint) => `${currentSession().id} ${id} null`;
  function Screen() {
    const { cache } = useApi();
    const command = useHook();
    run = async () => {
      for (const answer of answers) cache.set(keyOf(answer), { data: {} });
      await command.run(input);
    };
    left = () => answers.filter((answer) => cache.get(keyOf(answer))).map(({ id }) => id);
    return null;
  }
  show(<Screen />);
  await act(run);
  expect(answers).not.toEqual([]);
  return left();
}

/** Is it the name of a record, in its own answers or beside its id elsewhere? */
const names = (own: string, id: string) => (told: Told) =>
  told.field === id.replace(/Id$/, 'Name') ||
  (told.field === 'name' && (told.noun === own || told.beside.includes(id)));

describe('an answer is asked anew after the command that changes what it tells', () => {
  const id = idOf(3, 1);

  test('the name of a category', async () => {
    const [category] = categories;
    if (category) server.answer(api.category.update, category);
    const told = answersWith(names('category', 'categoryId'));
    const input = { id, name: 'Kira ve aidat', type: 'GIDER', version: 1 } as const;
    expect(await leftBy(told, useUpdateCategory, input)).toEqual([]);
  });

  test('the name of a project', async () => {
    server.answer(api.project.update, project(1));
    const told = answersWith(
      (one) => names('project', 'projectId')(one) || (one.noun === 'dashboard' && one.field === 'name'),
    );
    const days = { startDate: '2026-11-01', endDate: '2026-12-01' };
    const input = { id, name: 'Depo', status: 'PLANLANDI', ...days, version: 1 } as const;
    expect(await leftBy(told, useUpdateProject, input)).toEqual([]);
  });

  test('that a record belongs to a project, when the project goes', async () => {
    server.answer(api.project.delete, true);
    const told = answersWith(({ field }) => field === 'projectId');
    expect(await leftBy(told, useDeleteProject, { id })).toEqual([]);
  });

  test('the name of an account', async () => {
    server.answer(api.cashAccount.update, cashAccount(1));
    const told = answersWith(names('cashAccount', 'accountId'));
    const input = { id, name: 'Kasa 2', kind: 'KASA', version: 1 } as const;
    expect(await leftBy(told, useUpdateCashAccount, input)).toEqual([]);
  });

  test('the name of a contact', async () => {
    const contact = { id, name: 'Ada Yapı', kind: 'MUSTERI', active: true, version: 1 } as const;
    const empty = { taxNumber: null, taxOffice: null, iban: null, phone: null, email: null, address: null };
    const opening = { paymentTermDays: null, openingBalance: 0, openingDate: null, note: null };
    const times = { createdAt: '2026-11-21T09:00:00Z', updatedAt: '2026-11-21T09:00:00Z' };
    for (const command of [api.contact.update, api.contact.merge])
      server.answer(command, { ...contact, ...empty, ...opening, ...times });
    const told = answersWith(names('contact', 'contactId'));
    expect(await leftBy(told, useUpdateContact, contact)).toEqual([]);
    expect(await leftBy(told, useMergeContacts, { fromId: id, toId: idOf(3, 2) })).toEqual([]);
  });

  test('the product of a row, when the product goes', async () => {
    server.answer(api.product.delete, true);
    const told = answersWith(({ field, noun }) => field === 'productId' || noun === 'product');
    expect(await leftBy(told, useDeleteProduct, { id: product(1).id })).toEqual([]);
  });

  test('what an import is told in: entries, transfers, collections, and drafts that have its rows too', async () => {
    const batch = {
      ...{ id, accountId: id, accountName: 'Ziraat', fileName: 'z.csv', layoutName: null, createdBy: null },
      ...{ format: 'CSV' as const, status: 'AKTARILDI' as const },
      ...{ rowsRead: 1, rowsAdded: 1, sumIn: 1, sumOut: 0 },
      ...{ createdAt: '2026-11-21T09:00:00Z', addedAt: '2026-11-21T09:00:00Z', undoneAt: null },
    };
    const added = { added: 1, transfers: 0, skipped: 0, faulty: 0, createdCategories: [], batch };
    server.answer(api.statement.commit, added);
    server.answer(api.statement.undo, { removed: 1, batch });
    const fields = ['transferId', 'settledAmount', 'cashFlowId', 'advanceIn', 'cardDebt', 'twin', 'unread'];
    // What repeats tells its own entries, of which an import makes none.
    const told = answersWith(({ field, noun }) => noun !== 'recurring' && fields.includes(field));
    expect(await leftBy(told, useCommitStatement, { batchId: id })).toEqual([]);
    expect(await leftBy(told, useUndoStatement, { batchId: id, force: false })).toEqual([]);
  });

  test('where what repeats lies, when that goes and when it comes back', async () => {
    const told = answersWith(({ noun, field }) => noun === 'recurring' && field === 'categoryName');
    server.answer(api.category.delete, true);
    expect(await leftBy(told, useDeleteCategory, { id })).toEqual([]);
    server.answer(api.cashAccount.delete, true);
    expect(await leftBy(told, useDeleteCashAccount, { id })).toEqual([]);
    const [category] = categories;
    if (category) server.answer(api.trash.restore, { entity: 'category', record: category });
    expect(await leftBy(told, useRestore, { id })).toEqual([]);
  });

  test('the currency', async () => {
    server.answer(api.company.setCurrency, company);
    // What a file calls the currency of its rows stays what it says.
    const told = answersWith(({ field }) => /currency$/i.test(field)).filter(
      ({ id }) => id !== api.statement.rows.id,
    );
    expect(await leftBy(told, useSetCurrency, { currency: 'USD' })).toEqual([]);
  });
});
