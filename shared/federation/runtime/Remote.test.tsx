import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installRemoteLoader, loadRemoteAhead, preloadRemote, Remote, type RemoteId } from './index';
import { admitRelease } from './releases/page-releases';

const page = (text: string) => ({ default: () => <h1>{text}</h1> });
const failures = jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterAll(() => failures.mockRestore());

test('a remote fills its place after a loading text', async () => {
  installRemoteLoader(async (id) => page(id));
  render(<Remote id="finance/DashboardPage" />);
  expect(screen.getByText('Yükleniyor...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'finance/DashboardPage' })).toBeInTheDocument();
});

test('a remote that is told to show nothing meanwhile shows nothing', async () => {
  installRemoteLoader(async (id) => page(id));
  const { container } = render(<Remote id="ai/AssistantModal" loading={null} />);
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByRole('heading', { name: 'ai/AssistantModal' })).toBeInTheDocument();
});

test('a remote that is down shows a Turkish error box and comes back with Tekrar Dene', async () => {
  const asked: boolean[] = [];
  installRemoteLoader(async (_id, { fresh }) => {
    asked.push(fresh);
    if (asked.length < 4) throw new Error('ECONNREFUSED');
    return page('Kasa Defteri');
  });
  render(<Remote id="cashflow/CashFlowPage" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Bu bölüm şu anda açılamıyor.');
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByRole('heading', { name: 'Kasa Defteri' })).toBeInTheDocument();
  // Only the first try may use what the browser and the runtime have kept.
  expect(asked).toEqual([false, true, true, true]);
});

test('a remote that fails once is fetched again past every cache before anything is said', async () => {
  const asked: boolean[] = [];
  const said: string[] = [];
  const watcher = new MutationObserver(() => said.push(document.body.textContent ?? ''));
  watcher.observe(document.body, { childList: true, subtree: true });
  installRemoteLoader(async (_id, { fresh }) => {
    asked.push(fresh);
    if (asked.length === 1) throw new Error('ECONNRESET');
    return page('Kasa Defteri');
  });
  render(<Remote id="cashflow/CashFlowPage" />);
  expect(await screen.findByRole('heading', { name: 'Kasa Defteri' })).toBeInTheDocument();
  watcher.disconnect();
  expect(asked).toEqual([false, true]);
  expect(new Set(said)).toEqual(new Set(['Yükleniyor...', 'Kasa Defteri']));
});

test("a remote that throws while it is drawn is told to the page's owner, once for each box", async () => {
  const told = jest.fn();
  window.vezneNote = told;
  admitRelease('cashflow', { entry: '/remotes/cashflow/1/mf-manifest.json' });
  installRemoteLoader(async () => ({
    default: () => {
      throw new Error('broken');
    },
  }));
  render(<Remote id="cashflow/CashFlowPage" />);
  await screen.findByRole('alert');
  delete window.vezneNote;
  expect(told.mock.calls).toEqual([['threw', '/remotes/cashflow/1/mf-manifest.json']]);
});

test('whoever has waited long for a failure is told of it at once', async () => {
  let clock = 0;
  const now = jest.spyOn(performance, 'now').mockImplementation(() => clock);
  const load = jest.fn(async () => {
    clock = 6_000;
    throw new Error('timeout');
  });
  installRemoteLoader(load);
  render(<Remote id="cashflow/CashFlowPage" />);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  now.mockRestore();
});

test('a screen that breaks while drawing is fetched anew by Tekrar Dene', async () => {
  let tries = 0;
  installRemoteLoader(async () => {
    tries += 1;
    const broken = tries === 1;
    return {
      default: () => {
        if (broken) throw new Error('old code');
        return <h1>Yeni sürüm</h1>;
      },
    };
  });
  render(<Remote id="finance/ReportsPage" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByRole('heading', { name: 'Yeni sürüm' })).toBeInTheDocument();
});

test('a folder that answers with something else counts as a failure', async () => {
  installRemoteLoader(async () => ({}) as ReturnType<typeof page>);
  render(<Remote id="finance/ProjectsPage" />);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test("one remote's failure does not stay in the next one's place", async () => {
  installRemoteLoader(async (id) => {
    if (id === 'finance/CategoriesPage') throw new Error('down');
    return page(id);
  });
  const view = render(<Slot id="finance/CategoriesPage" />);
  await screen.findByRole('alert');
  view.rerender(<Slot id="finance/ProductsPage" />);
  expect(await screen.findByRole('heading', { name: 'finance/ProductsPage' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a screen seen before is there at once', async () => {
  installRemoteLoader(async (id) => page(id));
  const first = render(<Remote id="finance/DashboardPage" />);
  await screen.findByRole('heading');
  first.unmount();
  render(<Remote id="finance/DashboardPage" />);
  expect(screen.getByRole('heading')).toBeInTheDocument();
});

test('fetching ahead keeps quiet about failures and spares what is here', async () => {
  const preload = jest.fn(() => Promise.reject(new Error('offline')));
  installRemoteLoader(async (id) => page(id), preload);
  preloadRemote('finance/DashboardPage');
  await waitFor(() => expect(preload).toHaveBeenCalledTimes(1));
  render(<Remote id="finance/DashboardPage" />);
  await screen.findByRole('heading');
  preloadRemote('finance/DashboardPage');
  expect(preload).toHaveBeenCalledTimes(1);
});

test('a remote that was begun before its place is drawn is loaded once', async () => {
  const load = jest.fn(async (id: RemoteId) => page(id));
  installRemoteLoader(load);
  loadRemoteAhead('cashflow/CashFlowPage');
  render(<Remote id="cashflow/CashFlowPage" />);
  expect(await screen.findByRole('heading')).toBeInTheDocument();
  loadRemoteAhead('cashflow/CashFlowPage');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a remote that failed before its place was drawn is tried anew there', async () => {
  const asked: boolean[] = [];
  installRemoteLoader(async (id, { fresh }) => {
    asked.push(fresh);
    if (!fresh) throw new Error('ECONNREFUSED');
    return page(id);
  });
  loadRemoteAhead('cashflow/CashFlowPage');
  await new Promise((resolve) => setTimeout(resolve));
  render(<Remote id="cashflow/CashFlowPage" />);
  expect(await screen.findByRole('heading')).toBeInTheDocument();
  expect(asked).toEqual([false, true]);
});

test('a place that is left while its remote loads stays silent', async () => {
  let finish: (module: ReturnType<typeof page>) => void = () => undefined;
  installRemoteLoader(() => new Promise((resolve) => (finish = resolve)));
  const view = render(<Remote id="finance/SettingsPage" />);
  view.unmount();
  finish(page('too late'));
  await Promise.resolve();
  fireEvent.focus(window);
  expect(screen.queryByText('too late')).not.toBeInTheDocument();
});

function Slot({ id }: { id: RemoteId }) {
  return <Remote id={id} />;
}
