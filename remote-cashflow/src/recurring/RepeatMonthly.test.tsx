import { screen, waitFor, within } from '@testing-library/react';
import { api, codes } from '@vezne/contract';
import { cashFlow, cashFlowPage, fakeApi, idOf, renderApp, seriousFindings } from '@vezne/testing';
import CashFlowPage from '../cash-flow/CashFlowPage';
// Loaded before it is asked for: no test waits for that.
import './RepeatMonthly';
import { rent } from './testing';

const server = fakeApi();

async function open(own = {}) {
  const entry = cashFlow(1, { date: '2027-01-31', description: 'Ofis kirası', amount: 45_000, ...own });
  server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage([entry], body));
  const app = renderApp(<CashFlowPage />, { route: '/cash-flow' });
  await app.user.click(await screen.findByRole('button', { name: 'İşlemler: Ofis kirası' }));
  await screen.findByRole('menuitem', { name: 'Düzenle' });
  return app;
}

async function openDialog() {
  const app = await open();
  await app.user.click(screen.getByRole('menuitem', { name: 'Her Ay Tekrarla' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Her Ay Tekrarla' })) };
}

test('an entry repeats from the month after its own, on its day or the last one, and one press takes that back', async () => {
  server.answer(api.recurring.save, rent());
  server.answer(api.recurring.pause, rent({ status: 'DURDURULDU' }));
  const { user, dialog } = await openDialog();
  expect(dialog.getByText('Her ayın 31. günü')).toBeVisible();
  expect(dialog.getByText('Daha kısa aylarda ayın son günü.')).toBeVisible();
  expect(dialog.getByLabelText('İlk tarih')).toHaveValue('28.02.2027');
  expect(dialog.getByLabelText('Bitiş')).toHaveValue('');
  expect(await seriousFindings()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Kayıt her ay tekrarlanacak.')).toBeVisible();
  expect(server.requests(api.recurring.save)[0]?.body).toEqual({
    cashFlowId: idOf(4, 1),
    day: 31,
    startDate: '2027-02-28',
    endDate: null,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Geri Al' }));
  expect(await screen.findByText('Tekrar durduruldu.')).toBeVisible();
  expect(server.requests(api.recurring.pause)[0]?.body).toEqual({ id: idOf(31, 1) });
});

test('what repeats again says from when on, where its first months are booked already', async () => {
  server.answer(api.recurring.save, rent({ startDate: '2027-05-31' }));
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Kayıt her ay tekrarlanacak. İlk tarih: 31.05.2027.')).toBeVisible();
});

test('another first date is another day of the month', async () => {
  server.answer(api.recurring.save, rent({ day: 15 }));
  const { user, dialog } = await openDialog();
  const first = dialog.getByLabelText('İlk tarih');
  await user.clear(first);
  await user.type(first, '15.03.2027');
  await user.tab();
  expect(await dialog.findByText('Her ayın 15. günü')).toBeVisible();
  await user.type(dialog.getByLabelText('Bitiş'), '01.03.2027');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await dialog.findByText('Bitiş başlangıçtan önce olamaz')).toBeVisible();
  expect(server.requests(api.recurring.save)).toHaveLength(0);
});

test('an entry that repeats already is told under its date, and the dialog stays', async () => {
  const sentence = 'Bu kayıt zaten her ay tekrarlanıyor.';
  server.fail(api.recurring.save, {
    status: 409,
    code: codes.conflict,
    message: sentence,
    fields: { cashFlowId: sentence },
  });
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await dialog.findByText(sentence)).toBeVisible();
});

test.each(['transferId', 'settlementId'])(
  'what is one side of something (%s) does not repeat',
  async (of) => {
    await open({ [of]: idOf(13, 1) });
    expect(screen.queryByRole('menuitem', { name: 'Her Ay Tekrarla' })).not.toBeInTheDocument();
  },
);

test('the panel of an entry offers it too', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Ofis kirası' }));
  await user.click(await screen.findByRole('button', { name: 'Kaydın işlemleri' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Her Ay Tekrarla' }));
  expect(await screen.findByRole('dialog', { name: 'Her Ay Tekrarla' })).toBeVisible();
});
