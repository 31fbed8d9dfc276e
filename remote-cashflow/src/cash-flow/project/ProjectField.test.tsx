import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { cashFlow, cashFlowPage, fakeApi, pageOf, project, renderApp } from '@vezne/testing';
import CashFlowPage from '../CashFlowPage';

const server = fakeApi();
const moda = project(1, { name: 'Moda Apartmanı' });

test('an entry is told which project it belongs to, and loses it again', async () => {
  server.answer(api.project.search, ({ body }) => pageOf([moda], body));
  server.answer(api.cashFlow.findAll, ({ body }) =>
    cashFlowPage([cashFlow(1, { projectId: moda.id })], body),
  );
  const { user } = renderApp(<CashFlowPage />, { route: '/cash-flow' });
  await user.click(await screen.findByRole('button', { name: 'Düzenle: Hareket 1' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nakit Akışı Düzenle' }));
  await form.findByRole('option', { name: 'Moda Apartmanı' });
  const field = form.getByLabelText(/^Proje/);
  await waitFor(() => expect(field).toHaveValue(moda.id));
  await user.selectOptions(field, 'Projesiz');
  await user.click(form.getByRole('button', { name: 'Güncelle' }));
  await waitFor(() =>
    expect(server.requests(api.cashFlow.update)[0]?.body).toMatchObject({ projectId: null }),
  );
});

test('a project is written into the entry row too', async () => {
  server.answer(api.project.search, ({ body }) => pageOf([moda], body));
  const { user } = renderApp(<CashFlowPage />, { route: '/cash-flow' });
  await screen.findByText('Hareket 1');
  expect(server.requests(api.project.search)).toEqual([]);
  await user.type(screen.getByLabelText('Hızlı kayıt, Açıklama'), 'Kum');
  await screen.findByRole('option', { name: 'Moda Apartmanı' });
  await user.selectOptions(screen.getByLabelText('Hızlı kayıt, Proje'), moda.id);
  await user.selectOptions(screen.getByLabelText('Hızlı kayıt, Kategori'), 'Malzeme');
  await user.type(screen.getByLabelText('Hızlı kayıt, Tutar'), '100{Enter}');
  await waitFor(() =>
    expect(server.requests(api.cashFlow.save)[0]?.body).toMatchObject({ projectId: moda.id }),
  );
});
