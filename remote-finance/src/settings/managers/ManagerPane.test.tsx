import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi, idOf, manager } from '@vezne/testing';
import { openSettings as open } from '../testing';

const server = fakeApi();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const second = {
  ...manager,
  id: idOf(2, 2),
  name: 'Kerem',
  surname: 'Ay',
  email: 'kerem@yilmazyapi.example',
  isOwner: false,
};

beforeEach(() => server.answer(api.manager.findAll, [manager, second]));

describe('managers', () => {
  test('change their own profile', async () => {
    server.answer(api.manager.update, { ...manager, title: 'Müdür', version: 2 });
    const { user } = open('manager');
    await user.type(await screen.findByLabelText(/^Unvan/), 'Müdür');
    await user.click(button('Kaydet'));
    expect(await screen.findByText('Profil Başarıyla Güncellendi.')).toBeVisible();
  });

  test('are added with an address that the set-password link goes to', async () => {
    server.answer(api.manager.save, second);
    const { user } = open('manager');
    await user.click(await screen.findByRole('button', { name: 'Yönetici Ekle' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Ad'), 'Kerem');
    await user.type(dialog.getByLabelText('Soyad'), 'Ay');
    await user.type(dialog.getByLabelText('E-posta'), 'kerem');
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await dialog.findByText('Geçerli bir e-posta adresi girin')).toBeVisible();
    await user.type(dialog.getByLabelText('E-posta'), '@yilmazyapi.example');
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Hesap Başarıyla Oluşturuldu.')).toBeVisible();
  });

  test('who are only invited are marked, invited again and withdrawn', async () => {
    const invitation = { sentAt: '2026-11-01T09:00:00.000Z', expiresAt: '2999-01-01T09:00:00.000Z' };
    const invited = { ...second, invitation };
    const late = {
      ...second,
      id: idOf(2, 3),
      name: 'Can',
      invitation: { ...invitation, expiresAt: invitation.sentAt },
    };
    server.answer(api.manager.findAll, [manager, invited, late]);
    server.answer(api.manager.resendInvitation, invited);
    server.answer(api.manager.delete, true);
    const { user } = open('manager');
    expect(await screen.findByText('Davet gönderildi')).toBeVisible();
    expect(screen.getByText('Davetin süresi doldu')).toBeVisible();
    await user.click(button('Yeniden Gönder: Can Ay'));
    expect(await screen.findByText('Davet yeniden gönderildi.')).toBeVisible();
    expect(server.requests(api.manager.resendInvitation)[0]?.body).toEqual({ id: late.id });
    await user.click(button('Sil: Kerem Ay'));
    expect(await screen.findByText(/Gönderilen bağlantı artık açılmaz/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Davet geri çekildi.')).toBeVisible();
    expect(server.requests(api.manager.delete)[0]?.query).toEqual({ id: invited.id });
  });

  test('cannot delete themselves, but others', async () => {
    server.answer(api.manager.delete, true);
    const { user } = open('manager');
    await user.click(await screen.findByRole('button', { name: 'Sil: Kerem Ay' }));
    expect(screen.queryByRole('button', { name: 'Sil: Ece Şahin' })).not.toBeInTheDocument();
    server.answer(api.manager.findAll, [manager]);
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    await waitFor(() => expect(server.requests(api.manager.delete)[0]?.query).toEqual({ id: second.id }));
    expect(await screen.findByText('Yönetici Başarıyla Silindi.')).toBeVisible();
    // The row that is left has no button of its own.
    await waitFor(() => expect(screen.getByText('Sahip').closest('li')).toHaveFocus());
  });

  test('who does not own the company sees who does, and can neither remove nor hand over', async () => {
    server.answer(api.manager.findByToken, second);
    open('manager');
    const others = within(await screen.findByRole('region', { name: 'Yöneticiler' }));
    const owner = (await others.findByText(/Ece Şahin/)).closest('li') as HTMLElement;
    expect(within(owner).getByText('Sahip')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Düzenle: Ece Şahin' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Sil:/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Sahipliği devret/ })).not.toBeInTheDocument();
  });

  test('are brought back by the owner within a day', async () => {
    const { id, name, surname, email } = second;
    const gone = { id, name, surname, email, removedAt: '2026-11-20T09:00:00.000Z' };
    server.answer(api.manager.findAll, [manager]);
    server.answer(api.manager.removed, [{ ...gone, restorableUntil: '2026-11-21T09:00:00.000Z' }]);
    server.answer(api.manager.restore, second);
    const { user } = open('manager');
    await user.click(await screen.findByRole('button', { name: 'Geri Al: Kerem Ay' }));
    expect(await screen.findByText('Kerem Ay geri alındı.')).toBeVisible();
    expect(server.requests(api.manager.restore)[0]?.body).toEqual({ id });
  });

  test('who were removed and cannot be read leave their title, under which it can be tried again', async () => {
    server.fail(api.manager.removed, { status: 400, message: 'Olmadı' }, 1);
    const { user } = open('manager');
    const removed = within(await screen.findByRole('region', { name: 'Çıkarılan yöneticiler' }));
    expect(removed.getByText(/Olmadı/)).toBeVisible();
    await user.click(removed.getByRole('button', { name: 'Tekrar Dene' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Çıkarılan yöneticiler' })).toBeNull());
  });

  test('become owners by a question and the password of the owner', async () => {
    server.fail(api.manager.handOver, { status: 403, code: 'PROOF_REQUIRED', message: 'x' }, 1);
    server.answer(api.manager.handOver, true);
    server.answer(api.auth.provePassword, true);
    const { user } = open('manager');
    await user.click(await screen.findByRole('button', { name: 'Sahipliği devret: Kerem Ay' }));
    await user.click(await screen.findByRole('button', { name: 'Sahipliği Devret' }));
    await user.type(await screen.findByLabelText('Şifre'), 'dokuz-kelebek{Enter}');
    expect(await screen.findByText('Şirketin yeni sahibi Kerem Ay.')).toBeVisible();
    expect(server.requests(api.manager.handOver)).toHaveLength(2);
  });
});
