import { screen, waitFor, within } from '@testing-library/react';
import { api, codes, dayInTurkey, messages, type Transfer } from '@vezne/contract';
import { cashAccount, cashFlow, fakeApi, idOf, pageOf, renderApp, seriousFindings } from '@vezne/testing';
import AccountsPage from './AccountsPage';

const server = fakeApi();
const till = cashAccount(1, { openingBalance: 1000 });
const bank = cashAccount(2, {
  name: 'Ziraat',
  kind: 'BANKA',
  iban: 'TR330006100519786457841326',
  bankName: 'Ziraat Bankası',
});
const transfer: Transfer = {
  id: idOf(13, 1),
  fromAccountId: bank.id,
  toAccountId: till.id,
  amount: 5000,
  date: '2026-11-22',
  description: 'Virman: Ziraat → Ana Kasa',
  fee: 12.8,
  feeCashFlowId: idOf(4, 90),
  outId: idOf(4, 91),
  inId: idOf(4, 92),
  createdAt: till.createdAt,
  updatedAt: till.updatedAt,
  version: 1,
};

const lastCount = {
  date: '2026-11-14',
  counted: 950,
  difference: -50,
  countedBy: 'Ayşe Yılmaz',
  countedAt: '2026-11-14T16:00:00.000Z',
};

function answerTwo({ inTill = 1000 } = {}) {
  server.answer(api.cashAccount.findAll, [till, bank]);
  server.answer(api.cashAccount.summary, {
    accounts: [
      { id: till.id, name: till.name, kind: 'KASA', balance: inTill, lastDate: '2026-11-20', lastCount },
      { id: bank.id, name: bank.name, kind: 'BANKA', balance: 50_000, lastDate: null },
    ],
    cash: inTill,
    bank: 50_000,
    cardDebt: 0,
    total: inTill + 50_000,
  });
}

