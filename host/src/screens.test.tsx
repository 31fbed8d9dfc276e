import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import type { RemoteId } from '@vezne/federation';
import type { RemoteDeclaration } from '@vezne/federation/build';
import {
  ageing,
  answerAccounts,
  cashAccount,
  dashboardData,
  fakeApi,
  idOf,
  manager,
  monthlyReport,
  monthlyReportDetail,
  pageOf,
  priceListOf,
  product,
  project,
  projectOverview,
  projectStatistics,
  rowsPageOf,
  runningMonth,
} from '@vezne/testing';
import { assistantAtom, highlightAtom } from '@vezne/ui/state';
import { getDefaultStore } from 'jotai';
import { footerLinks, topLinks } from './composed/links';
import { footSections, sections } from './composed/sidebar';
import { pageAt } from './routes';
import { openAt } from './testing';

// The real screens of all remotes, as they declare them, in the real host: what holds the two sides together.

const root = join(__dirname, '..', '..');
const folders = readdirSync(root).filter((name) => name.startsWith('remote-'));
const remotes: RemoteDeclaration[] = folders.map(
  (folder) => jest.requireActual(join(root, folder, 'remote.mjs')).default,
);

const files = new Map(
  remotes.flatMap(({ name, exposes }) =>
    Object.entries(exposes).map(([exposed, file]) => [
      `${name}/${exposed}`,
      join(root, `remote-${name}`, file),
    ]),
  ),
);
const pages = remotes.flatMap((remote) =>
  remote.pages.map((page) => ({ ...page, address: start(page.path), id: `${remote.name}/${page.screen}` })),
);

/** An address that the path stands for. */
function start(path: string): string {
  return path.replace(/\/\*$/, '').replace(/:\w+/g, 'deneme-1');
}

const load = async (id: RemoteId) => import(files.get(id) ?? `no screen ${id}`);
const title = () => screen.findByRole('heading', { level: 1 });

const server = fakeApi();
beforeEach(() => {
  answerAccounts(server.answer, [cashAccount(1), cashAccount(2)]);
  server.answer(api.dashboard.data, dashboardData);
  server.answer(api.project.overview, projectOverview);
  server.answer(api.dashboard.categoryExpenses, {
    expenses: [],
    transfers: 0,
    period: { from: '2026-11-01', to: '2026-11-30' },
  });
  server.answer(api.dashboard.projectsLeftDays, { projects: [] });
  server.answer(api.dashboard.topAndBottomProjects, { topProjects: [], bottomProjects: [] });
  server.answer(api.project.statistics, projectStatistics);
  server.answer(api.project.map, []);
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf([], body));
  server.answer(api.projectExpense.findAll, ({ body }) => rowsPageOf([], body));
  server.answer(api.auth.sessions, []);
  server.answer(api.project.search, ({ body }) => pageOf([project(1)], body));
  server.answer(api.contact.ageing, ageing);
  server.answer(api.contact.findAll, ({ body }) => pageOf([], body));
  server.answer(api.product.findAll, ({ body }) => priceListOf([product(1)], body));
  server.answer(api.monthlyReport.summary, runningMonth);
  server.answer(api.monthlyReport.findAll, [monthlyReport('2026-10', {})]);
  server.answer(api.manager.findAll, [manager]);
  server.answer(api.manager.verifyAccount, {
    outcome: 'USED',
    managerId: manager.id,
    email: 'can@ornek.com.tr',
  });
  server.answer(api.manager.findInvitation, {
    name: 'Can',
    email: 'can@ornek.com.tr',
    companyName: 'Er Yapı',
  });
  server.answer(api.assistant.history, pageOf([]));
  server.answer(api.trash.findAll, ({ body }) =>
    pageOf(
      [
        {
          id: idOf(4, 1),
          entity: 'cash-flow',
          label: 'Kira',
          amount: -1_250.5,
          parts: 0,
          deletedBy: 'Ece Şahin',
          deletedAt: '2026-11-21T11:03:00.000Z',
          daysLeft: 29,
        },
      ],
      body,
    ),
  );
});

test.each([...files])('%s has a file with a component as its default export', async (_, file) => {
  expect(existsSync(file)).toBe(true);
  const { default: Screen } = await import(file);
  expect(typeof Screen).toBe('function');
});

