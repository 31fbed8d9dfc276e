import { screen, waitFor, within } from '@testing-library/react';
import { useProjectOverview } from '@vezne/api';
import { api, type DueRow, dayInTurkey, type ProjectOverview } from '@vezne/contract';
import { fakeApi, idOf, projectIncome, projectOverview, renderApp } from '@vezne/testing';
import { WeekCard } from './WeekCard';

const server = fakeApi();
const inDays = (days: number) => dayInTurkey(new Date(Date.now() + days * 86_400_000));
const due = (n: number, days: number, own: Partial<DueRow<'income'>> = {}): DueRow<'income'> => ({
  ...projectIncome(n, { dueDate: inDays(days), date: '2026-10-05' }),
  projectName: 'Köprü',
  ...own,
});
const expense = (n: number, days: number): DueRow<'expense'> => ({
  ...due(n, days),
  id: idOf(7, n),
  description: `Fatura ${n}`,
  status: 'BEKLIYOR',
});

function Week() {
  return <WeekCard query={useProjectOverview()} />;
}

async function open(overview: Partial<ProjectOverview>) {
  server.answer(api.project.overview, { ...projectOverview, ...overview });
  const app = renderApp(<Week />, { route: '/dashboard' });
  return { ...app, card: within(await screen.findByRole('region', { name: 'Bu hafta' })) };
}
const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

test('a quiet week is told as one', async () => {
  const { card } = await open({});
  expect(await card.findByText('Bu hafta sizi bekleyen bir iş yok.')).toBeVisible();
});

test('what is due stands oldest first, with its day, its project and what it comes to with VAT', async () => {
  await open({
    dueIncomes: [due(1, -3), due(2, 1)],
    dueExpenses: [expense(1, 0), expense(2, 5)],
  });
  await screen.findByText('Fatura 1');
  expect(lines()).toEqual([
    'Hakediş 13 gün gecikti · Köprü+1.200,00 ₺Tahsil edildi',
    'Fatura 1Bugün · Köprü−1.200,00 ₺Ödendi',
    'Hakediş 2Yarın · Köprü+2.400,00 ₺Tahsil edildi',
    'Fatura 25 gün sonra · Köprü−2.400,00 ₺Ödendi',
  ]);
  expect(screen.getByRole('link', { name: 'Hakediş 1' })).toHaveAttribute(
    'href',
    `/projects/gelirler?projectId=${idOf(5, 1)}&from=2026-10-05&to=2026-10-05&waiting=true`,
  );
});