async function open(name = 'Ana Kasa') {
  const app = renderApp(<AccountsPage />, { route: '/cash-flow/accounts' });
  await screen.findByRole('link', { name });
  return app;
}
const menuOf = async ({ user }: Awaited<ReturnType<typeof open>>, name: string, item: string) => {
  await user.click(screen.getByRole('button', { name: `İşlemler: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('what lies in tills and at banks stands above a card of each account, which leads to its entries', async () => {
  answerTwo();
  await open();
  const sums = within(screen.getByRole('region', { name: 'Hesap özeti' }));
  expect(await sums.findByText('51.000')).toBeVisible();
  const [counted, card] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
  expect(counted).toHaveTextContent('Son sayım 14.11.2026Son hareket 20.11.2026');
  expect(card).toHaveTextContent('IBAN sonu 1326');
  expect(within(card).getByRole('link', { name: 'Ziraat' })).toHaveAttribute(
    'href',
    `/cash-flow?accountId=${bank.id}`,
  );
  expect(screen.getByRole('link', { name: 'Hesaplar' })).toHaveAttribute('aria-current', 'page');
  expect(await seriousFindings()).toEqual([]);
});

test('an account that became a till shows no end of the IBAN it had', async () => {
  server.answer(api.cashAccount.findAll, [{ ...bank, kind: 'KASA' }]);
  await open('Ziraat');
  expect(screen.getByRole('article')).not.toHaveTextContent('IBAN');
});

test('a company with one account is told what further ones are for, and offered no transfer', async () => {
  await open();
  expect(screen.getByText('Tek hesabınız var')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Virman Yap' })).toBeNull();
});

test('an account that owes at first is saved below zero', async () => {
  server.answer(api.cashAccount.save, cashAccount(3, { name: 'Şirket Kartı', kind: 'KART' }));
  const { user } = await open();
  await user.click(screen.getAllByRole('button', { name: 'Hesap Ekle' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Kart' }));
  await user.type(dialog.getByLabelText('Hesap adı'), 'Şirket Kartı');
  await user.type(dialog.getByLabelText(/Açılış bakiyesi/), '250,50');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Hesap Başarıyla Oluşturuldu.')).toBeVisible();
  expect(server.requests(api.cashAccount.save)[0]?.body).toMatchObject({
    name: 'Şirket Kartı',
    kind: 'KART',
    openingBalance: -250.5,
  });
});

test('someone else was faster: what they changed of the account is shown, its opening balance too', async () => {
  answerTwo();
  const current = { ...bank, openingBalance: 750, version: bank.version + 1 };
  server.fail(
    api.cashAccount.update,
    { status: 409, code: codes.stale, message: messages.stale, current },
    1,
  );
  server.answer(api.cashAccount.update, current);
  const app = await open();
  await menuOf(app, 'Ziraat', 'Düzenle');
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.type(dialog.getByLabelText('Hesap adı'), ' Ticari');
  await app.user.click(dialog.getByRole('button', { name: 'Güncelle' }));
  const notice = within(await dialog.findByRole('group', { name: 'Kaydın güncel hali' }));
  expect(notice.getAllByRole('term').map((term) => term.textContent)).toEqual(['Açılış bakiyesi']);
  await app.user.click(dialog.getByRole('button', { name: 'Güncelle' }));
  expect(await screen.findByText('Hesap Başarıyla Güncellendi.')).toBeVisible();
  expect(server.requests(api.cashAccount.update)[1]?.body).toMatchObject({
    name: 'Ziraat Ticari',
    version: current.version,
  });
});

test('a transfer shows what it leaves in both accounts before it is saved, its fee too', async () => {
  answerTwo();
  server.answer(api.transfer.save, transfer);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Virman Yap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Virman Yap' }));
  await user.selectOptions(dialog.getByLabelText('Gönderen hesap'), 'Ziraat');
  await user.selectOptions(dialog.getByLabelText('Alan hesap'), 'Ana Kasa');
  await user.type(dialog.getByLabelText('Tutar'), '5000');
  await user.type(dialog.getByLabelText(/Masraf/), '12,80');
  expect(dialog.getByText('44.987,20 ₺', { normalizer: (text) => text.replace(/\s/g, ' ') })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Virman Başarıyla Kaydedildi.')).toBeVisible();
  expect(server.requests(api.transfer.save)[0]?.body).toEqual({
    fromAccountId: bank.id,
    toAccountId: till.id,
    amount: 5000,
    date: dayInTurkey(new Date()),
    fee: 12.8,
    description: null,
  });
});

test('the two sides of a transfer change places', async () => {
  answerTwo();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Virman Yap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Virman Yap' }));
  await user.selectOptions(dialog.getByLabelText('Gönderen hesap'), 'Ziraat');
  await user.click(dialog.getByRole('button', { name: 'Hesapları değiştir' }));
  expect(dialog.getByLabelText('Gönderen hesap')).toHaveDisplayValue('Seçiniz');
  expect(dialog.getByLabelText('Alan hesap')).toHaveDisplayValue('Ziraat');
});

test('forms begin where one writes first', async () => {
  answerTwo();
  const app = await open();
  await app.user.click(screen.getAllByRole('button', { name: 'Hesap Ekle' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getByLabelText('Hesap adı')).toHaveFocus());
  await app.user.keyboard('{Escape}');
  await menuOf(app, 'Ana Kasa', 'Sayım Yap');
  await waitFor(() => expect(screen.getByLabelText('Sayılan tutar')).toHaveFocus());
});

test('the same account on both sides is refused under the field, and nothing is sent', async () => {
  answerTwo();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Virman Yap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Virman Yap' }));
  await user.selectOptions(dialog.getByLabelText('Gönderen hesap'), 'Ziraat');
  await user.selectOptions(dialog.getByLabelText('Alan hesap'), 'Ziraat');
  await user.type(dialog.getByLabelText('Tutar'), '5');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await dialog.findByText('Gönderen ve alan hesap farklı olmalıdır')).toBeVisible();
  expect(server.requests(api.transfer.save)).toEqual([]);
});

test('a transfer that leaves less than nothing in a till is saved with a warning', async () => {
  answerTwo({ inTill: -1250 });
  server.answer(api.transfer.save, transfer);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Virman Yap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Virman Yap' }));
  await user.selectOptions(dialog.getByLabelText('Gönderen hesap'), 'Ana Kasa');
  await user.selectOptions(dialog.getByLabelText('Alan hesap'), 'Ziraat');
  await user.type(dialog.getByLabelText('Tutar'), '5');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText(/Kasa bakiyesi eksiye düştü: −1\.250,00/)).toBeVisible();
});

test('a count shows the difference before it is booked', async () => {
  answerTwo();
  server.answer(api.cashFlow.findAll, ({ body }) => ({
    ...pageOf([], body),
    sums: { income: 0, expense: 0, net: 0 },
    days: [],
    openingBalance: null,
    closingBalance: null,
  }));
  server.answer(api.cashAccount.count, {
    expected: 1000,
    counted: 950,
    difference: -50,
    cashFlowId: idOf(4, 77),
  });
  const app = await open();
  await menuOf(app, 'Ana Kasa', 'Sayım Yap');
  const dialog = within(await screen.findByRole('dialog', { name: 'Kasa Sayımı' }));
  expect(dialog.getByLabelText('Kasa')).toHaveAccessibleDescription(
    /^Son sayım 14\.11\.2026, Ayşe Yılmaz, fark −50,00.*\.$/,
  );
  await app.user.click(dialog.getByRole('button', { name: 'Sayımı Kaydet' }));
  expect(await dialog.findByText('Sayılan tutar gerekli')).toBeVisible();
  await app.user.type(dialog.getByLabelText('Sayılan tutar'), '950');
  expect(await dialog.findByText(/“Sayım farkı” açıklamasıyla 50,00.* çıkış yazılır/)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Sayımı Kaydet' }));
  expect(await screen.findByText(/Sayım Kaydedildi\. Fark: −50,00/)).toBeVisible();
});

test('an account with a balance is not closed: a transfer out of it is offered instead', async () => {
  answerTwo();
  const app = await open();
  await menuOf(app, 'Ziraat', 'Kapat');
  const question = within(await screen.findByRole('alertdialog', { name: 'Hesap Kapatılamadı' }));
  await app.user.click(question.getByRole('button', { name: 'Virman Yap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Virman Yap' }));
  await waitFor(() => expect(dialog.getByLabelText('Gönderen hesap')).toHaveDisplayValue('Ziraat'));
  expect(server.requests(api.cashAccount.close)).toEqual([]);
});

test('an account with entries is not deleted, and the server says why', async () => {
  answerTwo();
  server.fail(api.cashAccount.delete, {
    status: 409,
    code: codes.conflict,
    message: 'Bu hesapta 3 kayıt var. Hesabı kapatabilirsiniz.',
  });
  const app = await open();
  await menuOf(app, 'Ziraat', 'Sil');
  const question = within(await screen.findByRole('alertdialog'));
  await app.user.click(question.getByRole('button', { name: 'Sil' }));
  expect(await question.findByText('Bu hesapta 3 kayıt var. Hesabı kapatabilirsiniz.')).toBeVisible();
});

test('pairs that look like transfers are paired at one press, and taken apart by another', async () => {
  answerTwo();
  const entries = [91, 92, 93, 94, 95, 96].map((n) =>
    cashFlow(n, { id: idOf(4, n), description: `Aktarım ${n}` }),
  );
  server.answer(api.transfer.suggestions, [
    { outId: idOf(4, 91), inId: idOf(4, 92), amount: 60_000, date: '2026-10-27', days: 0 },
    { outId: idOf(4, 93), inId: idOf(4, 94), amount: 110_000, date: '2026-10-14', days: 1 },
    { outId: idOf(4, 95), inId: idOf(4, 96), amount: 60, date: '2026-10-13', days: 0, unsure: true },
  ]);
  server.answer(api.cashFlow.findAll, ({ body }) => ({
    ...pageOf(
      entries.map((entry) => ({ ...entry, projectName: null, balance: null, runningBalance: null })),
      body,
    ),
    sums: { income: 0, expense: 0, net: 0 },
    days: [],
    openingBalance: null,
    closingBalance: null,
  }));
  server.answer(api.transfer.pair, transfer);
  server.answer(api.transfer.unpair, true);
  const { user } = await open();
  expect(await screen.findByText('Aktarım 93')).toBeVisible();
  // What is not sure is left to be pressed by itself.
  expect(screen.getAllByText('başka eşi de olabilir')).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Eşleştir: Aktarım 95' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tümünü Eşleştir (2)' }));
  expect(await screen.findByText('2 virman eşleştirildi. Bakiye değişmedi.')).toBeVisible();
  expect(server.requests(api.transfer.pair).map(({ body }) => body)).toEqual([
    { cashFlowIds: [idOf(4, 91), idOf(4, 92)] },
    { cashFlowIds: [idOf(4, 93), idOf(4, 94)] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Geri Al' }));
  await waitFor(() => expect(server.requests(api.transfer.unpair)).toHaveLength(2));
});

test('where more pairs are found than told at once, both numbers are said', async () => {
  answerTwo();
  const pair = { outId: idOf(4, 91), inId: idOf(4, 92), amount: 60_000, date: '2026-10-27', days: 0 };
  server.answer(api.transfer.suggestions, [{ ...pair, outOf: 1_240 }]);
  await open();
  expect(
    await screen.findByText(/^1\.240 eşleşme bulundu, ilk 1 eşleşme gösteriliyor: aynı tutar/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tümünü Eşleştir (1)' })).toBeVisible();
});

test('cards that were paid too much are no debt', async () => {
  server.answer(api.cashAccount.findAll, [till]);
  server.answer(api.cashAccount.summary, { accounts: [], cash: 0, bank: 0, cardDebt: -300, total: 300 });
  await open();
  expect(await screen.findByText('Kart alacağı')).toBeVisible();
  expect(screen.queryByText('Kart borcu')).not.toBeInTheDocument();
});

test('once a pair is made the focus goes to the next, and once an account is closed to the one beside it', async () => {
  server.answer(api.cashAccount.findAll, [till, bank]);
  server.answer(api.cashAccount.summary, { accounts: [], cash: 0, bank: 0, cardDebt: 0, total: 0 });
  const pairs = [91, 93].map((n) => ({
    ...{ outId: idOf(4, n), inId: idOf(4, n + 1), amount: 100 },
    ...{ date: `2026-10-${n - 70}`, days: 0 },
  }));
  server.answer(api.transfer.suggestions, pairs);
  server.answer(api.transfer.pair, () => {
    server.answer(api.transfer.suggestions, pairs.slice(1));
    return transfer;
  });
  server.answer(api.cashAccount.close, () => {
    server.answer(api.cashAccount.findAll, [till, { ...bank, closedAt: till.createdAt }]);
    return { ...bank, closedAt: till.createdAt };
  });
  const app = await open();
  const [first] = await screen.findAllByRole('button', { name: /^Eşleştir: / });
  await app.user.click(first as HTMLElement);
  expect(await screen.findByText('1 virman eşleştirildi. Bakiye değişmedi.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Eşleştir: 23.10.2026' })).toHaveFocus());
  await menuOf(app, 'Ziraat', 'Kapat');
  await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Kapat' }));
  expect(await screen.findByText('Hesap Kapatıldı.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ziraat' })).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});
