import { screen, waitFor } from '@testing-library/react';
import { api, messages } from '@vezne/contract';
import { fakeApi, renderApp, seriousFindings } from '@vezne/testing';
import ContactPage from './ContactPage';

const server = fakeApi();
beforeEach(() => server.answer(api.contact.contactUs, true));

const open = () => renderApp(<ContactPage />, { route: '/contact', role: null });
const send = () => screen.getByRole('button', { name: 'Gönder' });

async function fill({ user }: ReturnType<typeof open>, message = 'Defterimi nasıl aktarabilirim?') {
  await user.type(screen.getByLabelText('Ad Soyad'), 'Ece Şahin');
  await user.type(screen.getByLabelText('E-posta'), 'ece@sirket.com');
  await user.type(screen.getByLabelText('Konu'), 'Geçiş');
  await user.type(screen.getByLabelText('Mesaj'), message);
  await user.click(screen.getByLabelText('KVKK aydınlatma metnini okudum'));
}

const thanks = 'Mesajınız başarıyla gönderildi. En kısa sürede size dönüş yapacağız.';

test('a message is sent, confirmed, and the form is empty again', async () => {
  const view = open();
  await fill(view);
  await view.user.click(send());
  expect(await screen.findByText(thanks)).toBeVisible();
  expect(screen.getByLabelText('Mesaj')).toHaveValue('');
  expect(server.requests(api.contact.contactUs)[0]?.body).toMatchObject({
    fullName: 'Ece Şahin',
    phone: null,
    website: '',
    kvkkRead: true,
  });
});

test('what is missing is told under each field, and the first one takes the caret', async () => {
  const { user } = open();
  await user.click(send());
  for (const label of ['Ad Soyad', 'E-posta', 'Konu', 'Mesaj']) {
    expect(await screen.findByText(`${label} gerekli`)).toBeVisible();
  }
  expect(screen.getByText('Devam etmek için bu kutuyu işaretleyin')).toBeVisible();
  expect(screen.getByLabelText('Ad Soyad')).toHaveFocus();
});

test('a message of nine letters is too short', async () => {
  const view = open();
  await fill(view, 'dokuzharf');
  await view.user.click(send());
  expect(await screen.findByText('Mesaj en az 10 karakter olmalıdır')).toBeVisible();
});

test.each([
  [
    'too many messages',
    () => server.fail(api.contact.contactUs, { status: 429, message: 'Yarın tekrar yazın.' }),
    'Yarın tekrar yazın.',
  ],
  ['a broken connection', () => server.cutOff(api.contact.contactUs), messages.network],
])('%s: the reason stands over the form and the text stays', async (_, breakIt, sentence) => {
  breakIt();
  const view = open();
  await fill(view);
  await view.user.click(send());
  await waitFor(() => expect(send().closest('form')).toHaveTextContent(sentence));
  expect(screen.getByLabelText('Mesaj')).toHaveValue('Defterimi nasıl aktarabilirim?');
  expect(screen.queryByText(thanks)).not.toBeInTheDocument();
});

test('people and assistive technology never meet the trap for robots', async () => {
  const { user } = open();
  const trap = document.querySelector<HTMLInputElement>('[name="website"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: /Web sitesi/ })).not.toBeInTheDocument();
  for (let press = 0; press < 12; press += 1) {
    await user.tab();
    expect(trap).not.toHaveFocus();
  }
});

test('axe finds nothing serious, with and without errors', async () => {
  const { user } = open();
  expect(await seriousFindings()).toEqual([]);
  await user.click(send());
  await screen.findByText('Konu gerekli');
  expect(await seriousFindings()).toEqual([]);
});
