import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@vezne/contract';
import { fakeApi } from '@vezne/testing/fakeApi';
import { cashFlow, cashFlows, company, idOf, manager, pageOf } from '@vezne/testing/fixtures';
import { useState } from 'react';
import { ApiProvider } from './ApiProvider';
import {
  useCashFlow,
  useCashFlowSummary,
  useCashFlows,
  useDeleteCashFlow,
  useSaveCashFlow,
} from './cash-flow';
import { useCategories } from './category';
import { useCompany, useCurrency } from './company';
import { useManager } from './manager';
import { endSession, reloadSession, startSession } from './session';

const server = fakeApi();
const failures: string[] = [];
const ends: string[] = [];

beforeEach(() => {
  failures.length = 0;
  ends.length = 0;
  localStorage.clear();
  reloadSession();
  signIn('a');
});

const signIn = (name: string) =>
  startSession(
    { token: `access-${name}`, refreshToken: `refresh-${name}`, userType: 'MANAGER' },
    `${name}@example.com`,
  );

const show = (ui: React.ReactNode) =>
  render(
    <ApiProvider
      onFailure={({ message }) => failures.push(message)}
      onSessionEnd={(reason) => ends.push(reason)}
    >
      {ui}
    </ApiProvider>,
  );

function Ledger({ page = 0 }) {
  const list = useCashFlows({ page, pageSize: 6 });
  return (
    <section aria-label="ledger" aria-busy={list.isRefreshing}>
      {list.isLoading && <p>loading</p>}
      {list.error && <p role="alert">{list.error.message}</p>}
      {list.data?.content.map((entry) => (
        <p key={entry.id}>{entry.description}</p>
      ))}
      <button type="button" onClick={list.reload}>
        reload
      </button>
    </section>
  );
}

function Pager() {
  const [page, setPage] = useState(0);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setPage(page + 1)}>
        next
      </button>
      <button type="button" onClick={() => setPage(page - 1)}>
        back
      </button>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        toggle
      </button>
      {isOpen && <Ledger page={page} />}
    </>
  );
}

function Summary() {
  const { data, error } = useCashFlowSummary();
  return <p>{error ? error.message : `balance ${data?.balance}`}</p>;
}

const entry = {
  categoryId: idOf(3, 1),
  date: '2026-11-21',
  description: 'Yeni kayıt',
  amount: 5,
  cashFlowType: 'GIRIS',
} as const;

