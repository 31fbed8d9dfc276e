import { screen } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi } from '@vezne/testing/fakeApi';
import { cashAccount } from '@vezne/testing/fixtures';
import { show, startFresh } from '../../testing';
import { useCashAccounts } from './cash-account';

const server = fakeApi();
beforeEach(startFresh);

const Count = () => <p>{useCashAccounts().data?.length ?? 'none yet'}</p>;

test('every account is there, however many a company has', async () => {
  const all = Array.from({ length: 150 }, (_, at) => cashAccount(at + 1));
  server.answer(api.cashAccount.findAll, ({ body: { page, pageSize } }) =>
    all.slice(page * pageSize).slice(0, pageSize),
  );
  show(<Count />);
  expect(await screen.findByText('150')).toBeInTheDocument();
});
