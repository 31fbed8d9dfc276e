import { act, screen, waitFor } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi } from '@vezne/testing/fakeApi';
import { project } from '@vezne/testing/finance-fixtures';
import { company, idOf, manager } from '@vezne/testing/fixtures';
import { useState } from 'react';
import { useCategories } from '../nouns/category';
import { useCompany, useCurrency } from '../nouns/company';
import { useInstallation } from '../nouns/installation';
import { useManager } from '../nouns/manager';
import { useProject } from '../nouns/project';
import { endSession, reloadSession, startSession } from '../session/session';
import { Ledger, Pager, press, Summary, show, startFresh, told } from '../testing';

const server = fakeApi();
const lists = () => server.requests(api.cashFlow.findAll).length;

beforeEach(startFresh);

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
    expect(told.failures).toEqual(['Beklenmedik Bir Hata Oluştu, Lütfen Daha Sonra Tekrar Deneyin.']);
  });

  test.each([404, 400])('of one record leaves it to its page that there is none (%s)', async (status) => {
    server.fail(api.project.findById, { status, message: 'Kayıt bulunamadı' });
    const Page = () => useProject(idOf(5, 1)).error?.message;
    show(<Page />);
    expect(await screen.findByText('Kayıt bulunamadı')).toBeVisible();
    expect(told.failures).toEqual([]);
  });

  test('of one record tells every other failure', async () => {
    server.fail(api.project.findById, { status: 403, message: 'Yetkiniz yok.' });
    const Page = () => useProject(idOf(5, 1)).error?.message;
    show(<Page />);
    expect(await screen.findByText('Yetkiniz yok.')).toBeVisible();
    expect(told.failures).toEqual(['Yetkiniz yok.']);
  });

  test("says the server's sentence when there is one", async () => {
    server.fail(api.cashFlow.findAll, { status: 403, message: 'Yetkiniz yok.' });
    show(<Ledger />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Yetkiniz yok.');
    expect(told.failures).toEqual(['Yetkiniz yok.']);
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

  test('is asked for again, once, when something else that failed is tried again', async () => {
    server.fail(api.cashFlow.findAll, { status: 400, message: 'Olmadı.' }, 1);
    server.fail(api.cashFlow.summary, { status: 400, message: 'Bu da olmadı.' }, 1);
    show(
      <>
        <Ledger />
        <Summary />
      </>,
    );
    await screen.findByText('Olmadı.');
    await screen.findByText('Bu da olmadı.');
    await press('reload');
    expect(await screen.findByText('Hareket 1')).toBeVisible();
    expect(await screen.findByText(/^balance -?\d/)).toBeVisible();
    await press('reload');
    await waitFor(() => expect(lists()).toBe(3));
    expect(server.requests(api.cashFlow.summary)).toHaveLength(2);
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

  test('that failed is left alone until somebody asks for it', async () => {
    jest.useFakeTimers();
    server.fail(api.cashFlow.findAll, { status: 503 });
    show(<Ledger />);
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(lists()).toBe(4);
    jest.useRealTimers();
  });

  test('is asked for again every five minutes where that is wanted, by those who may ask', async () => {
    jest.useFakeTimers();
    const asked = () => server.requests(api.installation.state).length;
    function Machine() {
      return <p>{useInstallation().data?.disk?.freeBytes}</p>;
    }
    show(<Machine />);
    await act(() => jest.advanceTimersByTimeAsync(1_000_000));
    expect(asked()).toBe(0);
    act(() =>
      startSession({ token: 'access-b', refreshToken: 'refresh-b', userType: 'ADMIN' }, 'b@example.com'),
    );
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(asked()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(asked()).toBe(3);
    jest.useRealTimers();
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
  await waitFor(() => expect(told.failures).toEqual([expect.stringContaining('Bağlantı Hatası')]));
});

test('a visitor asks for nothing that needs a user', async () => {
  endSession('logout');
  show(<Ledger />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(lists()).toBe(0);
  expect(screen.queryByText('loading')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a project is not asked for before its id is known', async () => {
  server.answer(api.project.findById, project(2));
  function Name() {
    const [id, setId] = useState<string | null>(null);
    const { data } = useProject(id);
    return (
      <button type="button" onClick={() => setId(idOf(5, 2))}>
        {data?.name ?? 'choose'}
      </button>
    );
  }
  show(<Name />);
  await press('choose');
  expect(await screen.findByText('Proje 2')).toBeVisible();
  expect(server.requests(api.project.findById)).toHaveLength(1);
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
