import { api, CashFlow } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { insertCashFlow } from '../cash-flow/queries';
import { reconcile } from '../cash-flow/sum-queries';
import { settlementApp, TODAY } from '../settlement/testing';
import { cashFlowBody } from '../test/bodies';
import { entry } from '../test/ledger';

const { db, world, done, refused, row, newContact, income, expense, collect } = settlementApp();
const { cashAccount, cashFlow, contact, project, projectIncome, settlement, transfer, trash } = api;

// Whatever came back, the sums are those of the entries.
afterEach(async () => {
  expect(await reconcile(db, world.person.companyId)).toEqual([]);
});

const restore = (id: string | undefined) => done(trash.restore, { body: { id } });
const findEntry = async (id: string | null) =>
  CashFlow.parse(await done(cashFlow.findById, { query: { id } }));

test('an advance whose project is gone comes back without it', async () => {
  const { id, cashFlowId } = await collect(await newContact(), 100, { projectId: world.projectId });
  expect(await findEntry(cashFlowId)).toMatchObject({ projectId: world.projectId });
  await done(settlement.delete, { query: { id } });
  await done(project.delete, { query: { id: world.projectId } });
  await restore(id);
  expect(await findEntry(cashFlowId)).toMatchObject({ projectId: null, amount: 100 });
});

test('a transfer of two entries whose project is gone comes back without it', async () => {
  const [till] = await done(cashAccount.findAll, { body: {} });
  const bank = await done(cashAccount.save, { body: { name: 'Banka', kind: 'BANKA' } });
  const half = async (cashFlowType: string, accountId?: string) => {
    const body = { ...cashFlowBody, ...{ categoryId: world.categoryId, projectId: world.projectId } };
    return (await done(cashFlow.save, { body: { ...body, cashFlowType, accountId, amount: 5 } })).id;
  };
  const cashFlowIds = [await half('CIKIS', till?.id), await half('GIRIS', bank.id)];
  const { id } = await done(transfer.pair, { body: { cashFlowIds } });
  await done(transfer.delete, { query: { id } });
  await done(project.delete, { query: { id: world.projectId } });
  await restore(id);
  for (const each of cashFlowIds)
    expect(await findEntry(each)).toMatchObject({ projectId: null, transferId: id });
});

test('a collection comes back only where its rows are, an offset only where those of both its halves are', async () => {
  const contactId = await newContact();
  const rows = [
    (await income({ amount: 100, contactId })).id,
    (await expense({ amount: 100, contactId })).id,
  ];
  const gone = {
    status: 409,
    body: {
      message:
        'Bu kayıt geri yüklenemedi: kalemlerinden biri artık yok. Önce kalemi ya da projesini geri yükleyin.',
    },
  };
  const collected = await collect(contactId, 60);
  await done(settlement.delete, { query: { id: collected.id } });
  const lines = [
    { type: 'GELIR', id: rows[0], amount: 120 },
    { type: 'GIDER', id: rows[1], amount: 120 },
  ];
  const [half] = await done(settlement.offset, { body: { contactId, date: TODAY, lines } });
  await done(settlement.delete, { query: { id: half?.id } });

  await done(api.projectExpense.delete, { query: { id: rows[1] } });
  expect(await refused(trash.restore, { body: { id: half?.id } })).toMatchObject(gone);
  await done(project.delete, { query: { id: world.projectId } });
  expect(await refused(trash.restore, { body: { id: collected.id } })).toMatchObject(gone);
  await restore(world.projectId);
  await restore(rows[1]);
  await restore(collected.id);
  expect(await done(settlement.findById, { query: { id: collected.id } })).toMatchObject({ rest: 0 });
  await done(settlement.delete, { query: { id: collected.id } });
  await restore(half?.id);
});

test('a row and its contact find each other again, whichever of them comes back first', async () => {
  const contactId = await newContact('Moda');
  const { id } = await income({ amount: 100, counterparty: 'Moda' });
  await done(contact.update, { body: { id: contactId, name: 'Moda Apartmanı', kind: 'MUSTERI' } });
  const ofContact = async () => (await done(projectIncome.findById, { query: { id } })).contactId;
  expect(await ofContact()).toBe(contactId);
  const deletes = async () => {
    await done(projectIncome.delete, { query: { id } });
    await done(contact.delete, { query: { id: contactId } });
  };
  await deletes();
  await restore(id);
  expect(await ofContact()).toBeNull();
  await restore(contactId);
  expect(await ofContact()).toBe(contactId);
  await deletes();
  await restore(contactId);
  await restore(id);
  expect(await ofContact()).toBe(contactId);

  await done(projectIncome.update, { body: { ...row(), id, amount: 100, contactId: null } });
  await done(contact.delete, { query: { id: contactId } });
  await restore(contactId);
  expect(await ofContact()).toBeNull();
});

