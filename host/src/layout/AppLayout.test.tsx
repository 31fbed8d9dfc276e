import { act, screen, waitFor, within } from '@testing-library/react';
import { api, type Installation, type Role } from '@vezne/contract';
import { company, fakeApi, manager, setWindowWidth, subscription } from '@vezne/testing';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { openAt } from '../testing';

const server = fakeApi();

async function openDashboard(role: Role = 'MANAGER') {
  const view = openAt('/dashboard', { role });
  await screen.findByRole('heading', { name: 'finance/DashboardPage' });
  return view;
}

const sidebar = () => screen.getByRole('complementary', { name: 'Ana menü' });
const menuOf = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`${name}.*Yönetici.*hesap menüsü`) });

test('the focus is with the content of the new page when what was pressed went with the page before', async () => {
  const leave = async (id: string) => ({
    default: () => (
      <>
        <h1>{id}</h1>
        {id === 'finance/DashboardPage' && <Link to="/projects">Bir proje</Link>}
      </>
    ),
  });
  const { user } = openAt('/dashboard', { load: leave });
  await user.click(await screen.findByRole('link', { name: 'Bir proje' }));
  await screen.findByRole('heading', { name: 'finance/ProjectsPage' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Raporlar' }));
  await screen.findByRole('heading', { name: 'finance/ReportsPage' });
  expect(screen.getByRole('link', { name: 'Raporlar' })).toHaveFocus();
});

describe('on a phone', () => {
  beforeEach(() => setWindowWidth());
  const openMenu = async ({ user }: ReturnType<typeof openAt>) => {
    await user.click(screen.getByRole('button', { name: 'Menüyü aç' }));
    return screen.findByRole('dialog', { name: 'Ana menü' });
  };
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const isKept = (is: boolean) => waitFor(() => expect(history.state?.sheet === true).toBe(is));

  test('going back closes what lies over the page, and only then leaves the page', async () => {
    const view = await openDashboard();
    const menu = await openMenu(view);
    await view.user.click(within(menu).getByRole('link', { name: 'Raporlar' }));
    await screen.findByRole('heading', { name: 'finance/ReportsPage' });
    await isGone();

    await openMenu(view);
    await isKept(true);
    act(() => history.back());
    await isGone();
    expect(location.pathname).toBe('/reports');
    await isKept(false);
    act(() => history.back());
    expect(await screen.findByRole('heading', { name: 'finance/DashboardPage' })).toBeInTheDocument();
    // The menu that led away is no step on the way back.
    await isKept(false);
    expect(location.pathname).toBe('/dashboard');
  });

  test('what is closed otherwise leaves no step that goes nowhere', async () => {
    const view = await openDashboard();
    await openMenu(view);
    await isKept(true);
    await view.user.keyboard('{Escape}');
    await isGone();
    await isKept(false);
    expect(location.pathname).toBe('/dashboard');
  });
});

/** A record's page with a question over it: answered, the record is gone, and so is its page. */
function RecordPage() {
  const navigate = useNavigate();
  const [isAsked, ask] = useState(false);
  const remove = () => {
    ask(false);
    navigate('/projects', { replace: true });
  };
  return (
    <>
      <h1>Kayıt</h1>
      <button type="button" onClick={() => ask(true)}>
        Sil
      </button>
      {isAsked &&
        createPortal(
          <div role="alertdialog" data-open="">
            <button type="button" onClick={remove}>
              Evet
            </button>
          </div>,
          document.body,
        )}
    </>
  );
}

test('on a phone a page that another takes the place of, from what lies over it, is no step on the way back', async () => {
  setWindowWidth();
  const load = async (id: string) => ({
    default: id === 'finance/ReportsPage' ? RecordPage : () => <h1>{id}</h1>,
  });
  const { user } = openAt('/dashboard', { load });
  await screen.findByRole('heading', { name: 'finance/DashboardPage' });
  await user.click(screen.getByRole('button', { name: 'Menüyü aç' }));
  const menu = await screen.findByRole('dialog', { name: 'Ana menü' });
  await user.click(within(menu).getByRole('link', { name: 'Raporlar' }));
  await screen.findByRole('heading', { name: 'Kayıt' });
  await user.click(screen.getByRole('button', { name: 'Sil' }));
  await waitFor(() => expect(history.state?.sheet).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Evet' }));
  await screen.findByRole('heading', { name: 'finance/ProjectsPage' });
  const { length } = history;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([location.pathname, history.length, history.state?.sheet]).toEqual(['/projects', length, undefined]);
  act(() => history.back());
  expect(await screen.findByRole('heading', { name: 'finance/DashboardPage' })).toBeInTheDocument();
});

describe('sidebar', () => {
  test('leads to the six places of the product and marks the one on screen', async () => {
    const { user } = await openDashboard();
    const links = within(sidebar()).getAllByRole('link').slice(1);
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ana Sayfa', '/dashboard'],
      ['Kategoriler', '/categories'],
      ['Projeler', '/projects'],
      ['Kasa Defteri', '/cash-flow'],
      ['Raporlar', '/reports'],
      ['Ayarlar', '/settings'],
    ]);
    expect(within(sidebar()).getByRole('link', { current: 'page' })).toHaveTextContent('Ana Sayfa');
    await user.click(screen.getByRole('link', { name: 'Kasa Defteri' }));
    await screen.findByRole('heading', { name: 'cashflow/CashFlowPage' });
    expect(within(sidebar()).getByRole('link', { current: 'page' })).toHaveTextContent('Kasa Defteri');
    expect(document.title).toBe('Kasa Defteri — Vezne');
  });

  test.each([
    ['/contacts', 'Projeler'],
    ['/contacts/01a2/ekstre', 'Projeler'],
    ['/products', 'Ayarlar'],
  ])('of a page without a place of its own, %s, marks the one it belongs to', async (path, place) => {
    openAt(path, { role: 'MANAGER' });
    await screen.findByRole('heading', { level: 1 });
    expect(within(sidebar()).getByRole('link', { current: 'page' })).toHaveTextContent(place);
  });

  test('is remembered collapsed, and its items keep their names', async () => {
    const { user } = await openDashboard();
    await user.click(screen.getByRole('button', { name: 'Menüyü Daralt' }));
    expect(sidebar()).toHaveAttribute('data-collapsed');
    expect(localStorage.getItem('sidebar')).toBe('collapsed');
    expect(screen.getByRole('link', { name: 'Projeler' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Menüyü Genişlet' }));
    expect(localStorage.getItem('sidebar')).toBe('open');
  });

  test('opens as a drawer on a phone, closes on Escape and gives the focus back', async () => {
    const { user } = await openDashboard();
    const opener = screen.getByRole('button', { name: 'Menüyü aç' });
    await user.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Ana menü' });
    expect(within(drawer).getByRole('link', { name: 'Raporlar' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });
});

describe('top bar', () => {
  test('shows three notifications and the manager with Turkish initials', async () => {
    server.answer(api.manager.findByToken, { ...manager, name: 'ibrahim', surname: 'şen' });
    await openDashboard();
    expect(screen.getByRole('button', { name: 'Bildirimler, 3 yeni' })).toBeInTheDocument();
    const user = await menuOf('ibrahim şen');
    expect(user).toHaveTextContent('İŞ');
    expect(user).toHaveTextContent('Yönetici');
  });

  test('its menu says whose and of which company it is, and leads to the settings', async () => {
    const { user } = await openDashboard();
    await user.click(await menuOf('Ece Şahin'));
    expect(await screen.findByRole('menu')).toHaveTextContent(`Ece Şahin${company.name}`);
    await user.click(await screen.findByRole('menuitem', { name: 'Ayarlar' }));
    expect(await screen.findByRole('heading', { name: 'finance/SettingsPage' })).toBeInTheDocument();
  });

  test.each([
    ['the server agrees', () => undefined],
    ['the server cannot be reached', () => server.cutOff(api.auth.logout)],
  ])('signing out ends at /login with a toast when %s', async (_, prepare) => {
    prepare();
    const { user } = await openDashboard();
    const visited = history.length;
    await user.click(await menuOf('Ece Şahin'));
    await user.click(await screen.findByRole('menuitem', { name: 'Çıkış Yap' }));
    expect(await screen.findByRole('heading', { name: 'marketing/LoginPage' })).toBeInTheDocument();
    expect(await screen.findByText('Çıkış yapıldı.')).toBeInTheDocument();
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(history.length).toBe(visited);
    // Whoever signed out does not hand the page they left to the next person.
    expect(screen.getByTestId('from')).toHaveTextContent('nowhere');
  });

  test('a session that cannot be renewed ends at /login and the user comes back to the page', async () => {
    server.refuseToken('access-1');
    server.fail(api.auth.refresh, { status: 401, message: 'Session expired. Please login again.' });
    openAt('/reports/2026-10');
    expect(await screen.findByRole('heading', { name: 'marketing/LoginPage' })).toBeInTheDocument();
    expect(
      await screen.findByText('Oturumunuzun süresi doldu. Lütfen tekrar giriş yapın.'),
    ).toBeInTheDocument();
    expect(screen.getByTestId('from')).toHaveTextContent('/reports/2026-10');
  });

  test('a sign-out in another tab brings this one to /login', async () => {
    await openDashboard();
    for (const key of ['accessToken', 'token', 'refreshToken', 'userRole', 'userData']) {
      localStorage.removeItem(key);
    }
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }));
    });
    expect(await screen.findByRole('heading', { name: 'marketing/LoginPage' })).toBeInTheDocument();
    expect(await screen.findByText('Çıkış yapıldı.')).toBeInTheDocument();
  });
});

describe('subscription banner', () => {
  const left = (remainingDays: number, expired = false) =>
    server.answer(api.auth.remainingSubscription, { ...subscription, remainingDays, expired });

  test.each([
    [14, 'Aboneliğinizin bitmesine 14 gün kaldı.'],
    [1, 'Aboneliğinizin bitmesine 1 gün kaldı.'],
    [0, 'Aboneliğiniz bugün bitiyor.'],
  ])('with %d days left it says: %s', async (days, sentence) => {
    left(days);
    await openDashboard();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Aboneliği Gör' })).toHaveAttribute(
      'href',
      '/settings/subscription',
    );
  });

  test('after the end it says that data can only be read', async () => {
    left(0, true);
    await openDashboard();
    expect(
      await screen.findByText(
        'Abonelik süreniz doldu. Verilerinizi görüntüleyebilir ve dışa aktarabilirsiniz.',
      ),
    ).toBeInTheDocument();
  });

  test.each([
    [80, 'Planınızın kayıt alanının %80 kadarı doldu.'],
    [99.9, 'Planınızın kayıt alanının %99 kadarı doldu.'],
    [
      100,
      'Kayıtlarınız planınızın alanını doldurdu. Verilerinizi görüntüleyebilir ve dışa aktarabilirsiniz; yeni kayıt için alanı genişletmemizi isteyin.',
    ],
  ])('with %d per cent of its space filled it says: %s', async (percent, sentence) => {
    server.answer(api.auth.remainingSubscription, {
      ...subscription,
      remainingDays: 200,
      usedBytes: percent * 2_500_000,
      mostBytes: 250_000_000,
    });
    await openDashboard();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Aboneliği Gör' })).toBeVisible();
  });

  test('with 15 days left, and less than four fifths of the space filled, it is not there', async () => {
    server.answer(api.auth.remainingSubscription, {
      ...subscription,
      ...{ remainingDays: 15, usedBytes: 199_000_000, mostBytes: 250_000_000 },
    });
    await openDashboard();
    await menuOf('Ece Şahin');
    expect(screen.queryByRole('link', { name: 'Aboneliği Gör' })).not.toBeInTheDocument();
  });
});

describe('disk banner', () => {
  const left = (freeBytes: number, isLow = true) =>
    server.answer(api.installation.state, { disk: { freeBytes, isLow } });
  const asked = () => server.requests(api.installation.state).length;

  test.each([
    [1_290_000_000, '1,2 GB'],
    [640_900_000, '640 MB'],
    [0, '0 MB'],
  ])('with %d bytes left it tells an administrator: %s', async (bytes, size) => {
    left(bytes);
    await openDashboard('ADMIN');
    expect(
      await screen.findByText(
        `Sunucuda disk alanı azaldı: ${size} kaldı. Yeni kayıtlar durabilir; yer açın.`,
      ),
    ).toBeInTheDocument();
  });

  test.each<[string, Installation]>([
    ['there is room', { disk: { freeBytes: 48_000_000_000, isLow: false } }],
    ['the database is elsewhere', { disk: null }],
  ])('is not there when %s', async (_, state) => {
    server.answer(api.installation.state, state);
    await openDashboard('ADMIN');
    await waitFor(() => expect(asked()).toBe(1));
    expect(screen.queryByText(/disk alanı/)).not.toBeInTheDocument();
  });

  test('a manager neither sees it nor asks', async () => {
    left(1_290_000_000);
    await openDashboard();
    await menuOf('Ece Şahin');
    expect(screen.queryByText(/disk alanı/)).not.toBeInTheDocument();
    expect(asked()).toBe(0);
  });
});