function SaveButton({ onFailed }: { onFailed?: (message: string) => void }) {
  const save = useSaveCashFlow();
  return (
    <>
      <button type="button" onClick={() => save.run(entry).catch((error) => onFailed?.(error.message))}>
        save
      </button>
      <p>{save.isRunning ? 'saving' : `idle ${save.error?.message ?? ''}`}</p>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const lists = () => server.requests(api.cashFlow.findAll).length;

describe('a list', () => {
  test('is asked for once by all who show it', async () => {
    show(
      <>
        <Ledger />
        <Ledger />
        <Ledger />
      </>,
    );
    expect(await screen.findAllByText('Hareket 1')).toHaveLength(3);
    expect(lists()).toBe(1);
  });

  test('comes from the cache when it is shown again within five minutes', async () => {
    show(<Pager />);
    await screen.findByText('Hareket 1');
    await press('toggle');
    await press('toggle');
    expect(screen.getByText('Hareket 1')).toBeVisible();
    expect(lists()).toBe(1);
  });

  test('is asked for again when the answer is older than five minutes', async () => {
    const now = jest.spyOn(performance, 'now');
    show(<Pager />);
    await screen.findByText('Hareket 1');
    await press('toggle');
    now.mockReturnValue(performance.now() + 300_000);
    const release = server.hold(api.cashFlow.findAll);
    await press('toggle');
    expect(screen.getByText('loading')).toBeVisible();
    release();
    await screen.findByText('Hareket 1');
    expect(lists()).toBe(2);
    now.mockRestore();
  });

  test('keeps the last page on screen while the next one loads', async () => {
    show(<Pager />);
    await screen.findByText('Hareket 1');
    const release = server.hold(api.cashFlow.findAll);
    await press('next');
    expect(screen.getByText('Hareket 1')).toBeVisible();
    expect(screen.getByLabelText('ledger')).toHaveAttribute('aria-busy', 'true');
    release();
    expect(await screen.findByText('Hareket 7')).toBeVisible();
    expect(screen.queryByText('Hareket 1')).toBeNull();
  });

  test('says its own sentence when the call gave none, and tells the failure once', async () => {
    server.fail(api.cashFlow.findAll, { status: 404 });
    show(
      <>
        <Ledger />
        <Ledger />
      </>,
    );
    expect(await screen.findAllByText('Failed to fetch cash flows')).toHaveLength(2);
    expect(failures).toEqual(['Beklenmedik Bir Hata Oluştu, Lütfen Daha Sonra Tekrar Deneyin.']);
  });

  test("says the server's sentence when there is one", async () => {
    server.fail(api.cashFlow.findAll, { status: 403, message: 'Yetkiniz yok.' });
    show(<Ledger />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Yetkiniz yok.');
    expect(failures).toEqual(['Yetkiniz yok.']);
  });

  test('forgets its error as soon as a new request starts', async () => {
    server.fail(api.cashFlow.findAll, { status: 400, message: 'Olmadı.' }, 1);
    show(<Ledger />);
    await screen.findByRole('alert');
    const release = server.hold(api.cashFlow.findAll);
    await press('reload');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('loading')).toBeVisible();
    release();
    expect(await screen.findByText('Hareket 1')).toBeVisible();
  });

  test('does not show the page before under the error of the page after', async () => {
    show(<Pager />);
    await screen.findByText('Hareket 1');
    server.fail(api.cashFlow.findAll, { status: 400, message: 'Olmadı.' });
    await press('next');
    expect(await screen.findByRole('alert')).toHaveTextContent('Olmadı.');
    expect(screen.queryByText('Hareket 1')).toBeNull();
  });

  test('keeps what it knows beside the error when only its renewal failed', async () => {
    show(<Ledger />);
    await screen.findByText('Hareket 1');
    server.fail(api.cashFlow.findAll, { status: 400, message: 'Olmadı.' });
    await press('reload');
    expect(await screen.findByRole('alert')).toHaveTextContent('Olmadı.');
    expect(screen.getByText('Hareket 1')).toBeVisible();
  });

  test('is not asked for again when the user looks into another window and comes back', async () => {
    show(<Ledger />);
    await screen.findByText('Hareket 1');
    act(() => void window.dispatchEvent(new Event('focus')));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(lists()).toBe(1);
  });

  test('is asked for again when the connection is back', async () => {
    server.cutOff(api.cashFlow.findAll, 4);
    show(<Ledger />);
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Hareket 1')).toBeVisible();
  });
});

test('four parts of a page that fail together say the connection sentence once', async () => {
  for (const endpoint of [
    api.cashFlow.findAll,
    api.cashFlow.summary,
    api.category.findAll,
    api.manager.findByToken,
  ]) {
    server.cutOff(endpoint);
  }
  function Parts() {
    useCategories({});
    useManager();
    return null;
  }
  show(
    <>
      <Ledger />
      <Summary />
      <Parts />
    </>,
  );
  await screen.findByRole('alert');
  await waitFor(() => expect(server.requests(api.category.findAll)).toHaveLength(4));
  await waitFor(() => expect(server.requests(api.manager.findByToken)).toHaveLength(4));
  await waitFor(() => expect(failures).toEqual([expect.stringContaining('Bağlantı Hatası')]));
});

describe('a command', () => {
  test('refreshes what it made stale: what is on screen at once, the rest when it is shown', async () => {
    show(
      <>
        <Pager />
        <Summary />
        <SaveButton />
      </>,
    );
    await screen.findByText('Hareket 1');
    await press('next');
    await screen.findByText('Hareket 7');
    await press('save');
    await waitFor(() => expect(lists()).toBe(3));
    expect(server.requests(api.cashFlow.summary)).toHaveLength(2);
    expect(server.requests(api.cashFlow.findAll).at(-1)?.body).toEqual({ page: 1, pageSize: 6 });
    await press('back');
    expect(await screen.findByText('Yeni kayıt')).toBeVisible();
    expect(lists()).toBe(4);
  });

  test('makes an answer that was on its way before it worthless', async () => {
    show(
      <>
        <Ledger />
        <SaveButton />
      </>,
    );
    await screen.findByText('Hareket 1');
    server.answer(api.cashFlow.findAll, pageOf([cashFlow(1, { description: 'alt' })]));
    const release = server.hold(api.cashFlow.findAll);
    await press('reload');
    await press('save');
    await waitFor(() => expect(lists()).toBe(3));
    server.answer(api.cashFlow.findAll, pageOf([cashFlow(1, { description: 'neu' })]));
    release();
    expect(await screen.findByText('neu')).toBeVisible();
  });

  test('that fails is told once, says why and throws', async () => {
    const thrown = jest.fn();
    server.fail(api.cashFlow.save, { status: 409, message: 'Olmaz.' });
    show(<SaveButton onFailed={thrown} />);
    await press('save');
    expect(await screen.findByText('idle Olmaz.')).toBeVisible();
    expect(thrown).toHaveBeenCalledWith('Olmaz.');
    expect(failures).toEqual(['Olmaz.']);
  });

  test('forgets its error when it is run again', async () => {
    server.fail(api.cashFlow.save, { status: 404 }, 1);
    show(<SaveButton />);
    await press('save');
    expect(await screen.findByText('idle Failed to create cash flow')).toBeVisible();
    const release = server.hold(api.cashFlow.save);
    await press('save');
    expect(screen.getByText('saving')).toBeVisible();
    release();
    await waitFor(() => expect(screen.getByText('idle')).toBeVisible());
  });

  test('pressed again after a lost answer is the same action, after a clear answer a new one', async () => {
    const keys = () => server.requests(api.cashFlow.save).map(({ headers }) => headers['Idempotency-Key']);
    server.cutOff(api.cashFlow.save, 4);
    server.fail(api.cashFlow.save, { status: 400, message: 'Olmaz.' }, 1);
    show(<SaveButton />);
    await press('save');
    await screen.findByText(/^idle Bağlantı/);
    await press('save');
    await screen.findByText('idle Olmaz.');
    await press('save');
    await waitFor(() => expect(keys()).toHaveLength(6));
    const [first] = keys();
    expect(new Set(keys().slice(0, 5))).toEqual(new Set([first]));
    expect(keys()[5]).not.toBe(first);
  });

  test('overtaken by a second one still tells that it has failed', async () => {
    const outcomes: string[] = [];
    function DeleteBoth() {
      const remove = useDeleteCashFlow();
      const start = (n: number) =>
        remove.run({ id: idOf(4, n) }).then(
          () => outcomes.push(`${n} deleted`),
          () => outcomes.push(`${n} failed`),
        );
      return (
        <button type="button" onClick={() => Promise.all([start(1), start(2)])}>
          delete both
        </button>
      );
    }
    server.fail(api.cashFlow.delete, { status: 409, message: 'Olmaz.' }, 1);
    show(<DeleteBoth />);
    await press('delete both');
    await waitFor(() => expect(outcomes.sort()).toEqual(['1 failed', '2 deleted']));
  });
});

describe('when another manager signs in', () => {
  test('nothing of the one before is shown, not even while the new list loads', async () => {
    show(
      <>
        <Ledger />
        <Summary />
      </>,
    );
    await screen.findByText('Hareket 1');
    server.answer(api.cashFlow.findAll, pageOf([cashFlow(1, { description: 'Kayıt B' })]));
    const release = server.hold(api.cashFlow.findAll);
    act(() => signIn('b'));
    expect(screen.queryByText(/Hareket/)).toBeNull();
    release();
    expect(await screen.findByText('Kayıt B')).toBeVisible();
    expect(server.requests(api.cashFlow.findAll).at(-1)?.headers.Authorization).toBe('Bearer access-b');
  });

  test('a late answer for the one before is not shown and not told', async () => {
    const release = server.hold(api.cashFlow.findAll);
    show(<Ledger />);
    await waitFor(() => expect(lists()).toBe(1));
    act(() => endSession('logout'));
    release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.queryByText(/Hareket/)).toBeNull();
    act(() => signIn('a'));
    await screen.findByText('Hareket 1');
    expect(lists()).toBe(2);
    expect(failures).toEqual([]);
    expect(ends).toEqual(['logout']);
  });

  test('in another tab, what was typed here is gone with its page', async () => {
    show(<input aria-label="note" />);
    await userEvent.type(screen.getByLabelText('note'), 'gizli');
    localStorage.setItem('userData', JSON.stringify({ email: 'b@example.com', session: 'b' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userData' })));
    expect(screen.getByLabelText('note')).toHaveValue('');
  });
});

test('a visitor asks for nothing that needs a user', async () => {
  endSession('logout');
  show(<Ledger />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(lists()).toBe(0);
  expect(screen.queryByText('loading')).toBeNull();
});

test('an entry is not asked for before its id is known', async () => {
  function Entry() {
    const [id, setId] = useState<string | null>(null);
    const { data } = useCashFlow(id);
    return (
      <button type="button" onClick={() => setId(idOf(4, 2))}>
        {data?.description ?? 'choose'}
      </button>
    );
  }
  show(<Entry />);
  await press('choose');
  expect(await screen.findByText(cashFlows[1]?.description ?? '')).toBeVisible();
  expect(server.requests(api.cashFlow.findById)).toHaveLength(1);
});

describe('the company', () => {
  function Currency() {
    const { data } = useCompany();
    return <p>{`${data?.name} ${useCurrency()}`}</p>;
  }

  test('is found through the signed-in manager and remembered for the next visit', async () => {
    show(<Currency />);
    expect(screen.getByText('undefined TRY')).toBeVisible();
    expect(await screen.findByText(`${company.name} TRY`)).toBeVisible();
    expect(JSON.parse(localStorage.getItem('companyData') ?? '')).toEqual(company);
    expect(JSON.parse(localStorage.getItem('managerData') ?? '')).toEqual(manager);
  });

  test('is known at once from the last visit and asked for again behind it', async () => {
    localStorage.setItem('managerData', JSON.stringify(manager));
    localStorage.setItem(
      'companyData',
      JSON.stringify({ ...company, name: 'Eski Ad', selectedCurrency: 'EUR' }),
    );
    reloadSession();
    show(<Currency />);
    expect(screen.getByText('Eski Ad EUR')).toBeVisible();
    expect(await screen.findByText(`${company.name} TRY`)).toBeVisible();
  });
});
