import type { ContactMessage } from '@vezne/contract';
import type { Email } from './mail';

type Reader = { email: string; name: string };

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const toHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** The same paragraphs as plain text and as simple HTML; a paragraph that is an address becomes a link. */
function compose(to: string, subject: string, paragraphs: string[]): Email {
  const html = paragraphs.map((paragraph) => {
    const text = toHtml(paragraph).replace(/\n/g, '<br>');
    return /^https?:\/\/\S+$/.test(paragraph) ? `<p><a href="${text}">${text}</a></p>` : `<p>${text}</p>`;
  });
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="tr"><body style="font-family:sans-serif;line-height:1.5">${html.join('')}</body></html>`,
  };
}

export const resetLink = ({ email, name }: Reader, link: string, minutes: number): Email =>
  compose(email, 'Vezne: Şifre sıfırlama bağlantınız', [
    `Merhaba ${name},`,
    'Vezne hesabınız için şifre sıfırlama istendi. Yeni şifrenizi belirlemek için bağlantıyı açın:',
    link,
    `Bağlantı ${minutes} dakika geçerlidir ve bir kez kullanılabilir.`,
    'Bu isteği siz yapmadıysanız bu iletiyi dikkate almayın; şifreniz değişmedi.',
  ]);

export const invitation = (
  { email, name, companyName }: Reader & { companyName: string },
  link: string,
  invitedBy: string,
): Email =>
  compose(email, 'Vezne: Yönetici hesabınız hazır', [
    `Merhaba ${name},`,
    `${invitedBy}, sizi ${companyName} şirketine yönetici olarak ekledi. Şifrenizi belirlemek için bağlantıyı açın:`,
    link,
    'Bağlantı 3 gün geçerlidir ve bir kez kullanılabilir. Süresi dolarsa giriş sayfasındaki "Şifremi unuttum" ile yenisini isteyebilirsiniz.',
  ]);

export const passwordChanged = ({ email, name }: Reader): Email =>
  compose(email, 'Vezne: Şifreniz değişti', [
    `Merhaba ${name},`,
    'Vezne hesabınızın şifresi az önce değiştirildi ve diğer oturumlarınız kapatıldı.',
    'Bu değişikliği siz yapmadıysanız hemen giriş sayfasından şifrenizi sıfırlayın.',
  ]);

export const contactNotice = (to: string, message: Omit<ContactMessage, 'kvkkRead' | 'website'>): Email => ({
  ...compose(to, 'Vezne: Yeni iletişim mesajı', [
    `Gönderen: ${message.fullName}\nE-posta: ${message.email}\nTelefon: ${message.phone ?? '-'}\nŞirket: ${message.companyName ?? '-'}`,
    `Konu: ${message.subject}`,
    message.message,
  ]),
  replyTo: message.email,
});
