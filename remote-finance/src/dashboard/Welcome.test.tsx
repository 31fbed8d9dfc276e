import { screen, waitFor, within } from '@testing-library/react';
import { api, type DashboardData } from '@vezne/contract';
import { categories, company, dashboardData, fakeApi, projectOverview, renderApp } from '@vezne/testing';
import { highlightAtom } from '@vezne/ui/state';
import DashboardPage from './DashboardPage';

const server = fakeApi();
const period = { from: '2026-11-01', to: '2026-11-30' };
const nothing: Partial<DashboardData> = { firstMonth: null, projectCount: 0 };

function open(own: Partial<DashboardData> = nothing, stored: Record<string, string> = {}) {
  server.answer(api.dashboard.data, { ...dashboardData, ...own });
  return renderApp(<DashboardPage />, { route: '/dashboard', stored });
}

beforeEach(() => {
  server.answer(api.project.overview, projectOverview);
  server.answer(api.dashboard.categoryExpenses, { expenses: [], transfers: 0, period });
  server.answer(api.dashboard.projectsLeftDays, { projects: [] });
  server.answer(api.dashboard.topAndBottomProjects, { topProjects: [], bottomProjects: [] });
  server.answer(api.category.findAll, []);
  server.answer(api.company.findById, { ...company, taxNumber: null, address: null });
});

const steps = async () => within(await screen.findByRole('region', { name: 'Başlarken' }));

const isBefore = (one: HTMLElement, other: HTMLElement) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
const stepsAndFigures = async () => [
  await screen.findByRole('region', { name: 'Başlarken' }),
  await screen.findByText('Bakiye'),
];

test('the first steps stand before figures that are all zero, and after those that tell something', async () => {
  const { unmount } = open();
  const [steps, figures] = (await stepsAndFigures()) as [HTMLElement, HTMLElement];
  expect(isBefore(steps, figures)).toBe(true);
  unmount();
  open({ projectCount: 0 });
  const [later, told] = (await stepsAndFigures()) as [HTMLElement, HTMLElement];
  expect(isBefore(told, later)).toBe(true);
});

test('a company without records sees its first steps instead of empty charts', async () => {
  open();
  const card = await steps();
  expect(card.getByText('4 adımdan 0 tanesi tamam')).toBeVisible();
  expect(card.getByRole('link', { name: 'Bilgileri Tamamla' })).toHaveAttribute('href', '/settings/company');
  expect(card.getByRole('link', { name: "Kasa Defteri'ne Git" })).toHaveAttribute('href', '/cash-flow');
  expect(card.getByRole('link', { name: 'Projelere Git' })).toHaveAttribute('href', '/projects');
  expect(card.getByRole('link', { name: 'örnek ekranları' })).toHaveAttribute('href', '/ornek-ekranlar');
  expect(screen.queryByRole('region', { name: 'Nakit akışı' })).toBeNull();
  expect(screen.queryByText('Açık proje yok.')).toBeNull();
});

test('the ready-made categories are added by one press, and the step is ticked', async () => {
  // What the product made by itself for a transfer is no choice of the company's.
  server.answer(
    api.category.findAll,
    categories.slice(0, 1).map((one) => ({ ...one, name: 'Virman' })),
  );
  server.answer(api.category.addReadyMade, categories);
  const { user } = open();
  const card = await steps();
  const add = await card.findByRole('button', { name: 'Hazır kategorileri ekle' });
  server.answer(api.category.findAll, categories);
  await user.click(add);
  expect(await card.findByText('4 adımdan 1 tanesi tamam')).toBeVisible();
  expect(card.getByText('Hazır kategoriler').closest('li')).toHaveTextContent('tamam');
  expect(card.queryByRole('button', { name: 'Hazır kategorileri ekle' })).toBeNull();
  await waitFor(() => expect(card.getByRole('link', { name: 'Ekstre veya Excel Aktar' })).toHaveFocus());
});

test('beside the first entry stands the way to the accounts and what lies in them', async () => {
  const { user, location } = open();
  await user.click((await steps()).getByRole('link', { name: 'Hesaplar ve Açılış Bakiyesi' }));
  expect(location()).toBe('/cash-flow/accounts');
});

test('a step leads to its page and rings the button that takes it', async () => {
  const { user, location, store } = open();
  await user.click((await steps()).getByRole('link', { name: "Kasa Defteri'ne Git" }));
  expect(location()).toBe('/cash-flow');
  expect(store.get(highlightAtom)?.targetId).toBe('add-cash-flow');
});

test('the first of two ledgers filled leaves the steps above what there is to see', async () => {
  server.answer(api.company.findById, company);
  open({ projectCount: 0 });
  await steps();
  expect(screen.getByRole('region', { name: 'Nakit akışı' })).toBeVisible();
  expect(screen.getByText('İlk kayıt').closest('li')).toHaveTextContent('tamam');
});

test('the steps are put away for good, and the parts say what is missing', async () => {
  const { user, unmount } = open();
  await user.click((await steps()).getByRole('button', { name: 'Kaldır' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Başlarken' })).toBeNull());
  expect(await screen.findByText('Henüz kasa kaydı yok.')).toBeVisible();
  expect(screen.getByText('Açık proje yok.')).toBeVisible();
  const stored = { ...localStorage };
  unmount();
  open(nothing, stored);
  expect(await screen.findByText('Henüz kasa kaydı yok.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Başlarken' })).toBeNull();
});

test('a company at work is not asked for its categories by the dashboard', async () => {
  open({});
  await screen.findByText('9 aktif proje');
  expect(screen.queryByRole('region', { name: 'Başlarken' })).toBeNull();
  expect(server.requests(api.category.findAll)).toHaveLength(0);
});
