import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, codes, messages } from '@vezne/contract';
import { renderApp } from '@vezne/testing';
import { fakeApi } from '@vezne/testing/fakeApi';
import { idOf } from '@vezne/testing/fixtures';
import { useDeleteManager } from '../nouns/manager';
import { endSession } from '../session/session';
import { call } from './call';

const server = fakeApi();
const refusal = { status: 403, code: codes.proofRequired, message: messages.proofRequired };
const removals = () => server.requests(api.manager.delete);

function Remover() {
  const remove = useDeleteManager();
  return (
    <>
      <button type="button" onClick={() => remove.run({ id: idOf(2, 2) }).catch(() => undefined)}>
        Çıkar
      </button>
      <p>{remove.isRunning ? 'sürüyor' : 'bitti'}</p>
    </>
  );
}

beforeEach(() => {
  server.answer(api.manager.delete, true);
  server.answer(api.auth.provePassword, true);
});

const begin = async () => {
  server.fail(api.manager.delete, refusal, 1);
  const view = renderApp(<Remover />);
  await view.user.click(screen.getByRole('button', { name: 'Çıkar' }));
  const field = await screen.findByLabelText('Şifre');
  return { ...view, field };
};

test('a call that needs a fresh proof asks for the password and goes on as the same call', async () => {
  const { user, field } = await begin();
  expect(screen.getByRole('dialog', { name: 'Şifrenizi girin' })).toBeVisible();
  await user.type(field, 'dokuz-kelebek{Enter}');
  await waitFor(() => expect(removals()).toHaveLength(2));
  expect(server.requests(api.auth.provePassword)[0]?.body).toEqual({ password: 'dokuz-kelebek' });
  const [first, second] = removals();
  expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  expect(second?.query).toEqual(first?.query);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('bitti')).toBeVisible();
});

test('a wrong password is told under the field and the dialog waits for another', async () => {
  server.fail(api.auth.provePassword, { status: 400, message: 'Şifre hatalı' }, 1);
  const { user, field } = await begin();
  await user.type(field, 'yanlis{Enter}');
  expect(await screen.findByText('Şifre hatalı')).toBeVisible();
  expect(field).toHaveValue('yanlis');
  await waitFor(() => expect(field).toHaveFocus());
  expect(removals()).toHaveLength(1);
  await user.clear(field);
  await user.type(field, 'dokuz-kelebek{Enter}');
  await waitFor(() => expect(removals()).toHaveLength(2));
});

test('an empty password is not sent', async () => {
  const { user } = await begin();
  await user.click(screen.getByRole('button', { name: 'Devam Et' }));
  expect(await screen.findByText('Şifre gerekli')).toBeVisible();
  expect(server.requests(api.auth.provePassword)).toHaveLength(0);
});

test('who gives up is told nothing, and the call ends', async () => {
  const { user } = await begin();
  await user.click(screen.getByRole('button', { name: 'İptal' }));
  expect(await screen.findByText('bitti')).toBeVisible();
  expect(screen.queryByText(messages.unexpected)).not.toBeInTheDocument();
  expect(screen.queryByText(messages.proofRequired)).not.toBeInTheDocument();
  expect(removals()).toHaveLength(1);
});

test('two calls at a time share one dialog', async () => {
  server.fail(api.auth.endOtherSessions, refusal, 1);
  server.answer(api.auth.endOtherSessions, true);
  const { user, field } = await begin();
  const other = call(api.auth.endOtherSessions, undefined);
  await user.type(field, 'dokuz-kelebek{Enter}');
  expect(await other).toBe(true);
  await waitFor(() => expect(removals()).toHaveLength(2));
  expect(server.requests(api.auth.provePassword)).toHaveLength(1);
});

test('the dialog closes when the user is signed out meanwhile', async () => {
  await begin();
  endSession('logout');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(removals()).toHaveLength(1);
});

test('a second refusal is told, not asked about again', async () => {
  server.fail(api.manager.delete, refusal, 2);
  renderApp(<Remover />);
  await userEvent.click(screen.getByRole('button', { name: 'Çıkar' }));
  await userEvent.type(await screen.findByLabelText('Şifre'), 'dokuz-kelebek{Enter}');
  expect(await screen.findByText(messages.proofRequired)).toBeVisible();
});
