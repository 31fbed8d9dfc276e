import { screen, waitFor } from '@testing-library/react';
import { api, type Notification } from '@vezne/contract';
import { fakeApi, idOf, renderApp } from '@vezne/testing';
import { useActs } from './useActs';

const server = fakeApi();
const late: Notification = {
  ...{ id: 'gec', kind: 'PROJE_GECIKTI', title: 'Proje 4 gün gecikti', details: ['Çankaya Klinik'] },
  ...{ count: 1, amount: null, projectId: idOf(5, 1), day: '2026-11-18', at: null, age: 'DAHA_ONCE' },
  ...{ isRead: false, snoozedUntil: null },
};
const keepFocus = jest.fn();

function Late() {
  const acts = useActs(
    { unread: 1, today: '2026-11-22', reload: () => undefined },
    { say: () => undefined, keepFocus },
  );
  return (
    <>
      <button type="button" onClick={() => acts.read(late)}>
        Okundu
      </button>
      <button type="button" onClick={() => acts.follow(late)}>
        Proje 4 gün gecikti
      </button>
    </>
  );
}

test('one that is followed is read like any other, and the focus is not kept in the list that is left', async () => {
  server.answer(api.notification.read, { read: 1 });
  const { user } = renderApp(<Late />);
  await user.click(screen.getByRole('button', { name: /gecikti/ }));
  await waitFor(() => expect(server.requests(api.notification.read)).toHaveLength(1));
  expect(keepFocus).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Okundu' }));
  await waitFor(() => expect(server.requests(api.notification.read)).toHaveLength(2));
  expect(keepFocus).toHaveBeenCalledTimes(1);
});
