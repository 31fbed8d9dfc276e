import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import {
  cashFlow,
  cashFlowPage,
  categories,
  fakeApi,
  renderApp,
  seriousFindings,
  setWindowWidth,
} from '@vezne/testing';
import CashFlowPage from '../CashFlowPage';

const server = fakeApi();
beforeEach(() => setWindowWidth());

const past = ['Beton', 'Kum', 'Beton', 'Demir', 'Yakıt', 'Kira', 'Elektrik'].map((description, index) =>
  cashFlow(index + 1, {
    description,
    amount: 100 + index,
    cashFlowType: 'CIKIS',
    paymentMethod: 'CARD',
    categoryId: categories[3]?.id,
  }),
);

async function open() {
  server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage(past, body));
  const { user } = renderApp(<CashFlowPage />, { route: '/cash-flow' });
  await screen.findAllByText('Kum');
  await user.click(screen.getByRole('button', { name: 'Nakit Akışı Ekle' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nakit Akışı Ekle' }));
  await form.findByRole('option', { name: 'Malzeme' });
  return { user, form };
}

test('on a phone the amount comes first, then which way, then for what', async () => {
  const { user, form } = await open();
  const amount = form.getByLabelText('Tutar');
  await waitFor(() => expect(amount).toHaveFocus());
  await user.tab();
  expect(form.getByRole('button', { name: 'Giriş' })).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(form.getByLabelText('Açıklama')).toHaveFocus();
  expect(await seriousFindings()).toEqual([]);
});

test('a tap on one of the last five descriptions fills the form as that entry was, for today', async () => {
  const { user, form } = await open();
  const last = within(await form.findByRole('group', { name: 'Son açıklamalar' }));
  expect(last.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Beton',
    'Kum',
    'Demir',
    'Yakıt',
    'Kira',
  ]);
  const today = form.getByLabelText('Tarih');
  const before = today.getAttribute('value');
  await user.click(last.getByRole('button', { name: 'Demir' }));
  expect(form.getByLabelText('Açıklama')).toHaveValue('Demir');
  expect(form.getByLabelText('Tutar')).toHaveValue('103,00');
  expect(form.getByLabelText('Kategori')).toHaveDisplayValue('Malzeme');
  expect(form.getByLabelText('Ödeme Yöntemi')).toHaveDisplayValue('Kart');
  expect(form.getByRole('button', { name: 'Çıkış' })).toHaveAttribute('aria-pressed', 'true');
  expect(today).toHaveValue(before);
  await waitFor(() => expect(form.getByLabelText('Tutar')).toHaveFocus());
});

test('a tap brings the amount of the entry, unless one is written already', async () => {
  const { user, form } = await open();
  const tap = async (name: string) => user.click(await form.findByRole('button', { name }));
  await tap('Demir');
  await tap('Kum');
  expect(form.getByLabelText('Tutar')).toHaveValue('101,00');
  await user.clear(form.getByLabelText('Tutar'));
  await user.type(form.getByLabelText('Tutar'), '250,5');
  await tap('Demir');
  expect(form.getByLabelText('Açıklama')).toHaveValue('Demir');
  expect(form.getByLabelText('Tutar')).toHaveValue('250,50');
});
