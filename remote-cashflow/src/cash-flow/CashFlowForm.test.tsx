import { screen, waitFor, within } from '@testing-library/react';
import { api, dayInTurkey, messages } from '@vezne/contract';
import { categories, fakeApi, idOf, renderApp } from '@vezne/testing';
import { formatDate } from '@vezne/ui';
import CashFlowPage from './CashFlowPage';

const server = fakeApi();

async function openForm(name = 'Nakit Akışı Ekle') {
  const app = renderApp(<CashFlowPage />, { route: '/cash-flow' });
  await screen.findByText('Hareket 1');
  await app.user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Malzeme' });
  return { ...app, dialog };
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function fill({ user, dialog }: Form, { amount = '147840', description = 'C30 hazır beton' } = {}) {
  await user.type(dialog.getByLabelText('Tutar'), amount);
  await user.selectOptions(dialog.getByLabelText('Kategori'), 'Malzeme');
  await user.type(dialog.getByLabelText('Açıklama'), description);
}

const save = ({ user, dialog }: Form) =>
  user.click(dialog.getByRole('button', { name: /^(Kaydet|Güncelle)$/ }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a new entry', () => {
  test('starts as money in, today, in cash, with no category chosen', async () => {
    const { dialog } = await openForm();
    expect(dialog.getByRole('heading', { name: 'Nakit Akışı Ekle' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Giriş' })).toHaveAttribute('aria-pressed', 'true');
    expect(dialog.getByLabelText('Tarih')).toHaveValue(formatDate(dayInTurkey(new Date())));
    expect(dialog.getByLabelText('Ödeme Yöntemi')).toHaveDisplayValue('Nakit');
    expect(dialog.getByLabelText('Kategori')).toHaveDisplayValue('Seçiniz');
    expect(dialog.getByLabelText('Tutar')).toHaveValue('');
    expect(server.requests(api.category.findAll)[0]?.body).toEqual({
      page: 0,
      pageSize: 100,
      searchText: '',
    });
  });

  test('is saved, said, and the dialog closes; list and totals are loaded again', async () => {
    const form = await openForm();
    await form.user.click(form.dialog.getByRole('button', { name: 'Çıkış' }));
    await fill(form, { amount: '1.234,50' });
    await form.user.clear(form.dialog.getByLabelText('Tarih'));
    await form.user.type(form.dialog.getByLabelText('Tarih'), '21.11.2026');
    await form.user.selectOptions(form.dialog.getByLabelText('Ödeme Yöntemi'), 'Transfer');
    await save(form);
    expect(await screen.findByText('Nakit Akışı Başarıyla Oluşturuldu.')).toBeVisible();
    await closed();
    expect(server.requests(api.cashFlow.save)[0]?.body).toEqual({
      categoryId: idOf(3, 4),
      date: '2026-11-21',
      description: 'C30 hazır beton',
      amount: 1234.5,
      cashFlowType: 'CIKIS',
      paymentMethod: 'TRANSFER',
      projectId: null,
    });
    expect(await screen.findByText('C30 hazır beton')).toBeVisible();
    const ofTheList = server
      .requests(api.cashFlow.findAll)
      .filter(({ body }) => (body as { pageSize: number }).pageSize === 6);
    expect(ofTheList).toHaveLength(2);
    expect(server.requests(api.cashFlow.summary)).toHaveLength(2);
  });

  test('can be written and saved without a mouse', async () => {
    const { user, dialog } = await openForm();
    await waitFor(() => expect(dialog.getByLabelText('Tutar')).toHaveFocus());
    await user.keyboard('2,5k{Tab}{Tab}');
    await waitFor(() => expect(dialog.getByLabelText('Kategori')).toHaveFocus());
    await user.selectOptions(dialog.getByLabelText('Kategori'), 'Kira');
    await user.keyboard('{Tab}{Tab}{Tab}Kasım kirası{Shift>}{Enter}{/Shift}arka ofis');
    expect(server.requests(api.cashFlow.save)).toHaveLength(0);
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByText('Nakit Akışı Başarıyla Oluşturuldu.')).toBeVisible();
    expect(server.requests(api.cashFlow.save).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        amount: 2500,
        cashFlowType: 'GIRIS',
        description: 'Kasım kirası\narka ofis',
      }),
    ]);
    await closed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Nakit Akışı Ekle' })).toHaveFocus());
  });

  test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    'is saved from any field: %s',
    async (keys) => {
      const form = await openForm();
      await fill(form);
      await form.user.click(form.dialog.getByLabelText('Kategori'));
      await form.user.keyboard(keys);
      expect(await screen.findByText('Nakit Akışı Başarıyla Oluşturuldu.')).toBeVisible();
      await closed();
      expect(server.requests(api.cashFlow.save)).toHaveLength(1);
    },
  );

  test('can be followed by another of its kind, day and way of paying', async () => {
    const form = await openForm();
    const { user, dialog } = form;
    await user.click(dialog.getByRole('button', { name: 'Çıkış' }));
    await fill(form);
    await user.clear(dialog.getByLabelText('Tarih'));
    await user.type(dialog.getByLabelText('Tarih'), '18.11.2026');
    await user.selectOptions(dialog.getByLabelText('Ödeme Yöntemi'), 'Transfer');
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(await screen.findByText('Nakit Akışı Başarıyla Oluşturuldu.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Tutar')).toHaveValue(''));
    expect(dialog.getByLabelText('Tutar')).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Çıkış' })).toHaveAttribute('aria-pressed', 'true');
    expect(dialog.getByLabelText('Tarih')).toHaveValue('18.11.2026');
    expect(dialog.getByLabelText('Ödeme Yöntemi')).toHaveDisplayValue('Transfer');
    expect(dialog.getByLabelText('Kategori')).toHaveDisplayValue('Seçiniz');
    expect(dialog.getByLabelText('Açıklama')).toHaveValue('');
    expect(screen.queryByText(/Taslak/)).toBeNull();
    await fill(form, { amount: '12', description: 'Çivi' });
    await user.click(dialog.getByRole('button', { name: 'Kaydet ve Yeni' }));
    await waitFor(() => expect(server.requests(api.cashFlow.save)).toHaveLength(2));
    expect(server.requests(api.cashFlow.save)[1]?.body).toMatchObject({
      ...{ amount: 12, cashFlowType: 'CIKIS', date: '2026-11-18', paymentMethod: 'TRANSFER' },
      description: 'Çivi',
    });
    await waitFor(() => expect(dialog.getByLabelText('Açıklama')).toHaveValue(''));
    await user.click(dialog.getByRole('button', { name: 'İptal' }));
    await closed();
  });

  test('that is not whole is not followed by another', async () => {
    const { user, dialog } = await openForm();
    await user.type(dialog.getByLabelText('Açıklama'), 'Çivi');
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(await dialog.findByText('Kategori gerekli')).toBeVisible();
    expect(dialog.getByLabelText('Açıklama')).toHaveValue('Çivi');
    expect(server.requests(api.cashFlow.save)).toHaveLength(0);
  });

  test('with mistakes says what is wrong under each field and moves to the first', async () => {
    const form = await openForm();
    await form.user.clear(form.dialog.getByLabelText('Tarih'));
    await form.user.type(form.dialog.getByLabelText('Açıklama'), '   ');
    await save(form);
    for (const [label, sentence] of [
      ['Tutar', "Tutar 0'dan büyük olmalıdır"],
      ['Tarih', 'Tarih gerekli'],
      ['Kategori', 'Kategori gerekli'],
      ['Açıklama', 'Açıklama gerekli'],
    ] as const) {
      expect(form.dialog.getByLabelText(label)).toHaveAccessibleDescription(sentence);
      expect(form.dialog.getByLabelText(label)).toBeInvalid();
    }
    expect(form.dialog.getByLabelText('Tutar')).toHaveFocus();
    expect(server.requests(api.cashFlow.save)).toHaveLength(0);
  });

  test('loses a mistake as soon as its field is edited, and only that', async () => {
    const form = await openForm();
    await save(form);
    await form.user.type(form.dialog.getByLabelText('Tutar'), '5');
    expect(form.dialog.queryByText("Tutar 0'dan büyük olmalıdır")).toBeNull();
    expect(form.dialog.getByText('Kategori gerekli')).toBeVisible();
    expect(form.dialog.getByText('Açıklama gerekli')).toBeVisible();
  });

  test('with a date that no calendar has says so', async () => {
    const form = await openForm();
    await fill(form);
    await form.user.clear(form.dialog.getByLabelText('Tarih'));
    await form.user.type(form.dialog.getByLabelText('Tarih'), '31.02');
    await save(form);
    expect(form.dialog.getByLabelText('Tarih')).toHaveAccessibleDescription('Geçerli bir tarih girin');
    expect(form.dialog.getByLabelText('Tarih')).toHaveValue('31.02');
    expect(server.requests(api.cashFlow.save)).toHaveLength(0);
  });

  test.each(['0', '0,00'])('of %s is refused', async (amount) => {
    const form = await openForm();
    await fill(form, { amount });
    await save(form);
    expect(form.dialog.getByText("Tutar 0'dan büyük olmalıdır")).toBeVisible();
  });

  test('that the server refuses stays as it was written, with the sentence under its field', async () => {
    server.fail(api.cashFlow.save, {
      status: 400,
      code: 'BAD_INPUT',
      message: messages.badInput,
      fields: { date: 'Geçerli bir tarih girin' },
    });
    const form = await openForm();
    await fill(form);
    await save(form);
    expect(await form.dialog.findByText('Geçerli bir tarih girin')).toBeVisible();
    await waitFor(() => expect(form.dialog.getByLabelText('Tarih')).toHaveFocus());
    expect(form.dialog.getByLabelText('Açıklama')).toHaveValue('C30 hazır beton');
    expect(screen.getByText(messages.badInput)).toBeVisible();
  });

  test('whose answer got lost is sent again as the same action', async () => {
    server.cutOff(api.cashFlow.save, 4);
    const form = await openForm();
    await fill(form);
    await save(form);
    // The toast goes; the form says it until the next try.
    expect(await form.dialog.findByText(/Bağlantı Hatası/)).toBeVisible();
    expect(form.dialog.getByLabelText('Tutar')).toHaveValue('147.840,00');
    await save(form);
    expect(form.dialog.queryByText(/Bağlantı Hatası/)).toBeNull();
    await closed();
    const keys = server.requests(api.cashFlow.save).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(1);
  });

  test('is sent once however often the button is pressed', async () => {
    const release = server.hold(api.cashFlow.save);
    const form = await openForm();
    await fill(form);
    await save(form);
    await save(form);
    await form.user.type(form.dialog.getByLabelText('Tutar'), '{Enter}');
    release();
    await closed();
    expect(server.requests(api.cashFlow.save)).toHaveLength(1);
  });

  test.each(['İptal', 'Kapat', 'Escape', 'a press outside'])(
    'is given up with %s and starts empty again',
    async (way) => {
      const form = await openForm();
      await fill(form);
      if (way === 'Escape') await form.user.keyboard('{Escape}');
      else if (way === 'a press outside') await form.user.click(document.body);
      else await form.user.click(form.dialog.getByRole('button', { name: way }));
      await closed();
      expect(server.requests(api.cashFlow.save)).toHaveLength(0);
      await form.user.click(screen.getByRole('button', { name: 'Nakit Akışı Ekle' }));
      expect(await screen.findByLabelText('Açıklama')).toHaveValue('');
      expect(screen.getByLabelText('Tutar')).toHaveValue('');
    },
  );

  test('can wait for categories that could not be loaded', async () => {
    server.fail(api.category.findAll, { status: 400, message: 'Olmadı.' });
    const { user } = renderApp(<CashFlowPage />, { route: '/cash-flow' });
    await user.click(await screen.findByRole('button', { name: 'Nakit Akışı Ekle' }));
    expect(await screen.findByText(/Kategoriler yüklenemedi/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Açıklama'), 'Yazdım');
    server.heal(api.category.findAll);
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('option', { name: 'Malzeme' })).toBeInTheDocument();
    expect(screen.getByLabelText('Açıklama')).toHaveValue('Yazdım');
  });

  test('adds the ready-made ones in place, and what was typed stays', async () => {
    server.answer(api.category.findAll, []);
    server.answer(api.category.addReadyMade, categories);
    const { user } = renderApp(<CashFlowPage />, { route: '/cash-flow' });
    await user.click(await screen.findByRole('button', { name: 'Nakit Akışı Ekle' }));
    await user.type(await screen.findByLabelText('Açıklama'), 'Yazdım');
    await user.type(screen.getByLabelText('Tutar'), '1500');
    const add = await screen.findByRole('button', { name: 'Hazır kategorileri ekle' });
    server.answer(api.category.findAll, categories);
    await user.click(add);
    expect(
      await within(screen.getByRole('dialog')).findByRole('option', { name: 'Malzeme' }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Açıklama')).toHaveValue('Yazdım');
    expect(screen.getByLabelText('Tutar')).toHaveValue('1.500,00');
    expect(screen.queryByRole('button', { name: 'Hazır kategorileri ekle' })).toBeNull();
  });

  test('names the way to the categories when there are none yet', async () => {
    server.answer(api.category.findAll, []);
    const { user } = renderApp(<CashFlowPage />, { route: '/cash-flow' });
    await user.click(await screen.findByRole('button', { name: 'Nakit Akışı Ekle' }));
    expect(await screen.findByRole('link', { name: 'Kategorilere Git' })).toHaveAttribute(
      'href',
      '/categories',
    );
  });
});
