import { screen, waitFor, within } from '@testing-library/react';
import { drafts } from '@vezne/api';
import { api } from '@vezne/contract';
import { fakeApi, renderApp, seriousFindings } from '@vezne/testing';
import CashFlowPage from '../CashFlowPage';

const server = fakeApi();
jest.setTimeout(30_000);

async function open() {
  const app = renderApp(<CashFlowPage />, { route: '/cash-flow' });
  await screen.findByText('Hareket 1');
  const add = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Nakit Akışı Ekle' }));
    return within(await screen.findByRole('dialog', { name: 'Nakit Akışı Ekle' }));
  };
  const leave = async () => {
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  return { ...app, add, leave };
}

test('a form that was left with typed text is offered again, and opens empty until the offer is taken', async () => {
  const { user, add, leave } = await open();
  let form = await add();
  expect(form.queryByText(/^Taslak \d/)).not.toBeInTheDocument();
  await user.type(form.getByLabelText('Açıklama'), 'Kum ve çakıl');
  await user.type(form.getByLabelText('Tutar'), '1250,5');
  await leave();
  form = await add();
  expect(form.getByLabelText('Açıklama')).toHaveValue('');
  expect(await seriousFindings()).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Taslağa Devam Et' }));
  expect(form.getByLabelText('Açıklama')).toHaveValue('Kum ve çakıl');
  expect(form.getByLabelText('Tutar')).toHaveValue('1.250,50');
  expect(form.queryByText(/^Taslak \d/)).not.toBeInTheDocument();
  await leave();
  expect((await add()).getByText(/^Taslak \d/)).toBeVisible();
});

test('a draft that another release has kept fills what the form has, and leaves the rest as it begins', async () => {
  const { user, add } = await open();
  drafts.keep('cash-flow', { description: 'Kum', date: 7, paymentMethod: { old: true } });
  const form = await add();
  const begun = [form.getByLabelText('Tarih'), form.getByLabelText('Ödeme Yöntemi')].map(
    (field) => (field as HTMLInputElement).value,
  );
  await user.click(form.getByRole('button', { name: 'Taslağa Devam Et' }));
  expect(form.getByLabelText('Açıklama')).toHaveValue('Kum');
  expect(form.getByLabelText('Tarih')).toHaveValue(begun[0]);
  expect(form.getByLabelText('Ödeme Yöntemi')).toHaveValue(begun[1]);
});

test('a draft brings back that an amount was emptied', async () => {
  const { user, leave } = await open();
  const edit = async () => {
    await user.click(screen.getByRole('button', { name: 'Düzenle: Hareket 1' }));
    return within(await screen.findByRole('dialog', { name: 'Nakit Akışı Düzenle' }));
  };
  let form = await edit();
  await user.clear(form.getByLabelText('Tutar'));
  await user.type(form.getByLabelText('Açıklama'), ' ve nakliye');
  await leave();
  form = await edit();
  await user.click(form.getByRole('button', { name: 'Taslağa Devam Et' }));
  expect(form.getByLabelText('Açıklama')).toHaveValue('Hareket 1 ve nakliye');
  expect(form.getByLabelText('Tutar')).toHaveValue('');
});

test('a form that nothing was typed into leaves no draft', async () => {
  const { user, add, leave } = await open();
  let form = await add();
  await user.type(form.getByLabelText('Açıklama'), 'K{Backspace}');
  await leave();
  form = await add();
  expect(form.queryByText(/^Taslak \d/)).not.toBeInTheDocument();
});

test('Boş Başla forgets the draft', async () => {
  const { user, add, leave } = await open();
  let form = await add();
  await user.type(form.getByLabelText('Açıklama'), 'Kum');
  await leave();
  form = await add();
  await user.click(form.getByRole('button', { name: 'Boş Başla' }));
  await leave();
  form = await add();
  expect(form.queryByText(/^Taslak \d/)).not.toBeInTheDocument();
});

test('what is saved is no draft any more', async () => {
  const { user, add } = await open();
  let form = await add();
  await user.type(form.getByLabelText('Açıklama'), 'Kum');
  await user.type(form.getByLabelText('Tutar'), '100');
  await form.findByRole('option', { name: 'Malzeme' });
  await user.selectOptions(form.getByLabelText('Kategori'), 'Malzeme');
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requests(api.cashFlow.save)).toHaveLength(1);
  form = await add();
  expect(form.queryByText(/^Taslak \d/)).not.toBeInTheDocument();
});

test('the draft of one record is not offered for another', async () => {
  const { user, leave } = await open();
  const edit = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `Düzenle: ${name}` }));
    return within(await screen.findByRole('dialog', { name: 'Nakit Akışı Düzenle' }));
  };
  await user.type((await edit('Hareket 1')).getByLabelText('Açıklama'), ' ve nakliye');
  await leave();
  expect((await edit('Hareket 2')).queryByText(/^Taslak \d/)).not.toBeInTheDocument();
  await leave();
  expect((await edit('Hareket 1')).getByText(/^Taslak \d/)).toBeVisible();
});
