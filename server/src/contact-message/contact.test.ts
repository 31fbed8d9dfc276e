import { api } from '@vezne/contract';
import { testApp } from '../test/app';

const t = testApp();

const message = {
  fullName: 'Can <b>Er</b>',
  email: 'can@ornek.com.tr',
  phone: '05321112233',
  companyName: 'Er İnşaat',
  subject: 'Fiyat\r\nBcc: herkes@ornek.com.tr',
  message: 'Merhaba,\nfiyat bilgisi rica ederim.',
  kvkkRead: true,
};
const send = (change: object = {}, key?: string) =>
  t.call(api.contact.contactUs, { body: { ...message, ...change } }, { key });
const stored = () => t.db.query<{ subject: string; phone: string }>('SELECT * FROM contact_message');

test('a message is stored and mailed to the provider, with the sender to reply to', async () => {
  expect((await send()).body).toBe(true);
  await t.idle();
  expect(await stored()).toMatchObject([{ phone: '+905321112233' }]);
  const [letter] = t.emails;
  expect(letter).toMatchObject({ to: 'iletisim@vezne.test', replyTo: 'can@ornek.com.tr' });
  expect(letter?.subject).toBe('Vezne: Yeni iletişim mesajı');
  expect(letter?.text).toContain('fiyat bilgisi rica ederim.');
  expect(letter?.html).toContain('Can &lt;b&gt;Er&lt;/b&gt;');
});

test('a robot that fills the hidden field is thanked, and nothing is kept', async () => {
  const before = (await stored()).length;
  t.emails.length = 0;
  expect((await send({ website: 'https://spam.example' })).body).toBe(true);
  await t.idle();
  expect([(await stored()).length, t.emails]).toEqual([before, []]);
});

test('a repeated message arrives once', async () => {
  const before = (await stored()).length;
  await Promise.all([send({}, 'mesaj-1'), send({}, 'mesaj-1'), send({}, 'mesaj-1')]);
  expect((await stored()).length).toBe(before + 1);
});

test('every field is checked with its sentence', async () => {
  const { body } = await t.call(api.contact.contactUs, { body: { message: 'kısa', email: 'x' } });
  expect(body).toMatchObject({
    fields: {
      fullName: 'Ad Soyad gerekli',
      subject: 'Konu gerekli',
      message: 'Mesaj en az 10 karakter olmalıdır',
      email: 'Geçerli bir e-posta adresi girin',
      kvkkRead: 'Devam etmek için bu kutuyu işaretleyin',
    },
  });
});
