import { dayInTurkey } from '@vezne/contract';
import type { Email } from './mail';
import { greeting, plainName } from './names';
import { compose } from './templates';

type Person = { email: string; name: string };
type Reader = Person & { companyName: string };

const companyOf = ({ companyName }: Reader) => plainName(companyName, 'Şirketiniz');
const written = (moment: Date) => dayInTurkey(moment).split('-').reverse().join('.');

export const accountErased = ({ email, name }: Person): Email =>
  compose(email, 'Vezne: Hesabınız silindi', [
    greeting(name),
    'Vezne hesabınız isteğiniz üzerine silindi; kişisel bilgileriniz kaldırıldı ve bütün oturumlarınız kapatıldı.',
    'Bu adresle dilediğiniz zaman yeniden kayıt olabilirsiniz.',
  ]);

export const companyClosing = (reader: Reader, closesAt: Date): Email =>
  compose(reader.email, 'Vezne: Şirket kapatılıyor', [
    greeting(reader.name),
    `${companyOf(reader)} şirketinin Vezne hesabı, şirket sahibinin isteğiyle kapatılıyor. ${written(closesAt)} tarihine kadar kayıtları görüntüleyebilir ve dışa aktarabilirsiniz; yeni kayıt girilemez.`,
    'O tarihte şirketin bütün kayıtları ve yöneticilerin hesapları geri getirilemeyecek biçimde silinir. Şirket sahibi o güne kadar Ayarlar > Güvenlik bölümünden vazgeçebilir.',
  ]);

export const companyEndsSoon = (reader: Reader, closesAt: Date, publicUrl: string): Email =>
  compose(reader.email, `Vezne: Şirket ${written(closesAt)} tarihinde silinecek`, [
    greeting(reader.name),
    `${companyOf(reader)} şirketinin Vezne hesabı kapatılıyor. ${written(closesAt)} tarihinde bütün kayıtları ve yöneticilerin hesapları geri getirilemeyecek biçimde silinecek.`,
    'Saklamak istediğiniz kayıtları o güne kadar indirin. Şirket sahibi kapatmadan yine aynı yerde vazgeçebilir:',
    `${publicUrl}/settings/security`,
  ]);

export const companyKept = (reader: Reader): Email =>
  compose(reader.email, 'Vezne: Şirketin kapatılmasından vazgeçildi', [
    greeting(reader.name),
    `${companyOf(reader)} şirketinin kapatılmasından vazgeçildi. Vezne'yi eskisi gibi kullanabilirsiniz.`,
  ]);

export const companyGone = (reader: Reader): Email =>
  compose(reader.email, 'Vezne: Şirket kapatıldı', [
    greeting(reader.name),
    `${companyOf(reader)} şirketinin Vezne hesabı kapatıldı; bütün kayıtları ve yöneticilerin hesapları silindi.`,
    'Bu adresle dilediğiniz zaman yeniden kayıt olabilirsiniz.',
  ]);
