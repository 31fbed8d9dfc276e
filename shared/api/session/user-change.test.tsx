import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@vezne/contract';
import { cashFlowPage } from '@vezne/testing/cash-flow-page';
import { fakeApi } from '@vezne/testing/fakeApi';
import { cashFlow } from '@vezne/testing/fixtures';
import { useApi } from '../hooks/context';
import { Ledger, press, Summary, show, signIn, startFresh, told } from '../testing';
import { endSession } from './session';

const server = fakeApi();
const lists = () => server.requests(api.cashFlow.findAll).length;

beforeEach(startFresh);

describe('when another manager signs in', () => {
  test('nothing of the one before is shown, not even while the new list loads', async () => {
    show(
      <>
        <Ledger />
        <Summary />
      </>,
    );
    await screen.findByText('Hareket 1');
    server.answer(api.cashFlow.findAll, cashFlowPage([cashFlow(1, { description: 'Kayıt B' })]));
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
    expect(told.failures).toEqual([]);
    expect(told.ends).toEqual(['logout']);
  });

  test('nothing of the one before stays in the cache', async () => {
    const known: string[][] = [];
    function Probe() {
      const { cache } = useApi();
      return (
        <button type="button" onClick={() => known.push([...cache.keys()])}>
          look
        </button>
      );
    }
    show(
      <>
        <Ledger />
        <Probe />
      </>,
    );
    await screen.findByText('Hareket 1');
    await press('look');
    act(() => endSession('logout'));
    await press('look');
    expect(known).toEqual([[expect.stringContaining('cashFlow.findAll')], []]);
  });

  test('in another tab, what was typed here is gone with its page', async () => {
    show(<input aria-label="note" />);
    await userEvent.type(screen.getByLabelText('note'), 'gizli');
    localStorage.setItem('userData', JSON.stringify({ email: 'b@example.com', session: 'b' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userData' })));
    expect(screen.getByLabelText('note')).toHaveValue('');
  });
});
