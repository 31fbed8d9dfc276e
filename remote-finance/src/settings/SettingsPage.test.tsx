import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { company, fakeApi, idOf, manager, projectStatistics, subscription } from '@vezne/testing';
import { themeModeAtom } from '@vezne/ui/state';
import { openSettings as open } from './testing';

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

beforeEach(() => {
  server.answer(api.project.statistics, projectStatistics);
  server.answer(api.manager.findAll, [manager, second]);
});

test('settings open at the company', async () => {
  const { location } = open('');
  await waitFor(() => expect(location()).toBe('/settings/company'));
});

describe('the company', () => {
  test('is saved and told in the words of the specification', async () => {
    server.answer(api.company.update, ({ body }) => ({ ...company, ...body, version: 2 }));
    const { user } = open('company');
    const name = await screen.findByLabelText('Şirket adı');
    await user.clear(name);
    await user.type(name, 'Yılmaz İnşaat');
    await user.click(button('Kaydet'));
    expect(await screen.findByText('Sirket Başarıyla Güncellendi.')).toBeVisible();
    expect(server.requests(api.company.update)[0]?.body).toMatchObject({ name: 'Yılmaz İnşaat', version: 1 });
  });

  test('is not saved with a wrong tax number or IBAN', async () => {
    const { user } = open('company');
    const tax = await screen.findByLabelText('Vergi / T.C. no');
    await user.clear(tax);
    await user.type(tax, '4540536921');
    await user.type(screen.getByLabelText('IBAN'), 'TR330006100519786457841327');
    await user.click(button('Kaydet'));
    expect(await screen.findByText('Vergi numarası geçerli değil')).toBeVisible();
    expect(screen.getByText('IBAN geçerli değil')).toBeVisible();
    expect(server.requests(api.company.update)).toHaveLength(0);
  });

  test('has a monthly project limit of its own', async () => {
    server.answer(api.company.setMonthlyProjectLimit, { ...company, monthlyProjectLimit: 5, version: 2 });
    const { user } = open('company');
    const limit = await screen.findByLabelText('Aylık limit');
    await user.type(limit, 'beş');
    await user.click(button('Limiti Güncelle'));
    expect(await screen.findByText('Aylık proje limiti tam sayı olmalıdır')).toBeVisible();
    await user.clear(limit);
    await user.type(limit, '5');
    await user.click(button('Limiti Güncelle'));
    expect(await screen.findByText('Şirket Başarıyla Güncellendi.')).toBeVisible();
    expect(server.requests(api.company.setMonthlyProjectLimit)[0]?.body).toEqual({
      companyId: company.id,
      monthlyProjectLimit: 5,
    });
  });
});

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
    await user.click(button('Yeniden gönder: Can Ay'));
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
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    await waitFor(() => expect(server.requests(api.manager.delete)[0]?.query).toEqual({ id: second.id }));
    expect(await screen.findByText('Yönetici Başarıyla Silindi.')).toBeVisible();
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
    await user.click(await screen.findByRole('button', { name: 'Geri al: Kerem Ay' }));
    expect(await screen.findByText('Kerem Ay geri alındı.')).toBeVisible();
    expect(server.requests(api.manager.restore)[0]?.body).toEqual({ id });
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

test('the currency shows a sample amount and is told when it is changed', async () => {
  server.answer(api.company.setCurrency, { ...company, selectedCurrency: 'USD', version: 2 });
  const { user } = open('currency');
  const dollar = await screen.findByRole('radio', { name: /ABD doları/ });
  expect(screen.getByText('$1.234.567,89')).toBeVisible();
  expect(button('Kaydet')).toBeDisabled();
  await user.click(dollar);
  await user.click(button('Kaydet'));
  expect(await screen.findByText('Para Birimi Başarıyla Güncellendi.')).toBeVisible();
  expect(server.requests(api.company.setCurrency)[0]?.params).toEqual({ currency: 'USD' });
});

