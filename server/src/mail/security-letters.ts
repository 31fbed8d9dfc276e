import { limits } from '@vezne/contract';
import type { Email } from './mail';
import { greeting, plainName } from './names';
import { compose } from './templates';

type Person = { email: string; name: string; surname: string; companyName: string };

const fullName = ({ name, surname }: Person) => plainName(`${name} ${surname}`, 'Bir yönetici');
const companyOf = ({ companyName }: Person) => plainName(companyName, 'Şirketiniz');
const hello = ({ name }: Person) => greeting(name);
const hours = limits.undoRemovalHours;

/** To somebody who was removed. */
export const removal = (removed: Person, owner: Person): Email =>
  compose(removed.email, 'Vezne: Hesabınız kapatıldı', [
    hello(removed),
    `${companyOf(removed)} şirketindeki yönetici hesabınız ${fullName(owner)} tarafından kapatıldı ve oturumlarınız sona erdi.`,
    `Bunun bir yanlışlık olduğunu düşünüyorsanız ${hours} saat içinde şirketin sahibine yazın: ${owner.email}. Bu süre içinde hesabınız olduğu gibi geri alınabilir; sonra işlem kesinleşir.`,
  ]);

/** To the owner, in whose name somebody was removed. */
export const removalNotice = (owner: Person, removed: Person): Email =>
  compose(owner.email, 'Vezne: Bir yönetici çıkarıldı', [
    hello(owner),
    `${fullName(removed)} (${removed.email}) sizin hesabınızla ${companyOf(owner)} şirketinden çıkarıldı.`,
    `${hours} saat içinde Ayarlar > Yönetici bölümünden geri alabilirsiniz; sonra işlem kesinleşir.`,
    'Bunu siz yapmadıysanız hemen geri alın ve şifrenizi değiştirin.',
  ]);

/** To somebody whose removal was undone. */
export const restored = (person: Person): Email =>
  compose(person.email, 'Vezne: Hesabınız geri açıldı', [
    hello(person),
    `${companyOf(person)} şirketindeki yönetici hesabınız geri açıldı. Önceki şifrenizle giriş yapabilirsiniz.`,
  ]);

export const newOwner = (after: Person, before: Person): Email =>
  compose(after.email, 'Vezne: Şirketin yeni sahibi sizsiniz', [
    hello(after),
    `${fullName(before)}, ${companyOf(after)} şirketinin Vezne'deki sahipliğini size devretti.`,
    'Bundan sonra yöneticileri yalnızca siz çıkarabilir ve sahipliği yalnızca siz devredebilirsiniz.',
  ]);

export const formerOwner = (before: Person, after: Person): Email =>
  compose(before.email, 'Vezne: Sahipliği devrettiniz', [
    hello(before),
    `${companyOf(before)} şirketinin Vezne'deki sahipliği sizin hesabınızla ${fullName(after)} (${after.email}) adlı yöneticiye devredildi.`,
    'Bunu siz yapmadıysanız hemen şifrenizi değiştirin ve yeni sahibe haber verin.',
  ]);

const notMe = 'Bunu siz yapmadıysanız hemen şifrenizi değiştirin ve açık oturumlarınızı kapatın.';

export const factorOn = (person: Person): Email =>
  compose(person.email, 'Vezne: İki adımlı doğrulama açıldı', [
    hello(person),
    'Vezne hesabınızda iki adımlı doğrulama açıldı. Bundan sonra girişte şifrenizin yanında uygulamadaki kod da sorulur.',
    'Kurtarma kodlarınızı telefonunuzdan ayrı bir yerde saklayın.',
    notMe,
  ]);

export const factorOff = (person: Person): Email =>
  compose(person.email, 'Vezne: İki adımlı doğrulama kapatıldı', [
    hello(person),
    'Vezne hesabınızda iki adımlı doğrulama az önce kapatıldı. Girişte artık yalnızca şifreniz sorulur.',
    notMe,
  ]);

export const recoveryUsed = (person: Person, left: number): Email =>
  compose(person.email, 'Vezne: Bir kurtarma kodu kullanıldı', [
    hello(person),
    `Vezne hesabınıza az önce bir kurtarma koduyla giriş yapıldı. Kullanılmamış ${left} kodunuz kaldı; Ayarlar > Güvenlik bölümünden yenileyebilirsiniz.`,
    notMe,
  ]);

export const newDevice = (person: Person, device: string, ip: string): Email =>
  compose(person.email, 'Vezne: Yeni bir cihazdan giriş yapıldı', [
    hello(person),
    `Vezne hesabınıza daha önce kullanmadığınız bir cihazdan giriş yapıldı: ${device}, ağ adresi ${ip}.`,
    'Giriş yapan sizseniz yapmanız gereken bir şey yok.',
    notMe,
  ]);

export const copiedSession = (person: Person, device: string): Email =>
  compose(person.email, 'Vezne: Oturumunuz kopyalanmış olabilir', [
    hello(person),
    `${device} cihazındaki Vezne oturumunuzun bir kopyası kullanılmaya çalışıldı. Güvenliğiniz için o oturumu kapattık; yeniden giriş yapmanız gerekir.`,
    'Giriş yaptıktan sonra şifrenizi değiştirin ve Ayarlar > Güvenlik bölümünden iki adımlı doğrulamayı açın.',
  ]);

export const managerAdded = (owner: Person, added: { name: string; surname: string; email: string }): Email =>
  compose(owner.email, 'Vezne: Şirketinize bir yönetici katıldı', [
    hello(owner),
    `${added.name} ${added.surname} (${added.email}) daveti kabul etti ve ${owner.companyName} şirketine yönetici olarak katıldı.`,
    'Bu kişiyi tanımıyorsanız Ayarlar > Yönetici bölümünden çıkarın.',
  ]);
