import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import {
  answerAccounts,
  cashAccount,
  cashFlow,
  cashFlowPage,
  fakeApi,
  idOf,
  renderApp,
} from '@vezne/testing';
import CashFlowPage from '../CashFlowPage';

const server = fakeApi();
const sheet = () => document.querySelector<HTMLElement>('[data-print-sheet]');
const entries = Array.from({ length: 14 }, (_, at) => cashFlow(at + 1));

async function print(route: string, found = entries) {
  window.print = jest.fn();
  server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage(found, body));
  const { user } = renderApp(<CashFlowPage />, { route });
  await screen.findByText('Hareket 1');
  await user.click(screen.getByRole('button', { name: 'Diğer işlemler: Dışa Aktar, Yazdır, İçe Aktar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Yazdır' }));
  return user;
}

test('all that is found goes on paper, with whose it is, what it holds and its sums', async () => {
  await print('/cash-flow?from=2026-11-01&to=2026-11-30');
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  fireEvent(window, new Event('beforeprint'));
  const paper = sheet() as HTMLElement;
  expect(paper).toHaveTextContent(/Yılmaz Yapı.*Yazdırma: \d\d\.\d\d\.\d{4} \d\d:\d\d/);
  expect(paper).toHaveTextContent('Kasım 2026 · 14 kayıt · TRY');
  // Fourteen entries, the head, the sums and what is left.
  expect(within(paper).getAllByRole('row', { hidden: true })).toHaveLength(17);
  await waitFor(() =>
    expect(server.requests(api.history.noteExport).map(({ body }) => body)).toEqual([
      { list: 'Kasa Defteri', format: 'print', rows: 14 },
    ]),
  );
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(sheet()).toBeNull());
});

test('paper names every filter, whether all that is found is printed or the page itself', async () => {
  await print('/cash-flow?type=CIKIS&from=2026-11-01&to=2026-11-30&q=Hareket');
  await waitFor(() => expect(window.print).toHaveBeenCalled());
  const words = 'Kasım 2026 · Tür: Çıkış · Arama: “Hareket”';
  expect(sheet()).toHaveTextContent(words);
  expect(screen.getAllByText(new RegExp(`^${words}`))).toHaveLength(2);
});

test('with several accounts each entry tells its own on paper, and a transfer is neither income nor expense', async () => {
  answerAccounts(server.answer, [cashAccount(1), cashAccount(2, { name: 'Ziraat' })]);
  const leg = { ...cashFlow(2), amount: 400, transferId: idOf(13, 1), accountName: 'Ziraat' };
  await print('/cash-flow', [cashFlow(1), leg]);
  await waitFor(() => expect(window.print).toHaveBeenCalled());
  const [head, , second, sum, net, apart] = within(sheet() as HTMLElement).getAllByRole('row', {
    hidden: true,
  });
  expect(head).toHaveTextContent('TarihKategoriAçıklamaÖdeme YöntemiHesapGirişÇıkış');
  expect(second).toHaveTextContent(/Hareket 2TransferZiraatVirman −400,00 ₺/);
  // Neither column holds it: their figures add up to the sums below them.
  expect(second?.querySelector('[data-money]')).toBeNull();
  expect(sum).toHaveTextContent('Toplam1.000,00 ₺0,00 ₺');
  expect(net).toHaveTextContent('Net1.000,00 ₺');
  expect(apart).toHaveTextContent('Virmanlar (1 kayıt) toplamlara girmez');
});

test('of one account a transfer stands in its column, and in the sum', async () => {
  answerAccounts(server.answer, [cashAccount(1), cashAccount(2, { name: 'Ziraat' })]);
  const leg = { ...cashFlow(2, { cashFlowType: 'CIKIS' }), amount: 400, transferId: idOf(13, 1) };
  await print(`/cash-flow?accountId=${cashAccount(2).id}`, [cashFlow(1), leg]);
  await waitFor(() => expect(window.print).toHaveBeenCalled());
  const rows = within(sheet() as HTMLElement).getAllByRole('row', { hidden: true });
  expect(rows[3]).toHaveTextContent('Toplam1.000,00 ₺400,00 ₺');
  expect(sheet()).not.toHaveTextContent('Virman');
});

test('paper is white, whatever theme is on the screen', async () => {
  document.documentElement.dataset.theme = 'dark';
  await print('/cash-flow');
  await waitFor(() => expect(window.print).toHaveBeenCalled());
  fireEvent(window, new Event('beforeprint'));
  expect(document.documentElement.dataset.theme).toBe('light');
  fireEvent(window, new Event('afterprint'));
  expect(document.documentElement.dataset.theme).toBe('dark');
});
