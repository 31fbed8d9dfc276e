import { screen, waitFor, within } from '@testing-library/react';
import { api, messages } from '@vezne/contract';
import { cashFlow, cashFlowPage, cashFlows, fakeApi, idOf, renderApp } from '@vezne/testing';
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

const save = ({ user, dialog }: Form) =>
  user.click(dialog.getByRole('button', { name: /^(Kaydet|Güncelle)$/ }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('an entry being edited', () => {
  const entry = cashFlow(2, { projectId: idOf(5, 1), version: 4, amount: 18750.5, paymentMethod: 'CARD' });
  const openEdit = () => openForm('Düzenle: Hareket 2');
  beforeEach(() => {
    server.answer(api.cashFlow.findAll, ({ body }) =>
      cashFlowPage(
        cashFlows.slice(0, 6).map((row) => (row.id === entry.id ? entry : row)),
        body,
      ),
    );
  });

  test('is shown as it is stored, and its type is locked', async () => {
    const { dialog } = await openEdit();
    expect(dialog.getByRole('heading', { name: 'Nakit Akışı Düzenle' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Giriş' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Çıkış' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Çıkış' })).toHaveAttribute('aria-pressed', 'true');
    expect(dialog.getByText('Tip, kayıt oluşturulduktan sonra değiştirilemez.')).toBeVisible();
    expect(dialog.getByLabelText('Tutar')).toHaveValue('18.750,50');
    expect(dialog.getByLabelText('Tarih')).toHaveValue(formatDate(entry.date));
    expect(dialog.getByLabelText('Kategori')).toHaveDisplayValue('İşçilik');
    expect(dialog.getByLabelText('Ödeme Yöntemi')).toHaveDisplayValue('Kart');
    expect(dialog.getByLabelText('Açıklama')).toHaveValue('Hareket 2');
  });

  test.each([
    ['GIRIS', 'Tahsilatın', 'tahsilatı'],
    ['CIKIS', 'Ödemenin', 'ödemeyi'],
  ] as const)('of a settlement (%s) keeps how much and when, and says why', async (cashFlowType, of, it) => {
    const settled = { ...entry, cashFlowType, settlementId: idOf(8, 1) };
    server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage([cashFlow(1), settled], body));
    const form = await openEdit();
    const { user, dialog } = form;
    for (const [label, what] of [
      ['Tutar', 'tutarı'],
      ['Tarih', 'tarihi'],
    ] as const) {
      expect(dialog.getByLabelText(label)).toBeDisabled();
      expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(
        `${of} ${what} burada değişmez; ${it} silip yeniden girin.`,
      );
    }
    await user.type(dialog.getByLabelText('Açıklama'), ', elden');
    await save(form);
    await closed();
    expect(server.requests(api.cashFlow.update)[0]?.body).toMatchObject({
      amount: 18750.5,
      date: entry.date.slice(0, 10),
      description: 'Hareket 2, elden',
    });
  });

  test('is as it was before when the change is taken back', async () => {
    const form = await openEdit();
    await form.user.clear(form.dialog.getByLabelText('Tutar'));
    await form.user.type(form.dialog.getByLabelText('Tutar'), '99');
    await save(form);
    await closed();
    const message = (await screen.findByText('Nakit Akışı Başarıyla Güncellendi.')).closest('[role]');
    await form.user.click(within(message as HTMLElement).getByRole('button', { name: /Geri Al/ }));
    expect(await screen.findByText('Değişiklik geri alındı.')).toBeVisible();
    expect(server.requests(api.cashFlow.update).map(({ body }) => body)).toMatchObject([
      { amount: 99, version: 4 },
      { amount: 18750.5, version: 5, projectId: idOf(5, 1), paymentMethod: 'CARD' },
    ]);
  });

  test('is updated without its type; its project and the version it was seen in go along', async () => {
    const form = await openEdit();
    await form.user.clear(form.dialog.getByLabelText('Tutar'));
    expect(form.dialog.getByLabelText('Tutar')).toHaveValue('');
    await form.user.type(form.dialog.getByLabelText('Tutar'), '19000');
    await save(form);
    expect(await screen.findByText('Nakit Akışı Başarıyla Güncellendi.')).toBeVisible();
    await closed();
    expect(server.requests(api.cashFlow.update)[0]?.body).toEqual({
      id: entry.id,
      version: 4,
      categoryId: entry.categoryId,
      date: entry.date,
      description: 'Hareket 2',
      amount: 19000,
      paymentMethod: 'CARD',
      projectId: idOf(5, 1),
    });
  });

  describe('that somebody else has changed meanwhile', () => {
    const current = { ...entry, version: 5, amount: 20000, description: 'Ondan' };
    const conflict = async () => {
      server.fail(
        api.cashFlow.update,
        { status: 409, code: 'STALE_VERSION', message: messages.stale, current },
        1,
      );
      const form = await openEdit();
      await form.user.type(form.dialog.getByLabelText('Açıklama'), ' benden');
      await save(form);
      await form.dialog.findByRole('group', { name: 'Kaydın güncel hali' });
      return form;
    };

    test('is shown as it is now, and nothing that was typed is lost', async () => {
      const { dialog } = await conflict();
      expect(screen.getByText(messages.stale)).toBeVisible();
      const notice = dialog.getByRole('group', { name: 'Kaydın güncel hali' });
      expect(notice).toHaveTextContent('20.000,00 ₺');
      expect(notice).toHaveTextContent('Ondan');
      expect(dialog.getByLabelText('Açıklama')).toHaveValue('Hareket 2 benden');
    });

    test('can be overwritten knowingly', async () => {
      const form = await conflict();
      await save(form);
      await closed();
      expect(server.requests(api.cashFlow.update)[1]?.body).toMatchObject({
        version: 5,
        description: 'Hareket 2 benden',
        amount: 18750.5,
      });
    });

    test('can be taken over as it is now', async () => {
      const { user, dialog } = await conflict();
      await user.click(dialog.getByRole('button', { name: 'Güncel Hali Forma Al' }));
      expect(dialog.getByLabelText('Açıklama')).toHaveValue('Ondan');
      expect(dialog.getByLabelText('Tutar')).toHaveValue('20.000,00');
      expect(dialog.queryByRole('group', { name: 'Kaydın güncel hali' })).toBeNull();
    });
  });

  test('does not leave its values in the form of the next new one', async () => {
    const { user, dialog } = await openEdit();
    await user.click(dialog.getByRole('button', { name: 'İptal' }));
    await closed();
    await user.click(screen.getByRole('button', { name: 'Nakit Akışı Ekle' }));
    expect(await screen.findByLabelText('Açıklama')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Giriş' })).toBeEnabled();
  });
});
