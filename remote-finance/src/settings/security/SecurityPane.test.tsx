import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi, idOf } from '@vezne/testing';
import { openSettings as open } from '../testing';

const server = fakeApi();
const button = (name: string | RegExp) => screen.getByRole('button', { name });

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

  test('says once what went wrong where several parts are missing, and one press brings all of them back', async () => {
    server.fail(api.auth.sessions, { status: 400, message: 'Olmadı.' });
    server.fail(api.factor.state, { status: 400, message: 'Olmadı.' });
    const { user } = open('security');
    expect(await screen.findByText('Yüklenemedi')).toBeVisible();
    server.heal(api.auth.sessions);
    server.heal(api.factor.state);
    server.answer(api.factor.state, { isOn: false, since: null, recoveryCodesLeft: 0 });
    await user.click(button('Tekrar Dene'));
    expect(await screen.findByText(/Safari, iPhone/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Etkinleştir' })).toBeVisible();
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
    await user.click(button('Oturumu Kapat: Safari, iPhone'));
    expect(await screen.findByText('Oturum kapatıldı.')).toBeVisible();
    expect(server.requests(api.auth.endSession)[0]?.query).toEqual({ id: idOf(8, 2) });
  });

  test('all others are ended after a question, and the password where the sign-in is long ago', async () => {
    server.fail(api.auth.endOtherSessions, { status: 403, code: 'PROOF_REQUIRED', message: 'x' }, 1);
    server.answer(api.auth.endOtherSessions, true);
    server.answer(api.auth.provePassword, true);
    const { user } = open('security');
    await user.click(await screen.findByRole('button', { name: 'Diğerlerini Kapat' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Diğerlerini Kapat' }));
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
    await user.click(button('Sakladım, Kapat'));
    await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument());
    expect(await screen.findByText('Açık')).toBeVisible();
  });

  test('is switched off after a question, and its codes are renewed', async () => {
    server.answer(api.factor.state, { isOn: true, since: '2026-11-20T09:00:00.000Z', recoveryCodesLeft: 2 });
    server.answer(api.factor.renewCodes, { codes });
    server.answer(api.factor.switchOff, true);
    const { user } = open('security');
    expect(await screen.findByText('Yenileyin')).toBeVisible();
    await user.click(button('Kurtarma Kodlarını Yenile'));
    await user.click(await screen.findByRole('button', { name: 'Yenile' }));
    expect(await screen.findByText(codes[9] ?? '')).toBeVisible();
    await user.click(button('Sakladım, Kapat'));
    await user.click(await screen.findByRole('button', { name: 'Kapat' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Kapat' }));
    expect(await screen.findByText('İki adımlı doğrulama kapatıldı.')).toBeVisible();
  });
});