describe('security', () => {
  const session = {
    createdAt: '2026-11-01T09:00:00.000Z',
    lastUsedAt: '2026-11-20T09:00:00.000Z',
    ip: '10.0.0.1',
  };
  beforeEach(() =>
    server.answer(api.auth.sessions, [
      { ...session, id: idOf(8, 1), device: 'Chrome, Windows', current: true },
      { ...session, id: idOf(8, 2), device: 'Safari, iPhone', current: false },
    ]),
  );
  const fill = async (user: ReturnType<typeof open>['user'], repeated: string) => {
    await user.type(await screen.findByLabelText('Mevcut şifre'), 'eski-sifre-1');
    await user.type(screen.getByLabelText('Yeni şifre'), 'uzun ve zor bir sifre');
    await user.type(screen.getByLabelText('Yeni şifre tekrarı'), repeated);
    await user.click(button('Şifreyi Değiştir'));
  };

  test('the new password must be repeated word for word', async () => {
    const { user } = open('security');
    await fill(user, 'başka bir şey');
    expect(await screen.findByText('Şifreler eşleşmiyor')).toBeVisible();
    expect(server.requests(api.auth.changePassword)).toHaveLength(0);
  });

  test('a changed password is told and the fields are emptied', async () => {
    server.answer(api.auth.changePassword, true);
    const { user } = open('security');
    await fill(user, 'uzun ve zor bir sifre');
    expect(await screen.findByText('Şifre başarıyla değiştirildi.')).toBeVisible();
    expect(screen.getByLabelText('Mevcut şifre')).toHaveValue('');
  });

  test('a refused change is told once', async () => {
    server.answer(api.auth.changePassword, false);
    const { user } = open('security');
    await fill(user, 'uzun ve zor bir sifre');
    expect(await screen.findAllByText('Şifre değiştirilemedi.')).toHaveLength(1);
  });

  test('another open session can be ended, the own one is marked', async () => {
    server.answer(api.auth.endSession, true);
    const { user } = open('security');
    expect(await screen.findByText('Bu cihaz')).toBeVisible();
    await user.click(button('Oturumu kapat: Safari, iPhone'));
    expect(await screen.findByText('Oturum kapatıldı.')).toBeVisible();
    expect(server.requests(api.auth.endSession)[0]?.query).toEqual({ id: idOf(8, 2) });
  });

  test('all others are ended after a question, and the password where the sign-in is long ago', async () => {
    server.fail(api.auth.endOtherSessions, { status: 403, code: 'PROOF_REQUIRED', message: 'x' }, 1);
    server.answer(api.auth.endOtherSessions, true);
    server.answer(api.auth.provePassword, true);
    const { user } = open('security');
    await user.click(await screen.findByRole('button', { name: 'Diğerlerini kapat' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Diğerlerini kapat' }));
    await user.type(await screen.findByLabelText('Şifre'), 'dokuz-kelebek{Enter}');
    expect(await screen.findByText('Diğer oturumlar kapatıldı.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});

describe('the second factor', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const codes = Array.from({ length: 10 }, (_, at) => `abcd-efgh-jkmn-pq0${at}`);
  const setup = {
    secret,
    uri: `otpauth://totp/Vezne:ece%40yilmazyapi.example?secret=${secret}&issuer=Vezne`,
  };
  beforeEach(() => server.answer(api.auth.sessions, []));

  test('is set up with a picture or the typed secret, and shows the recovery codes once', async () => {
    server.answer(api.factor.begin, setup);
    server.fail(api.factor.confirm, { status: 400, message: 'x', fields: { code: 'Kod hatalı' } }, 1);
    server.answer(api.factor.confirm, { codes });
    const { user } = open('security');
    await user.click(await screen.findByRole('button', { name: 'Etkinleştir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'İki adımlı doğrulamayı aç' }));
    const picture = dialog.getByRole('img', { name: 'Doğrulama uygulaması için kare kod' });
    // Nothing in it asks for what the page's policy forbids, and nothing is fetched.
    expect(picture.outerHTML).not.toMatch(/style=|href|<image/);
    expect(dialog.getByLabelText('Anahtar')).toHaveTextContent('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    const code = dialog.getByLabelText('Doğrulama kodu');
    await user.type(code, '111111{Enter}');
    expect(await dialog.findByText('Kod hatalı')).toBeVisible();
    expect(code).toHaveValue('111111');
    server.answer(api.factor.state, { isOn: true, since: '2026-11-20T09:00:00.000Z', recoveryCodesLeft: 10 });
    await user.clear(code);
    await user.type(code, '222222{Enter}');
    const list = within(await screen.findByRole('list', { name: 'Kurtarma kodları' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    await user.keyboard('{Escape}');
    await user.click(button('Kopyala'));
    expect(await navigator.clipboard.readText()).toBe(`${codes.join('\n')}\n`);
    await user.click(button('Sakladım, kapat'));
    await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument());
    expect(await screen.findByText('Açık')).toBeVisible();
  });

  test('is switched off after a question, and its codes are renewed', async () => {
    server.answer(api.factor.state, { isOn: true, since: '2026-11-20T09:00:00.000Z', recoveryCodesLeft: 2 });
    server.answer(api.factor.renewCodes, { codes });
    server.answer(api.factor.switchOff, true);
    const { user } = open('security');
    expect(await screen.findByText('Yenileyin')).toBeVisible();
    await user.click(button('Kurtarma kodlarını yenile'));
    await user.click(await screen.findByRole('button', { name: 'Yenile' }));
    expect(await screen.findByText(codes[9] ?? '')).toBeVisible();
    await user.click(button('Sakladım, kapat'));
    await user.click(await screen.findByRole('button', { name: 'Kapat' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Kapat' }));
    expect(await screen.findByText('İki adımlı doğrulama kapatıldı.')).toBeVisible();
  });
});

test('the subscription tells how long it lasts, and what happens after its end', async () => {
  server.answer(api.auth.remainingSubscription, { ...subscription, remainingDays: 9, remainingHours: 216 });
  const { unmount } = open('subscription');
  expect(await screen.findByText('Aboneliğinizin bitmesine 9 gün kaldı.')).toBeVisible();
  unmount();
  server.answer(api.auth.remainingSubscription, {
    ...subscription,
    status: 'SURESI_DOLDU',
    remainingDays: 0,
    remainingHours: 0,
    expired: true,
  });
  open('subscription');
  expect(
    await screen.findByText(
      'Abonelik süreniz doldu. Verilerinizi görüntüleyebilir ve dışa aktarabilirsiniz.',
    ),
  ).toBeVisible();
});

test('theme and page size are chosen for this browser', async () => {
  const { user, store } = open('app-settings');
  await user.click(await screen.findByRole('radio', { name: /Açık/ }));
  expect(store.get(themeModeAtom)).toBe('light');
  await user.selectOptions(screen.getByLabelText('Sayfa boyutu'), '9 kayıt');
  expect(localStorage.getItem('pageSize')).toBe('9');
});
