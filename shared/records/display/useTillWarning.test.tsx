import { cleanup, screen, waitFor } from '@testing-library/react';
import { api, type CashAccountBalance } from '@vezne/contract';
import { fakeApi, idOf, renderApp } from '@vezne/testing';
import { useTillWarning } from './useTillWarning';

const server = fakeApi();
const [till, bank] = [idOf(9, 1), idOf(9, 2)];

function Write({ accountId }: { accountId: string | null }) {
  const warn = useTillWarning();
  return (
    <button type="button" onClick={() => warn(accountId)}>
      Yaz
    </button>
  );
}

async function written(accountId: string | null, tillHas: Partial<CashAccountBalance>) {
  server.answer(api.cashAccount.summary, {
    accounts: [
      { id: till, name: 'Ana Kasa', kind: 'KASA', balance: 0, lastDate: null, ...tillHas },
      { id: bank, name: 'Ziraat', kind: 'BANKA', balance: -5, lastDate: null },
    ],
    ...{ cash: 0, bank: -5, cardDebt: 0, total: -5 },
  });
  cleanup();
  const before = server.requests(api.cashAccount.summary).length;
  const { user } = renderApp(<Write accountId={accountId} />);
  await user.click(screen.getByRole('button', { name: 'Yaz' }));
  await waitFor(() => expect(server.requests(api.cashAccount.summary)).toHaveLength(before + 1));
}
const warning = () => screen.findByText(/^Kasa bakiyesi eksiye düştü/);

test.each([[null], [till]])('a till below nothing is told, known by its account or not (%s)', async (id) => {
  await written(id, { balance: -1250 });
  expect(await warning()).toHaveTextContent('Kasa bakiyesi eksiye düştü: −1.250,00 ₺');
});

test('one that is known to be below nothing is told of again only where something was written to it', async () => {
  await written(null, { balance: 0 });
  await written(null, { balance: -7 });
  expect(await warning()).toHaveTextContent('−7,00 ₺');
  await written(null, { balance: -7 });
  await expect(warning()).rejects.toThrow();
  await written(till, { balance: -7 });
  expect(await warning()).toBeVisible();
});

test.each([
  [bank, -1250],
  [null, 0],
])('a bank may be below nothing, and another till is not told of (%s, %d)', async (id, balance) => {
  await written(id, { balance });
  await expect(warning()).rejects.toThrow();
});

test('what counts is what lies there today, whatever later days bring or take', async () => {
  await written(till, { balance: 900, ahead: { until: '2099-12-15', today: -12.5 } });
  expect(await warning()).toHaveTextContent('Kasa bakiyesi eksiye düştü: −12,50 ₺');
});

test('a till that later days alone empty is not told', async () => {
  await written(till, { balance: -900, ahead: { until: '2099-12-15', today: 12.5 } });
  await expect(warning()).rejects.toThrow();
});
