import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi, renderApp, seriousFindings } from '@vezne/testing';
import { LeavingPane } from './LeavingPane';

const server = fakeApi();
const closing = { askedAt: '2026-03-04T09:00:00.000Z', closesAt: '2026-04-03T09:00:00.000Z' };
const stands = (isOwner: boolean, isClosing = false) =>
  server.answer(api.leaving.state, { isOwner, closing: isClosing ? closing : null });

test('who is not the owner erases the account with the password and is signed out', async () => {
  stands(false);
  server.answer(api.leaving.eraseAccount, true);
  const ended = jest.fn();
  const { user } = renderApp(<LeavingPane />, { onSessionEnd: ended });
  expect(await screen.findByText(/Girdiğiniz kayıtlar şirkette kalır/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Şirketi Kapat' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hesabımı Sil' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hesabımı Sil' });
  expect(await seriousFindings()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Hesabımı Sil' }));
  expect(await within(dialog).findByText('Şifre gerekli')).toBeVisible();
  expect(server.requests(api.leaving.eraseAccount)).toEqual([]);
  await user.type(within(dialog).getByLabelText('Şifreniz'), 'Uzun-ve-guclu-91{Enter}');
  await waitFor(() => expect(ended).toHaveBeenCalledWith('logout'));
  expect(server.requests(api.leaving.eraseAccount)).toMatchObject([
    { body: { password: 'Uzun-ve-guclu-91' } },
  ]);
});

test('a wrong password is told under its field, and what was typed stays', async () => {
  stands(false);
  server.fail(api.leaving.eraseAccount, { status: 400, message: 'Şifre hatalı' });
  const { user } = renderApp(<LeavingPane />);
  await user.click(await screen.findByRole('button', { name: 'Hesabımı Sil' }));
  const field = await screen.findByLabelText('Şifreniz');
  await user.type(field, 'yanlis{Enter}');
  expect(await screen.findByText('Şifre hatalı')).toBeVisible();
  expect(field).toHaveValue('yanlis');
  expect(field).toHaveFocus();
});

test('the owner cannot leave the company, but can close it and take that back', async () => {
  stands(true);
  const { user } = renderApp(<LeavingPane />);
  expect(await screen.findByRole('button', { name: 'Hesabımı Sil' })).toBeDisabled();
  expect(screen.getByText(/önce şirketi Yönetici bölümünden devredin veya kapatın/)).toBeVisible();
  server.answer(api.leaving.closeCompany, () => {
    stands(true, true);
    return { isOwner: true, closing };
  });
  await user.click(screen.getByRole('button', { name: 'Şirketi Kapat' }));
  const dialog = await screen.findByRole('dialog', { name: 'Şirketi Kapat' });
  await user.type(within(dialog).getByLabelText('Şifreniz'), 'Uzun-ve-guclu-91{Enter}');
  expect(await screen.findByText(/tarihinde silinecek\. O zamana kadar vazgeçebilirsiniz/)).toBeVisible();
  expect(await seriousFindings()).toEqual([]);

  server.answer(api.leaving.keepCompany, () => {
    stands(true);
    return { isOwner: true, closing: null };
  });
  await user.click(screen.getByRole('button', { name: 'Kapatmaktan Vazgeç' }));
  expect(await screen.findByText('Şirketin kapatılmasından vazgeçildi.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Şirketi Kapat' })).toBeVisible();
});

test('other managers read when it ends and who may stop it', async () => {
  stands(false, true);
  renderApp(<LeavingPane />);
  expect(await screen.findByText(/O zamana kadar şirket sahibi vazgeçebilir/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Kapatmaktan Vazgeç' })).toBeNull();
});
