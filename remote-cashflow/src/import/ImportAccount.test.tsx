import { screen, waitFor } from '@testing-library/react';
import { api, type CashAccount } from '@vezne/contract';
import { fakeApi, mainAccount, mainAccountId, pageOf, renderApp } from '@vezne/testing';
import ImportPage from './ImportPage';
import { answerWithDraft, bankId, batch, batchId, preview, row } from './testing';

const server = fakeApi();
const IBAN = 'TR330006100519786457841326';
const bank = (own: Partial<CashAccount> = {}): CashAccount => ({
  ...mainAccount,
  ...{ id: bankId, name: 'Ziraat Vadesiz', kind: 'BANKA', iban: IBAN, isDefault: false },
  ...own,
});
const answerAccounts = (...accounts: CashAccount[]) =>
  server.answer(api.cashAccount.findAll, [mainAccount, ...accounts]);
const open = (step = '') => renderApp(<ImportPage />, { route: `/cash-flow/import?batch=${batchId}${step}` });
const change = () => screen.findByRole('button', { name: 'Satırlar Ziraat Vadesiz hesabına yazılsın' });

beforeEach(() => {
  answerWithDraft(server);
  answerAccounts(bank());
  server.answer(api.statement.rows, ({ body }) => pageOf([row(2)], body));
  server.answer(api.statement.findById, preview({ accountNumber: IBAN }));
});

test.each(['', '&step=check'])(
  'a statement of another account goes there at one press (%s)',
  async (step) => {
    const moved = preview({
      accountNumber: IBAN,
      batch: batch({ accountId: bankId, accountName: 'Ziraat Vadesiz' }),
    });
    server.answer(api.statement.move, () => {
      server.answer(api.statement.findById, moved);
      return moved;
    });
    const { user } = open(step);
    expect((await change()).parentElement).toHaveTextContent(
      'Bu dosya Ziraat Vadesiz hesabının ekstresi görünüyor; satırlar Ana Kasa hesabına yazılacak.',
    );
    await user.click(await change());
    expect(await screen.findByText('hesabının ekstresi olarak tanındı', { exact: false })).toBeVisible();
    expect(server.requests(api.statement.move)[0]?.body).toEqual({ batchId, accountId: bankId });
    expect(screen.queryByText(/görünüyor/)).not.toBeInTheDocument();
  },
);

test.each([
  ['no account', []],
  ['two accounts', [bank(), bank({ id: mainAccountId.replace(/.$/, '9'), name: 'İkinci' })]],
  ['a closed one', [bank({ closedAt: '2026-11-01T00:00:00.000Z' })]],
])('a number that %s bears says nothing of another account', async (_what, accounts) => {
  answerAccounts(...accounts);
  open();
  expect(await screen.findByText('Ziraat Bankası hesap hareketleri')).toBeVisible();
  await waitFor(() => expect(server.requests(api.cashAccount.findAll)).toHaveLength(1));
  expect(screen.queryByText(/ekstresi/, { selector: 'span' })).not.toBeInTheDocument();
});

describe('after the import', () => {
  const done = batch({
    ...{ accountId: bankId, accountName: 'Ziraat Vadesiz' },
    ...{ status: 'AKTARILDI' as const, rowsAdded: 8 },
  });
  const button = { name: /^Dosyadaki TR33.0006.1005.1978.6457.8413.26 hesaba kaydedilsin$/ };

  test('an account without an IBAN keeps the one of its file at one press', async () => {
    answerAccounts(bank({ iban: null }));
    server.answer(api.statement.findById, preview({ batch: done, accountNumber: IBAN }));
    server.answer(api.cashAccount.update, () => {
      answerAccounts(bank());
      return bank();
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', button));
    expect(await screen.findByText('IBAN Kaydedildi.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', button)).not.toBeInTheDocument());
    expect(server.requests(api.cashAccount.update)[0]?.body).toEqual({
      ...{ id: bankId, name: 'Ziraat Vadesiz', kind: 'BANKA', iban: IBAN, version: 1 },
    });
  });

  test.each([
    ['an account that has one', [bank({ iban: 'TR760001000048532011745001' })], IBAN],
    ['a till', [bank({ iban: null, kind: 'KASA' })], IBAN],
    ['the IBAN of another account', [bank({ iban: null }), bank({ id: mainAccountId, name: 'Öteki' })], IBAN],
    ['a number that is no IBAN', [bank({ iban: null })], '1042-78120918-5001'],
    ['a file that tells none', [bank({ iban: null })], null],
  ])('%s is offered nothing', async (_what, accounts, accountNumber) => {
    answerAccounts(...accounts);
    server.answer(api.statement.findById, preview({ batch: done, accountNumber }));
    open();
    expect(await screen.findByRole('heading', { name: '8 kayıt eklendi' })).toBeVisible();
    if (accountNumber) await waitFor(() => expect(server.requests(api.cashAccount.findAll)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /hesaba kaydedilsin/ })).not.toBeInTheDocument();
  });
});
