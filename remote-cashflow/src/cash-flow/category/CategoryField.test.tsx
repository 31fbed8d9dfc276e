import { screen, waitFor, within } from '@testing-library/react';
import { api, type Category } from '@vezne/contract';
import { cashFlow, cashFlowPage, categories, fakeApi, renderApp, seriousFindings } from '@vezne/testing';
import CashFlowPage from '../CashFlowPage';

const server = fakeApi();
const like = categories[0] as Category;
const of = (n: number, name: string, type: Category['type'], useCount = 0): Category => ({
  ...like,
  ...{ id: like.id.slice(0, -1) + n, name, type, useCount },
});
const kept = [of(1, 'Hakediş', 'GELIR', 7), of(2, 'İskele', 'GIDER'), of(3, 'Malzeme', 'GIDER')];

async function open() {
  server.answer(api.category.findAll, kept);
  const { user } = renderApp(<CashFlowPage />, { route: '/cash-flow' });
  await screen.findByText('Hareket 1');
  await user.click(screen.getByRole('button', { name: 'Nakit Akışı Ekle' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nakit Akışı Ekle' }));
  await form.findByRole('option', { name: 'Malzeme' });
  return { user, form, field: form.getByLabelText('Kategori') };
}
const list = () => screen.findByRole('listbox', { name: 'Kategoriler, Giriş' });
const shown = async () =>
  within(await list())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('a category is found by any part of its name, Turkish letters folded, and taken with Enter', async () => {
  const { user, field } = await open();
  field.focus();
  await user.keyboard('kele');
  expect(await shown()).toEqual(['İskele', '“kele” kategorisini ekle']);
  expect(await seriousFindings()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(field).toHaveDisplayValue('İskele');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox', { name: 'Kategoriler, Giriş' })).toBeNull();
});

test('a press opens the list: none first, then those of the direction', async () => {
  const { user, field } = await open();
  await user.click(field);
  expect((await shown()).slice(0, 2)).toEqual(['Seçiniz', 'Hakediş7 kayıt']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveDisplayValue('Hakediş');
  await user.click(field);
  await user.click(within(await list()).getByRole('option', { name: 'Seçiniz' }));
  expect(field).toHaveDisplayValue('Seçiniz');
});

test('what was used last for the direction stands above the others', async () => {
  server.answer(api.cashFlow.findAll, ({ body }) =>
    cashFlowPage(
      [
        cashFlow(1, { description: 'Hareket 1', categoryId: kept[1]?.id, cashFlowType: 'GIRIS' }),
        cashFlow(2, { categoryId: kept[2]?.id, cashFlowType: 'CIKIS' }),
      ],
      body,
    ),
  );
  const { user, field } = await open();
  await user.click(field);
  const recent = within(await within(await list()).findByRole('group', { name: 'Son kullanılan' }));
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['İskele']);
  expect(within(await list()).getAllByRole('option', { name: 'İskele' })).toHaveLength(1);
});

test('Escape closes the list and leaves the form and the choice as they were', async () => {
  const { user, form, field } = await open();
  await user.selectOptions(field, 'Malzeme');
  field.focus();
  await user.keyboard('hak{Escape}');
  expect(field).toHaveDisplayValue('Malzeme');
  expect(field).toHaveFocus();
  expect(form.getByRole('button', { name: 'Kaydet' })).toBeVisible();
});

test('Tab takes what was searched and goes on', async () => {
  const { user, form, field } = await open();
  field.focus();
  await user.keyboard('hak{Tab}');
  expect(field).toHaveDisplayValue('Hakediş');
  expect(form.getByLabelText('Ödeme Yöntemi')).toHaveFocus();
});

test('a name that there is none of becomes a category in place, of the direction of the entry', async () => {
  const made = of(9, 'Kira geliri', 'GELIR');
  server.answer(api.category.save, made);
  const { user, field } = await open();
  field.focus();
  await user.keyboard('Kira geliri');
  expect(await shown()).toEqual(['“Kira geliri” kategorisini ekle']);
  server.answer(api.category.findAll, [...kept, made]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveDisplayValue('Kira geliri'));
  expect(server.requests(api.category.save)[0]?.body).toMatchObject({ name: 'Kira geliri', type: 'GELIR' });
});

test('a name that there is already is not offered to be added', async () => {
  const { user, field } = await open();
  field.focus();
  await user.keyboard('malzeme');
  expect(await shown()).toEqual(['Malzeme']);
});

test('a category that could not be added leaves the list open for another try', async () => {
  server.fail(api.category.save, { status: 500, message: 'Beklenmeyen bir hata oluştu.' });
  const { user, field } = await open();
  field.focus();
  await user.keyboard('Kira{Enter}');
  await waitFor(() => expect(server.requests(api.category.save)).not.toHaveLength(0));
  expect(await shown()).toContain('“Kira” kategorisini ekle');
  expect(field).toHaveDisplayValue('Seçiniz');
});

test('an amount that was typed into the wrong field is not offered to be added, and Enter makes nothing of it', async () => {
  const { user, field } = await open();
  field.focus();
  await user.keyboard('2400,5');
  expect(await screen.findByText('Bulunamadı.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('combobox', { name: /içinde ara/ })).toHaveValue('2400,5');
  expect(server.requests(api.category.save)).toEqual([]);
});
