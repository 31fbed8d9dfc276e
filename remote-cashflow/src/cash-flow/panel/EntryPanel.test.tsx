import { screen, waitFor, within } from '@testing-library/react';
import { api, dayInTurkey } from '@vezne/contract';
import { cashFlow, cashFlowPage, cashFlows, fakeApi, idOf, renderApp, seriousFindings } from '@vezne/testing';
import CashFlowPage from '../CashFlowPage';

const server = fakeApi();
const row = (description: string) => screen.getByText(description).closest('tr') as HTMLElement;
const panel = async () => within(await screen.findByRole('dialog', { name: 'Nakit Akışı Düzenle' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const button = async (name: string | RegExp) => (await panel()).getByRole('button', { name });

async function open(route = '/cash-flow') {
  const app = renderApp(<CashFlowPage />, { route });
  await screen.findByText('Hareket 1');
  return app;
}

async function openPanel(n = 2) {
  const app = await open();
  await app.user.click(screen.getByRole('button', { name: `Hareket ${n}` }));
  await (await panel()).findByRole('option', { name: 'Malzeme' });
  return app;
}

test('a press on what an entry is for opens it beside the list, the address holds it, and its history is there', async () => {
  server.answer(api.history.findAll, ({ body }) => ({
    content: [],
    totalElements: 3,
    totalPages: 1,
    page: 0,
    size: body.pageSize,
  }));
  const { location } = await openPanel();
  const entry = await panel();
  expect(location()).toBe(`/cash-flow?entry=${idOf(4, 2)}`);
  expect(entry.getByLabelText('Açıklama')).toHaveValue('Hareket 2');
  await waitFor(() => expect(entry.getByLabelText('Tutar')).toHaveFocus());
  expect(await entry.findByRole('button', { name: 'Geçmiş (3)', expanded: true })).toBeVisible();
  expect(server.requests(api.history.findAll)[0]?.body).toMatchObject({ entityId: idOf(4, 2) });
  expect(row('Hareket 2')).toHaveAttribute('aria-current', 'true');
});

test('a press anywhere else on its row opens it too, but not one for what stands there', async () => {
  const { user, location } = await open();
  const cells = within(row('Hareket 2')).getAllByRole('cell');
  await user.click(cells[0] as HTMLElement);
  await user.click(cells.at(-1) as HTMLElement);
  expect(location()).toBe('/cash-flow');
  await user.click(cells[1] as HTMLElement);
  expect((await panel()).getByLabelText('Açıklama')).toHaveValue('Hareket 2');
});

test('Enter opens it, and Escape gives the focus back to its row', async () => {
  const { user, location } = await open();
  await user.keyboard('j{ArrowDown}{Enter}');
  await waitFor(async () => expect((await panel()).getByLabelText('Tutar')).toHaveFocus());
  await user.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(row('Hareket 2')).toHaveFocus());
  expect(location()).toBe('/cash-flow');
});

test('is changed in place; saved, it closes and the list shows it', async () => {
  const { user } = await openPanel();
  const amount = (await panel()).getByLabelText('Tutar');
  await user.clear(amount);
  await user.type(amount, '2500{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Nakit Akışı Başarıyla Güncellendi.')).toBeVisible();
  await closed();
  await waitFor(() => expect(row('Hareket 2')).toHaveTextContent('2.500,00'));
  expect(server.requests(api.cashFlow.update)[0]?.body).toMatchObject({ id: idOf(4, 2), amount: 2500 });
});

test('arrows lead to the entries beside it, over the end of the page too', async () => {
  const { user, location } = await openPanel(5);
  expect(await panel()).toBeTruthy();
  expect((await panel()).getByText('5 / 14')).toBeVisible();
  await user.click(await button(/^Sonraki kayıt/));
  await waitFor(async () => expect((await panel()).getByLabelText('Açıklama')).toHaveValue('Hareket 6'));
  await user.click((await panel()).getByLabelText('Açıklama'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await screen.findByRole('button', { name: 'Hareket 7' });
  await waitFor(async () => expect((await panel()).getByLabelText('Açıklama')).toHaveValue('Hareket 7'));
  await waitFor(async () => expect((await panel()).getByLabelText('Tutar')).toHaveFocus());
  expect(location()).toBe(`/cash-flow?entry=${idOf(4, 7)}&page=2&rows=6`);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await screen.findByRole('button', { name: 'Hareket 6' });
  await waitFor(async () => expect((await panel()).getByLabelText('Açıklama')).toHaveValue('Hareket 6'));
  expect((await panel()).getByText('6 / 14')).toBeVisible();
});

test('what was written and not saved waits with its entry, until it is given up', async () => {
  const { user } = await openPanel();
  await user.type((await panel()).getByLabelText('Açıklama'), ' taslak');
  expect((await panel()).getByText('Kaydedilmedi')).toBeVisible();
  await user.click(await button(/^Sonraki kayıt/));
  await waitFor(async () => expect((await panel()).getByLabelText('Açıklama')).toHaveValue('Hareket 3'));
  expect((await panel()).queryByText('Kaydedilmedi')).toBeNull();
  await user.keyboard('{Escape}');
  await closed();
  await user.click(screen.getByRole('button', { name: 'Hareket 2' }));
  await waitFor(async () =>
    expect((await panel()).getByLabelText('Açıklama')).toHaveValue('Hareket 2 taslak'),
  );
  expect((await panel()).queryByText(/^Taslak \d/)).toBeNull();
  await user.click(await button('İptal'));
  await closed();
  await user.click(screen.getByRole('button', { name: 'Hareket 2' }));
  await waitFor(async () => expect((await panel()).getByLabelText('Açıklama')).toHaveValue('Hareket 2'));
  expect((await panel()).queryByText(/^Taslak \d/)).toBeNull();
  expect(server.requests(api.cashFlow.update)).toHaveLength(0);
});

test('what was written beside the list is offered after the page was opened anew, or thrown away', async () => {
  const first = await openPanel();
  await first.user.type((await panel()).getByLabelText('Açıklama'), ' taslak');
  window.dispatchEvent(new Event('pagehide'));
  const stored = { drafts: localStorage.getItem('drafts') ?? '' };
  first.unmount();
  const { user } = renderApp(<CashFlowPage />, { route: `/cash-flow?entry=${idOf(4, 2)}`, stored });
  await (await panel()).findByRole('option', { name: 'Malzeme' });
  expect((await panel()).getByLabelText('Açıklama')).toHaveValue('Hareket 2');
  expect((await panel()).getByText(/^Taslak \d\d:\d\d/)).toBeVisible();
  await user.click(await button('Taslağa Devam Et'));
  expect((await panel()).getByLabelText('Açıklama')).toHaveValue('Hareket 2 taslak');
  await user.click(await button('İptal'));
  await closed();
});

test('is written anew for today', async () => {
  const { user } = await openPanel();
  await user.click(await button('Kaydın işlemleri'));
  await user.click(await screen.findByRole('menuitem', { name: 'Bugüne Çoğalt' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nakit Akışı Ekle' }));
  await form.findByRole('option', { name: 'Malzeme' });
  await user.click(form.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Nakit Akışı Başarıyla Oluşturuldu.')).toBeVisible();
  expect(server.requests(api.cashFlow.save)[0]?.body).toEqual({
    categoryId: idOf(3, 2),
    date: dayInTurkey(new Date()),
    description: 'Hareket 2',
    amount: 2000,
    cashFlowType: 'CIKIS',
    paymentMethod: 'TRANSFER',
    projectId: null,
  });
  await closed();
  await user.click(screen.getByRole('button', { name: 'Nakit Akışı Ekle' }));
  expect(await screen.findByLabelText('Açıklama')).toHaveValue('');
});

test('is deleted after the question; the focus then stands on the next entry', async () => {
  const { user, location } = await openPanel();
  await user.click(await button('Kaydın işlemleri'));
  await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  const question = await screen.findByRole('alertdialog', { name: 'Silme Onayı' });
  expect(question).toHaveTextContent('Hareket 2');
  await user.click(within(question).getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Nakit Akışı Başarıyla Silindi.')).toBeVisible();
  await closed();
  await waitFor(() => expect(screen.queryByText('Hareket 2')).toBeNull());
  await waitFor(() => expect(row('Hareket 3')).toHaveFocus());
  expect(location()).toBe('/cash-flow');
});

test('giving up the question leaves the entry open', async () => {
  const { user } = await openPanel();
  await user.click(await button('Kaydın işlemleri'));
  await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await panel()).getByLabelText('Açıklama')).toHaveValue('Hareket 2');
});

test('a press on another entry shows that one instead, a press elsewhere closes it', async () => {
  const { user } = await openPanel();
  await user.click(screen.getByRole('button', { name: 'Hareket 4' }));
  await waitFor(async () => expect((await panel()).getByLabelText('Açıklama')).toHaveValue('Hareket 4'));
  await user.click(screen.getByRole('heading', { name: 'Kasa Defteri' }));
  await closed();
});

describe('a link', () => {
  test('opens an entry that is on another page, with the project it belongs to', async () => {
    const far = cashFlow(13, { projectId: idOf(5, 1) });
    server.answer(api.cashFlow.findAll, ({ body }) => {
      const page = cashFlowPage(body.ids ? [far] : cashFlows, body);
      return { ...page, content: page.content.map((entry) => ({ ...entry, projectName: 'Moda' })) };
    });
    await open(`/cash-flow?entry=${far.id}`);
    const entry = await panel();
    expect(await entry.findByLabelText('Açıklama')).toHaveValue('Hareket 13');
    expect(entry.getByRole('link', { name: '#Moda' })).toHaveAttribute('href', `/projects/${idOf(5, 1)}`);
    expect(entry.queryByRole('button', { name: /^Sonraki/ })).toBeDisabled();
  });

  test('to an entry that is gone says so', async () => {
    await open(`/cash-flow?entry=${idOf(9, 9)}`);
    expect(await (await panel()).findByText('Kayıt bulunamadı.')).toBeVisible();
  });
});

test('axe finds nothing serious in it', async () => {
  await openPanel();
  expect(await seriousFindings()).toEqual([]);
});
