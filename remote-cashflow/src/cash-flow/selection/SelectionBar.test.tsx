import { act, screen, waitFor, within } from '@testing-library/react';
import { api, messages } from '@vezne/contract';
import {
  answerAccounts,
  cashAccount,
  cashFlow,
  cashFlowPage,
  catchFile,
  fakeApi,
  idOf,
  pageOf,
  project,
  renderApp,
  seriousFindings,
} from '@vezne/testing';
import CashFlowPage from '../CashFlowPage';

const server = fakeApi();
const row = (description: string) => screen.getByText(description).closest('tr') as HTMLElement;
const box = (n: number) => screen.getByLabelText(`Seç: Hareket ${n}`);
const bar = () => screen.findByRole('region', { name: 'Seçilen kayıtlar' });
const gone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Seçilen kayıtlar' })).toBeNull());
const chosen = () => screen.getAllByLabelText(/^Seç: /, { selector: ':checked' }).length;

async function open() {
  const app = renderApp(<CashFlowPage />, { route: '/cash-flow' });
  await screen.findByText('Hareket 1');
  return app;
}

async function press(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  await user.click(within(await bar()).getByRole('button', { name }));
}

describe('choosing', () => {
  test('tells how many are chosen and what they come to, over all pages', async () => {
    const { user } = await open();
    await user.click(box(1));
    expect(await bar()).toHaveTextContent('1 kayıtGiriş+1.000,00 ₺');
    await user.click(box(2));
    await user.click(screen.getByRole('button', { name: 'Sayfa 2' }));
    await screen.findByText('Hareket 7');
    await user.click(box(7));
    expect(await bar()).toHaveTextContent('3 kayıtGiriş+1.000,00 ₺Çıkış−9.000,00 ₺Net−8.000,00 ₺');
  });

  test('with Shift takes all between two, and a day or the page at once', async () => {
    const { user } = await open();
    await user.click(box(2));
    await user.keyboard('{Shift>}');
    await user.click(box(5));
    await user.keyboard('{/Shift}');
    expect(chosen()).toBe(4);
    await user.click(screen.getAllByLabelText(/^Günü seç: /)[0] as HTMLElement);
    expect(chosen()).toBe(5);
    const all = screen.getByLabelText('Bu sayfadaki kayıtları seç');
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(chosen()).toBe(6);
    expect(all).toBeChecked();
    await user.click(all);
    await gone();
  });

  test('leaves the head of a day its own name, which the box in it does not join', async () => {
    await open();
    const [label] = screen.getAllByText(/^Günü seç: /);
    const day = label?.textContent?.replace('Günü seç: ', '');
    expect(screen.getByRole('rowheader', { name: day })).toContainElement(label ?? null);
  });

  test('works by keyboard: the space bar and X, moves with Shift, Ctrl+A and Escape', async () => {
    const { user } = await open();
    // The page is whole: nothing is drawn anew below the focus.
    await screen.findByRole('option', { name: 'Malzeme' });
    await user.keyboard('j');
    await waitFor(() => expect(box(1).closest('tr')).toHaveFocus());
    await user.keyboard(' ');
    await waitFor(() => expect(box(1)).toBeChecked());
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen()).toBe(3);
    await user.keyboard('x');
    expect(chosen()).toBe(2);
    await user.keyboard('{Control>}a{/Control}');
    await waitFor(async () => expect(await bar()).toHaveTextContent('14 kayıt (bulunanların tümü)'));
    await waitFor(() => expect(row('Hareket 3')).toHaveFocus());
    await user.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(row('Hareket 3')).toHaveFocus());
  });

  test('of the page before takes no focus in one that is opened next: J goes to the first row there', async () => {
    const { user, unmount } = await open();
    await user.click(box(1));
    await bar();
    await user.click(box(1));
    await gone();
    unmount();
    await open();
    await act(() => new Promise((goOn) => setTimeout(goOn, 200)));
    await user.keyboard('j');
    expect(row('Hareket 1')).toHaveFocus();
  });

  test('all that is found ends at as many as one call takes, and says so', async () => {
    const all = Array.from({ length: 250 }, (_, at) => cashFlow(at + 1));
    server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage(all, body));
    const { user } = await open();
    await user.click(screen.getByLabelText('Bu sayfadaki kayıtları seç'));
    await press(user, 'İlk 200 Kaydı Seç');
    await waitFor(async () =>
      expect(await bar()).toHaveTextContent(/^200 kayıt.*Tek seferde en fazla 200 kayıt seçilebilir\./),
    );
    await user.click(screen.getByRole('button', { name: 'Sayfa 42' }));
    await screen.findByText('Hareket 250');
    await user.click(box(250));
    expect(await screen.findByText('Tek seferde en fazla 200 kayıt seçilebilir')).toBeVisible();
    expect(box(250)).not.toBeChecked();
  });

  test('legs of a transfer add nothing to what is chosen, but where one account is shown', async () => {
    const leg = { transferId: idOf(13, 1), cashFlowType: 'CIKIS', amount: 400 } as const;
    const all = [cashFlow(1), cashFlow(2, { ...leg, description: 'Virman' })];
    server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage(all, body));
    const { user } = await open();
    await user.click(screen.getByLabelText('Bu sayfadaki kayıtları seç'));
    expect(await bar()).toHaveTextContent(/^2 kayıt.*Giriş\+1\.000,00 ₺(?!Çıkış)/);
  });

  test('begins anew when other records are looked for', async () => {
    const { user } = await open();
    await user.click(box(2));
    await bar();
    await user.type(screen.getByPlaceholderText('Açıklama göre ara...'), 'hareket 2{Enter}');
    await gone();
    expect(await screen.findByLabelText('Seç: Hareket 2')).not.toBeChecked();
  });

  test('leaves out an entry that is deleted by itself', async () => {
    const { user } = await open();
    await user.click(box(1));
    await user.click(box(2));
    await user.click(screen.getByRole('button', { name: 'Sil: Hareket 2' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sil' }));
    await waitFor(async () => expect(await bar()).toHaveTextContent('1 kayıt'));
  });
});

describe('all that is chosen', () => {
  const two = { ids: [idOf(4, 1), idOf(4, 2)] };
  const openTwo = async () => {
    const app = await open();
    await app.user.click(box(1));
    await app.user.click(box(2));
    return app;
  };

  test('gets another category at once, and its own back by Geri Al', async () => {
    const { user } = await openTwo();
    await press(user, 'Kategori');
    await user.click(await screen.findByRole('button', { name: 'Malzeme' }));
    expect(await screen.findByText('2 kayıt güncellendi.')).toBeVisible();
    await gone();
    await waitFor(() => expect(row('Hareket 1')).toHaveTextContent('Malzeme'));
    await user.click(screen.getByRole('button', { name: 'Geri Al' }));
    expect(await screen.findByText('Değişiklik geri alındı.')).toBeVisible();
    expect(server.requests(api.cashFlow.updateSeveral).map(({ body }) => body)).toEqual([
      { ...two, categoryId: idOf(3, 4) },
    ]);
    expect(server.requests(api.cashFlow.undoSeveral).map(({ body }) => body)).toMatchObject([
      { entries: two.ids.map((id, at) => ({ id, version: 2, categoryId: idOf(3, at + 1) })) },
    ]);
  });

  test('gets a category by keys alone: Enter takes the first match, the arrows another', async () => {
    const { user } = await open();
    await user.click(box(1));
    await press(user, 'Kategori');
    await user.type(await screen.findByLabelText('Kategori ara'), 'malz{Enter}');
    await waitFor(() =>
      expect(server.requests(api.cashFlow.updateSeveral).map(({ body }) => body)).toMatchObject([
        { categoryId: idOf(3, 4) },
      ]),
    );
    await user.click(box(2));
    await press(user, 'Kategori');
    await user.type(
      await screen.findByLabelText('Kategori ara'),
      'a{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}',
    );
    expect(screen.getByLabelText('Kategori ara')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('group', { name: 'Kategoriler' }).firstChild).toHaveFocus();
  });

  test('is not taken back when the server refuses it, and the reason is told', async () => {
    const message = 'Hiçbir kayıt geri alınmadı: “Hareket 2” sonradan değiştirilmiş.';
    server.fail(api.cashFlow.undoSeveral, { status: 409, message });
    const { user } = await openTwo();
    await press(user, 'Yöntem');
    await user.click(await screen.findByRole('button', { name: 'Çek' }));
    await user.click(await screen.findByRole('button', { name: 'Geri Al' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('Değişiklik geri alındı.')).not.toBeInTheDocument();
  });

  test('gets a project that is found by its name, or none', async () => {
    server.answer(api.project.search, ({ body }) =>
      pageOf([project(1, { name: 'Moda Apartmanı' }), project(2, { name: 'Şişli Ofis' })], body),
    );
    const { user } = await openTwo();
    await press(user, 'Proje');
    await user.type(await screen.findByLabelText('Proje ara'), 'sisli');
    expect(screen.queryByRole('button', { name: 'Moda Apartmanı' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Şişli Ofis' }));
    expect(await screen.findByText('2 kayıt güncellendi.')).toBeVisible();
    await gone();
    await user.click(box(1));
    await press(user, 'Proje');
    await user.click(await screen.findByRole('button', { name: 'Projesiz' }));
    await gone();
    expect(server.requests(api.cashFlow.updateSeveral).map(({ body }) => body)).toEqual([
      { ...two, projectId: project(2).id },
      { ids: [idOf(4, 1)], projectId: null },
    ]);
  });

  test('goes into a file, and nothing else does', async () => {
    const { user } = await openTwo();
    const file = catchFile();
    await press(user, 'Dışa Aktar');
    await user.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    const rows = (await file.text()).split('\r\n');
    expect(rows.filter(Boolean)).toHaveLength(3);
    expect(rows[1]).toContain('Hareket 1');
    expect(rows[2]).toContain('Hareket 2');
  });

  test('gets another method, or another day as it is written', async () => {
    const { user } = await openTwo();
    await press(user, 'Yöntem');
    await user.click(await screen.findByRole('button', { name: 'Çek' }));
    await gone();
    await user.click(box(1));
    await press(user, 'Tarih');
    const day = await screen.findByLabelText('Yeni tarih');
    await user.clear(day);
    await user.type(day, '31.02.2026{Enter}');
    expect(day).toHaveAccessibleDescription('Geçerli bir tarih girin');
    await user.clear(day);
    await user.type(day, '3.2.2026{Enter}');
    await gone();
    expect(server.requests(api.cashFlow.updateSeveral).map(({ body }) => body)).toEqual([
      { ...two, paymentMethod: 'CHECK' },
      { ids: [idOf(4, 1)], date: '2026-02-03' },
    ]);
  });

  test('is moved to another account that is open, where there are several', async () => {
    const bank = cashAccount(2, { name: 'Ziraat', kind: 'BANKA' });
    const closed = cashAccount(3, { name: 'Eski Kasa', closedAt: '2026-11-01T09:00:00.000Z' });
    answerAccounts(server.answer, [cashAccount(1), bank, closed]);
    server.answer(api.cashAccount.summary, {
      accounts: [{ id: cashAccount(1).id, name: 'Ana Kasa', kind: 'KASA', balance: -12.5, lastDate: null }],
      ...{ cash: -12.5, bank: 0, cardDebt: 0, total: -12.5 },
    });
    const { user } = await openTwo();
    await press(user, 'Hesap');
    expect(await screen.findByRole('button', { name: 'Ana Kasa' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Eski Kasa' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ziraat' }));
    expect(await screen.findByText('2 kayıt güncellendi.')).toBeVisible();
    expect(server.requests(api.cashFlow.updateSeveral).map(({ body }) => body)).toEqual([
      { ...two, accountId: bank.id },
    ]);
    // What was moved away is missing where it lay.
    expect(await screen.findByText(/^Kasa bakiyesi eksiye düştü: −12,50/)).toBeVisible();
  });

  test('is not asked for an account by a company that has one', async () => {
    await openTwo();
    expect(within(await bar()).queryByRole('button', { name: 'Hesap' })).toBeNull();
  });

  test('is deleted after a question, and all of it comes back by Geri Al', async () => {
    const { user } = await openTwo();
    await press(user, 'Sil');
    const question = await screen.findByRole('alertdialog', { name: 'Silme Onayı' });
    expect(question).toHaveAccessibleDescription(
      'Seçilen 2 nakit akışı kaydını silmek istediğinizden emin misiniz? Silinenler 30 gün çöp kutusunda kalır.',
    );
    await user.click(within(question).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('2 kayıt silindi.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Hareket 2')).toBeNull());
    await waitFor(() => expect(row('Hareket 3')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Geri Al' }));
    expect(await screen.findByText('2 kayıt geri yüklendi.')).toBeVisible();
    expect(await screen.findByText('Hareket 2')).toBeVisible();
    expect(server.requests(api.trash.restoreSeveral)[0]?.body).toEqual(two);
  });

  test('is deleted by Del, wherever the focus stands, and without a choice Del is for one record', async () => {
    const { user } = await open();
    await user.click(box(1));
    await user.click(box(2));
    await bar();
    row('Hareket 4').focus();
    await user.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Seçilen 2 nakit akışı kaydını silmek istediğinizden emin misiniz?');
    await user.click(within(question).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('2 kayıt silindi.')).toBeVisible();
    await gone();
    row('Hareket 4').focus();
    await user.keyboard('{Delete}');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Hareket 4');
  });

  test('stays chosen when the server refuses it, which is told of each entry', async () => {
    server.fail(api.cashFlow.updateSeveral, {
      status: 404,
      message: messages.notFound,
      fields: { 'ids.1': messages.notFound },
    });
    const { user } = await openTwo();
    await press(user, 'Yöntem');
    await user.click(await screen.findByRole('button', { name: 'Kart' }));
    const alert = within(await bar()).findByText(/engel oldu/);
    expect((await alert).parentElement).toHaveTextContent(
      `Hiçbir kayıt değişmedi. 1 kayıt buna engel oldu:Hareket 2 · 26.11.2026: ${messages.notFound}`,
    );
    expect(chosen()).toBe(2);
    await press(user, 'Bunları Seçimden Çıkar');
    expect(await bar()).toHaveTextContent(/^1 kayıtGiriş/);
  });

  test('is deleted with a word on the till that it empties', async () => {
    const accountId = cashFlow(1).accountId;
    server.answer(api.cashAccount.summary, {
      accounts: [{ id: accountId, name: 'Ana Kasa', kind: 'KASA', balance: -70, lastDate: null }],
      ...{ cash: -70, bank: 0, cardDebt: 0, total: -70 },
    });
    const { user } = await openTwo();
    await press(user, 'Sil');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Kasa bakiyesi eksiye düştü: −70,00 ₺')).toBeVisible();
  });

  const tillHolds = (balance: number) =>
    server.answer(api.cashAccount.summary, {
      accounts: [{ id: cashAccount(1).id, name: 'Ana Kasa', kind: 'KASA', balance, lastDate: null }],
      ...{ cash: balance, bank: 0, cardDebt: 0, total: balance },
    });

  test.each(['Sil', 'Hesap'])('is taken back with a word on the till that it empties (%s)', async (act) => {
    answerAccounts(server.answer, [cashAccount(1), cashAccount(2, { name: 'Ziraat', kind: 'BANKA' })]);
    tillHolds(50);
    const { user } = await openTwo();
    await press(user, act);
    if (act === 'Hesap') await user.click(await screen.findByRole('button', { name: 'Ziraat' }));
    else
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sil' }));
    await screen.findByText(/^2 kayıt (silindi|güncellendi)/);
    tillHolds(-30);
    await user.click(screen.getByRole('button', { name: 'Geri Al' }));
    expect(await screen.findByText('Kasa bakiyesi eksiye düştü: −30,00 ₺')).toBeVisible();
  });

  test('that cannot be deleted keeps question and choice', async () => {
    server.fail(api.cashFlow.deleteSeveral, { status: 402, message: 'Abonelik süreniz doldu.' });
    const { user } = await openTwo();
    await press(user, 'Sil');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sil' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(await question.findByText('Abonelik süreniz doldu.')).toBeVisible();
    expect(chosen()).toBe(2);
  });
});

test('axe finds nothing serious in the bar', async () => {
  const { user } = await open();
  await user.click(box(1));
  await bar();
  expect(await seriousFindings()).toEqual([]);
});
