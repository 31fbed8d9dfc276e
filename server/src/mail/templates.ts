import type { ContactMessage } from '@vezne/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar';
import type { Email } from './mail';
import { greeting, plainName } from './names';

type Reader = { email: string; name: string };

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const toHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** A text, or one that leads somewhere. */
type Paragraph = string | { says: string; link: string };

/** The same paragraphs as plain text and as simple HTML; a paragraph that is an address becomes a link. */
export function compose(to: string, subject: string, paragraphs: Paragraph[]): Email {
  const html = paragraphs.map((paragraph) => {
    if (typeof paragraph !== 'string')
      return `<p><a href="${toHtml(paragraph.link)}">${toHtml(paragraph.says)}</a></p>`;
    const text = toHtml(paragraph).replace(/\n/g, '<br>');
    return /^https?:\/\/\S+$/.test(paragraph) ? `<p><a href="${text}">${text}</a></p>` : `<p>${text}</p>`;
  });
  const plain = paragraphs.map((each) => (typeof each === 'string' ? each : `${each.says}: ${each.link}`));
  return {
    to,
    subject,
    text: `${plain.join('\n\n')}\n`,
    html: `<!doctype html><html lang="tr"><body style="font-family:sans-serif;line-height:1.5">${html.join('')}</body></html>`,
  };
}

/** A letter whose link opens nothing after that time: then it need not be sent any more. */
const goodFor = (ms: number, letter: Email): Email => ({ ...letter, goodForMs: ms });

export const resetLink = ({ email, name }: Reader, link: string, minutes: number): Email =>
  goodFor(
    minutes * MINUTE_MS,
    compose(email, 'Vezne: Şifre sıfırlama bağlantınız', [
      greeting(name),
      'Vezne hesabınız için şifre sıfırlama istendi. Yeni şifrenizi belirlemek için bağlantıyı açın:',
      link,
      `Bağlantı ${minutes} dakika geçerlidir ve bir kez kullanılabilir.`,
      'Bu isteği siz yapmadıysanız bu iletiyi dikkate almayın; şifreniz değişmedi.',
    ]),
  );

export const verificationLetter = (
  { email, name, companyName }: Reader & { companyName: string },
  link: string,
  hours: number,
): Email =>
  goodFor(
    hours * HOUR_MS,
    compose(email, 'Vezne: E-posta adresinizi onaylayın', [
      greeting(name),
      `${plainName(companyName, 'Şirketiniz')} için Vezne hesabı açılması istendi. Adresinizi onaylayıp hesabı açmak için bağlantıyı açın:`,
      link,
      `Bağlantı ${hours} saat geçerlidir. Yeniden gönderilirse yalnızca son bağlantı açılır.`,
      'Bu kaydı siz yapmadıysanız bağlantıyı açmayın; o zaman hesap da açılmaz.',
    ]),
  );

/** To the owner of an address that somebody signs up with once more. */
export const addressKnown = ({ email, name }: Reader, publicUrl: string): Email =>
  compose(email, 'Vezne: Bu adresle zaten bir hesabınız var', [
    greeting(name),
    'Az önce bu e-posta adresiyle yeni bir Vezne hesabı açılmak istendi. Adresinizin zaten bir hesabı olduğu için yenisi açılmadı. Giriş sayfası:',
    `${publicUrl}/login`,
    'Şifrenizi hatırlamıyorsanız buradan yenisini belirleyin:',
    `${publicUrl}/forgot-password`,
    'Bu isteği siz yapmadıysanız bir şey yapmanız gerekmez; hesabınızda hiçbir şey değişmedi.',
  ]);

export const invitationLetter = (
  { email, name, companyName }: Reader & { companyName: string },
  link: string,
  invitedBy: string,
  days: number,
): Email =>
  goodFor(
    days * DAY_MS,
    compose(email, 'Vezne: Yönetici olarak davet edildiniz', [
      greeting(name),
      `${plainName(invitedBy, 'Bir yönetici')}, sizi ${plainName(companyName, 'kendi')} şirketine yönetici olarak davet etti. Daveti kabul edip şifrenizi belirlemek için bağlantıyı açın:`,
      link,
      `Bağlantı ${days} gün geçerlidir ve bir kez kullanılabilir. Süresi dolarsa sizi davet eden kişi yeniden gönderebilir.`,
      'Bu daveti beklemiyorsanız bu iletiyi dikkate almayın; adınıza bir hesap açılmaz.',
    ]),
  );

export const passwordChanged = ({ email, name }: Reader): Email =>
  compose(email, 'Vezne: Şifreniz değişti', [
    greeting(name),
    'Vezne hesabınızın şifresi az önce değiştirildi ve diğer oturumlarınız kapatıldı.',
    'Bu değişikliği siz yapmadıysanız hemen giriş sayfasından şifrenizi sıfırlayın.',
  ]);

export const exportReady = ({ email, name }: Reader, link: string, hours: number): Email =>
  goodFor(
    hours * HOUR_MS,
    compose(email, 'Vezne: Verileriniz hazır', [
      greeting(name),
      'Vezne verilerinizin arşivi hazır. Giriş yapıp Güvenlik bölümünden indirebilirsiniz:',
      link,
      `Arşiv ${hours} saat sonra silinir.`,
      'Bu arşivi siz istemediyseniz şifrenizi hemen değiştirin ve diğer oturumlarınızı kapatın.',
    ]),
  );

export const contactNotice = (to: string, message: Omit<ContactMessage, 'kvkkRead' | 'website'>): Email => ({
  ...compose(to, 'Vezne: Yeni iletişim mesajı', [
    `Gönderen: ${message.fullName}\nE-posta: ${message.email}\nTelefon: ${message.phone ?? '-'}\nŞirket: ${message.companyName ?? '-'}`,
    `Konu: ${message.subject}`,
    message.message,
  ]),
  replyTo: message.email,
});
