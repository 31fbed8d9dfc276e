import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import {
  cashFlow,
  cashFlowPage,
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

async function open() {
  server.answer(api.project.search, ({ body }) => pageOf([project(1, { name: 'Moda Apartmanı' })], body));
  const app = renderApp(<CashFlowPage />, { route: '/cash-flow' });
  await screen.findByText('Hareket 2');
  return app;
}

test('the ⋮ of a row links its entry to a project, and one press takes that back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'İşlemler: Hareket 2' }));
  expect(await screen.findByRole('menu', { name: 'İşlemler: Hareket 2' })).toBeVisible();
  expect(await seriousFindings()).toEqual([]);
  await user.click(screen.getByRole('menuitem', { name: 'Projeye Bağla' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Projeye Bağla' }));
  await user.click(await dialog.findByRole('button', { name: 'Moda Apartmanı' }));
  expect(await screen.findByText('1 kayıt güncellendi.')).toBeVisible();
  expect(server.requests(api.cashFlow.updateSeveral)[0]?.body).toEqual({
    ids: [idOf(4, 2)],
    projectId: project(1).id,
  });
  await user.click(screen.getByRole('button', { name: 'Geri Al' }));
  expect(await screen.findByText('Değişiklik geri alındı.')).toBeVisible();
});

test('a right click opens the same menu, which takes the entry into the entry row on today', async () => {
  const { user } = await open();
  fireEvent.contextMenu(screen.getByText('Hareket 2'), { clientX: 40, clientY: 60 });
  await user.click(await screen.findByRole('menuitem', { name: 'Bugüne Çoğalt' }));
  await waitFor(() => expect(screen.getByLabelText('Hızlı kayıt, Açıklama')).toHaveValue('Hareket 2'));
});

test("with Shift the browser's own menu stays", async () => {
  await open();
  const isLeft = fireEvent.contextMenu(row('Hareket 2'), { shiftKey: true, clientX: 40, clientY: 60 });
  expect(isLeft).toBe(true);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('an entry is copied as a row of cells', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'İşlemler: Hareket 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Kopyala' }));
  expect(await screen.findByText('Kayıt panoya kopyalandı.')).toBeVisible();
  const cells = (await navigator.clipboard.readText()).split('\t');
  expect(cells[0]).toBe('26.11.2026');
  expect(cells).toContain('Hareket 2');
});

test.each(['transferId', 'settlementId'])(
  'what is one side of something (%s) is not repeated, neither by its menu nor by its key',
  async (of) => {
    server.answer(api.cashFlow.findAll, ({ body }) =>
      cashFlowPage([{ ...cashFlow(2), [of]: idOf(13, 1) }], body),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'İşlemler: Hareket 2' }));
    expect(await screen.findByRole('menuitem', { name: 'Düzenle' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Bugüne Çoğalt' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    row('Hareket 2').focus();
    await user.keyboard('d');
    expect(await screen.findByText('Virman, tahsilat ve ödeme kayıtları çoğaltılamaz.')).toBeVisible();
    expect(screen.getByLabelText('Hızlı kayıt, Açıklama')).toHaveValue('');
  },
);