test('one press settles a row where it stands, another takes it back', async () => {
  const row = due(1, -3);
  const { user } = await open({ dueIncomes: [row, due(2, 2)] });
  server.answer(api.projectIncome.update, ({ body }) => ({
    ...projectIncome(1, { dueDate: row.dueDate, date: row.date }),
    status: body.status ?? 'BEKLIYOR',
    version: (body.version ?? 0) + 1,
  }));
  const button = await screen.findByRole('button', { name: 'Tahsil edildi: Hakediş 1' });
  server.answer(api.project.overview, { ...projectOverview, dueIncomes: [due(2, 2)] });
  await user.click(button);
  // Who reads of money that came in must not take the ledger for richer.
  expect(await screen.findByText('Gelir Başarıyla Güncellendi. Kasa Defteri değişmedi.')).toBeVisible();
  const undo = await screen.findByRole('button', { name: 'Geri Al: Hakediş 1' });
  await waitFor(() => expect(undo).toHaveFocus());
  expect(lines()[0]).toBe('Hakediş 1Tahsil edildi · Köprü+1.200,00 ₺Geri Al');
  expect(server.requests(api.projectIncome.update)[0]?.body).toMatchObject({
    id: row.id,
    status: 'TAHSIL_EDILDI',
    version: 1,
  });
  await waitFor(() => expect(server.requests(api.project.overview)).toHaveLength(2));
  expect(lines()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Geri Al: Hakediş 1' }));
  expect(await screen.findByRole('button', { name: 'Tahsil edildi: Hakediş 1' })).toBeVisible();
  expect(server.requests(api.projectIncome.update)[1]?.body).toMatchObject({
    status: 'BEKLIYOR',
    version: 2,
  });
});

test('a row that was called settled is offered to the ledger, beside taking it back', async () => {
  const { user } = await open({ dueIncomes: [due(1, -3)] });
  server.answer(api.projectIncome.update, projectIncome(1, { status: 'TAHSIL_EDILDI', version: 2 }));
  await user.click(await screen.findByRole('button', { name: 'Tahsil edildi: Hakediş 1' }));
  expect(await screen.findByRole('button', { name: 'Geri Al' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kasaya işle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kasaya işle' }));
  expect(await dialog.findByLabelText('Tutar')).toHaveValue('1.200,00');
  expect(screen.queryByRole('button', { name: 'Kasaya işle' })).toBeNull();
});

test('a settling that is refused leaves the row as it was', async () => {
  const { user } = await open({ dueExpenses: [expense(1, -1)] });
  server.fail(api.projectExpense.update, { status: 409, message: 'Kayıt değişti' });
  await user.click(await screen.findByRole('button', { name: 'Ödendi: Fatura 1' }));
  await waitFor(() => expect(server.requests(api.project.overview)).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Ödendi: Fatura 1' })).not.toHaveAttribute('aria-busy');
});

test('projects that need a look are links, and calm ones are not there', async () => {
  const { card } = await open({
    cards: { active: 3, delayed: 1, endingIn7Days: 1, overBudget: 1, notAnalyzed: 0 },
    late: [{ id: idOf(5, 3), name: 'Liman', endDate: '2026-11-18', leftDays: -3 }],
    overBudget: [
      { id: idOf(5, 1), name: 'Köprü', budgetUsedPct: 112.5 },
      { id: idOf(5, 3), name: 'Liman', budgetUsedPct: 105 },
    ],
    dueSoon: [{ id: idOf(5, 2), name: 'Villa', endDate: '2026-11-22', leftDays: 0 }],
  });
  const late = await card.findByRole('link', { name: 'Liman' });
  expect(late).toHaveAttribute('href', `/projects/${idOf(5, 3)}`);
  expect(lines()).toEqual([
    'Liman3 gün gecikti · bütçe kullanımı %105,0',
    'KöprüBütçe kullanımı %112,5',
    'VillaBugün bitiyor · 22.11.2026',
  ]);
  // Apart from what is said beside it: it has the colour of what is late, as money has.
  expect(card.getByText('3 gün gecikti')).toBeVisible();
});

test('many late projects are one line that leads to all of them, and so are those not analyzed', async () => {
  const { card } = await open({
    cards: { active: 9, delayed: 3, endingIn7Days: 0, overBudget: 0, notAnalyzed: 4 },
    late: [{ id: idOf(5, 3), name: 'Liman', endDate: '2026-11-18', leftDays: -3 }],
  });
  expect(await card.findByRole('link', { name: '3 proje gecikti' })).toHaveAttribute(
    'href',
    '/projects?late=true',
  );
  expect(card.getByRole('link', { name: '4 proje analiz edilmedi' })).toHaveAttribute(
    'href',
    '/projects?analyzed=false',
  );
  expect(lines()).toHaveLength(2);
});

test('no more is shown than can be taken in, and the rest is one press away', async () => {
  const { card } = await open({
    cards: { active: 9, delayed: 3, endingIn7Days: 0, overBudget: 0, notAnalyzed: 4 },
    dueIncomes: [1, 2, 3, 4, 5].map((n) => due(n, n - 4)),
    dueExpenses: [1, 2, 3, 4, 5].map((n) => expense(n, n - 4)),
  });
  await card.findByRole('link', { name: '3 proje gecikti' });
  expect(lines()).toHaveLength(6);
  expect(card.getByRole('link', { name: 'Bekleyen gelirler' })).toHaveAttribute(
    'href',
    '/projects/gelirler?waiting=true',
  );
  expect(card.getByRole('link', { name: 'Bekleyen giderler' })).toBeVisible();
});