test('a row belongs to the contact of its name that is there when it comes back, alone or with its project', async () => {
  const { id } = await income({ amount: 100, counterparty: 'Moda' });
  await done(projectIncome.delete, { query: { id } });
  const contactId = await newContact('MODA');
  await restore(id);
  expect(await done(projectIncome.findById, { query: { id } })).toMatchObject({ contactId });

  await done(projectIncome.delete, { query: { id } });
  await done(contact.delete, { query: { id: contactId } });
  await restore(id);
  await done(project.delete, { query: { id: world.projectId } });
  const again = await newContact('Moda');
  await restore(world.projectId);
  expect(await done(projectIncome.findById, { query: { id } })).toMatchObject({ contactId: again });
});

test('what lay in an account comes back only while that is open and began by then', async () => {
  const account = { name: 'Eski', kind: 'KASA', openingDate: '2026-01-01' };
  const { id: accountId } = await done(cashAccount.save, { body: account });
  const [till] = await done(cashAccount.findAll, { body: {} });
  const date = '2026-03-04';
  const body = { ...cashFlowBody, categoryId: world.categoryId, accountId, date };
  const plain = await done(cashFlow.save, { body });
  const moved = await done(transfer.save, {
    body: { fromAccountId: till?.id, toAccountId: accountId, amount: 5, date, fee: 1 },
  });
  const collected = await collect(await newContact(), 100, { accountId, date });
  await done(cashFlow.delete, { query: { id: plain.id } });
  await done(transfer.delete, { query: { id: moved.id } });
  await done(settlement.delete, { query: { id: collected.id } });

  const tries = async (sentence: string) => {
    const told = { status: 409, body: { message: `Bu kayıt geri yüklenemedi: ${sentence}` } };
    for (const { id } of [plain, moved, collected])
      expect(await refused(trash.restore, { body: { id } })).toMatchObject(told);
  };
  const begins = (openingDate: string) =>
    done(cashAccount.update, { body: { id: accountId, ...account, openingDate } });
  await begins('2026-03-05');
  await tries('Eski o gün henüz açılmamıştı. Önce hesabın açılış tarihini düzeltin.');
  await begins(date);
  await done(cashAccount.close, { body: { id: accountId } });
  await tries('Eski kapalı. Önce hesabı yeniden açın.');
  await done(cashAccount.reopen, { body: { id: accountId } });
  for (const { id } of [plain, moved, collected]) await restore(id);
});

test('what comes back into the default account, because its own is gone, does not lie before that began', async () => {
  const { id: accountId } = await done(cashAccount.save, { body: { name: 'Geçici', kind: 'KASA' } });
  const body = { ...cashFlowBody, categoryId: world.categoryId, accountId, date: '2026-03-04' };
  const { id } = await done(cashFlow.save, { body });
  await done(cashFlow.delete, { query: { id } });
  await done(cashAccount.delete, { query: { id: accountId } });
  const [till] = await done(cashAccount.findAll, { body: {} });
  const begins = (openingDate: string) =>
    done(cashAccount.update, { body: { id: till?.id, name: 'Merkez', kind: 'KASA', openingDate } });
  await begins('2026-03-05');
  const message =
    'Bu kayıt geri yüklenemedi: Merkez o gün henüz açılmamıştı. Önce hesabın açılış tarihini düzeltin.';
  expect(await refused(trash.restore, { body: { id } })).toMatchObject({ status: 409, body: { message } });
  await begins('2026-03-04');
  await restore(id);
  expect(await findEntry(id)).toMatchObject({ accountId: till?.id });
});

test('an entry whose project goes while it is written is refused as one that names none of ours', async () => {
  const { companyId } = world.person;
  const written = entry({ categoryId: world.categoryId, projectId: newId() });
  await expect(insertCashFlow(db, companyId, newId(), written)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    extras: { fields: { projectId: 'Proje bulunamadı' } },
  });
});