test('every exposed screen is shown: on a page, or as the dialog that the frame opens', async () => {
  const shown = new Set(pages.map(({ id }) => id));
  expect([...files.keys()].filter((id) => !shown.has(id))).toEqual(['ai/AssistantModal']);
  openAt('/categories', { load });
  await title();
  act(() => getDefaultStore().set(assistantAtom, { open: true, context: 'Kasa Defteri' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Soru Sor');
  act(() => getDefaultStore().set(assistantAtom, { open: false, context: 'Kasa Defteri' }));
});

describe('a public page', () => {
  const open = pages.filter((page) => 'frame' in page);

  test.each(open.map((page) => [page.address, page] as const))(
    '%s is drawn for everybody under its title',
    async (address, page) => {
      openAt(address, { role: null, load });
      expect(await title()).toBeVisible();
      expect(document.title).toBe(page.documentTitle ?? `${page.title} — Vezne`);
      expect(screen.getByRole('navigation', { name: 'Ana menü' })).toBeInTheDocument();
    },
  );
});

describe('a page behind the sign-in', () => {
  const guarded = pages.flatMap((page) => ('roles' in page ? [page] : []));

  test.each(guarded.map((page) => [page.address, page] as const))(
    '%s is drawn in the frame under its title',
    async (address, page) => {
      openAt(address, { role: page.roles[0], load });
      expect(await title()).toHaveTextContent(page.title);
      // One that opens at a part of it bears the part's name before its own.
      expect(document.title.endsWith(`${page.title} — Vezne`)).toBe(true);
      expect(screen.getByRole('complementary', { name: 'Ana menü' })).toBeInTheDocument();
    },
  );

  test.each(
    guarded.flatMap(({ address, title, parts = [] }) =>
      parts.map((part) => [address + part.path, part.title, title] as const),
    ),
  )('%s is called %s, by its heading too', async (address, name, page) => {
    openAt(address, { load });
    expect(await title()).toHaveTextContent(name);
    expect(document.title).toBe(`${name} — ${page} — Vezne`);
  });

  test.each([
    [`/projects/${idOf(3, 1)}/gelirler`, project(1).name, 'Projeler'],
    ['/reports/2026-10', 'Ekim 2026', 'Raporlar'],
  ])(
    '%s is called after its record, for a screen reader too, until another page is there',
    async (address, name, page) => {
      server.answer(api.project.findById, project(1));
      server.answer(api.monthlyReport.findById, monthlyReportDetail);
      const { container, user } = openAt(address, { load });
      expect(await title()).toHaveTextContent(name);
      expect(document.title).toBe(`${name} — ${page} — Vezne`);
      expect(container.querySelector('[aria-live]')).toHaveTextContent(document.title);
      await user.click(within(screen.getByRole('main')).getByRole('link', { name: page }));
      expect(await screen.findByRole('heading', { level: 1, name: page })).toBeVisible();
      expect(document.title).toBe(`${page} — Vezne`);
    },
  );

  test('the page of a record that is not there is called so', async () => {
    server.fail(api.project.findById, { status: 404, message: 'Proje bulunamadı' });
    openAt(`/projects/${idOf(3, 1)}`, { load });
    expect(await title()).toHaveTextContent('Proje bulunamadı');
    expect(document.title).toBe('Proje bulunamadı — Projeler — Vezne');
  });

  test.each(guarded.map(({ address }) => address))('%s sends a visitor to /login', async (address) => {
    openAt(address, { role: null });
    expect(await screen.findByRole('heading', { name: 'marketing/LoginPage' })).toBeInTheDocument();
    expect(location.pathname).toBe('/login');
  });

  test.each(guarded.map(({ address, roles }) => [address, roles] as const))(
    '%s asks for the roles that its remote declares',
    (address, roles) => expect(pageAt(address)).toMatchObject({ roles }),
  );
});

test.each(['/boyle-bir-sayfa-yok', '/cash-flow/1', '/about/ekip', '/remotes'])(
  '%s leads to /404, for managers too',
  async (address) => {
    openAt(address);
    expect(await screen.findByRole('heading', { name: 'Bu karo yerinde yok' })).toBeInTheDocument();
    expect(location.pathname).toBe('/404');
  },
);

test.each([...new Set([...topLinks, ...footerLinks, ...sections, ...footSections].map(({ to }) => to))])(
  'the menu leads to %s, where there is a page',
  (to) => expect(pageAt(to)).toBeDefined(),
);

describe('search', () => {
  const targets = pages.flatMap(({ address, search = [] }) =>
    search.flatMap(({ target, path = address }) => (target ? [[path, target] as const] : [])),
  );

  test.each(targets)('on %s the button %s is there to be ringed', async (path, target) => {
    const { container } = openAt(path, { load });
    await within(await screen.findByRole('main')).findByRole('heading', { level: 1 });
    act(() => getDefaultStore().set(highlightAtom, target));
    await waitFor(() => expect(container.querySelector('[data-highlight]')).toBeVisible());
    act(() => getDefaultStore().set(highlightAtom, null));
  });
});
