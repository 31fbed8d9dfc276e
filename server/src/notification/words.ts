import { type Currency, moneyText, type NotificationKind } from '@vezne/contract';
import { percentText } from '../percent';
import type { Fact } from './fact';
import { sumOf } from './sum';

/** What is said of matters of one kind: a sentence, and what is known beside it. */
export type Words = { title: string; details: string[] };

export type How = {
  currency: Currency;
  /** How a name that somebody typed may be shown. */
  named: (name: string) => string;
};

type Say = (facts: [Fact, ...Fact[]], how: How) => Words;

const dayText = (day: string | null) => (day ? day.split('-').reverse().join('.') : '');
const countText = (count: number) => count.toLocaleString('tr-TR');

/** "Moda Apartmanı", "Moda Apartmanı ve 2 proje daha". */
function namesOf(facts: readonly Fact[], noun: string, { named }: How): string {
  const [first = '', ...others] = new Set(facts.map(({ name }) => name ?? ''));
  return others.length === 0 ? named(first) : `${named(first)} ve ${countText(others.length)} ${noun} daha`;
}

const sumText = (facts: readonly Fact[], { currency }: How) => moneyText(sumOf(facts) ?? 0n, currency);

const overdue =
  (noun: string): Say =>
  (facts, how) => ({
    title: `${countText(facts.length)} ${noun} vadesi geçti`,
    details: [
      namesOf(facts, 'proje', how),
      sumText(facts, how),
      `${facts.length === 1 ? 'vadesi' : 'en eskisi'} ${dayText(facts[0].date)}`,
    ],
  });

/** "Proje bugün bitiyor", "4 proje 5 gün sonra bitiyor". */
const inDays = (count: number | null) => (count === 0 ? 'bugün' : `${count} gün sonra`);

const subjectOf = (facts: readonly Fact[], one: string, several: string) =>
  facts.length === 1 ? one : `${countText(facts.length)} ${several}`;

const budget =
  (one: string, several: string): Say =>
  (facts, how) => ({
    title: subjectOf(facts, one, several),
    details: [
      namesOf(facts, 'proje', how),
      ...(facts.length === 1 ? [`bütçe kullanımı ${percentText(facts[0].percent ?? 0)}`] : []),
    ],
  });

const step =
  (title: string, detail: string): Say =>
  () => ({ title, details: [detail] });

const says: Record<NotificationKind, Say> = {
  DISK_DOLUYOR: step('Sunucuda disk alanı azaldı', 'Yeni kayıtlar durabilir; yer açın'),
  YEDEK_ALINAMADI: ([{ date }]) => ({
    title: 'Yedek alınamadı',
    details: [date ? `Son yedek ${dayText(date)} tarihli` : 'Henüz hiç yedek yok'],
  }),
  YENI_CIHAZ: (facts, how) => ({
    title: subjectOf(facts, 'Yeni bir cihazdan giriş yapıldı', 'yeni cihazdan giriş yapıldı'),
    details: [namesOf(facts, 'cihaz', how), 'siz değilseniz şifrenizi değiştirin'],
  }),
  ABONELIK_BITIYOR: ([{ count, date }]) => ({
    title:
      count === null
        ? 'Abonelik süreniz doldu'
        : count === 0
          ? 'Aboneliğiniz bugün bitiyor'
          : `Aboneliğinizin bitmesine ${count} gün kaldı`,
    details: [`Son gün ${dayText(date)}`],
  }),
  NAKIT_EKSI: (facts, how) => ({
    title: subjectOf(facts, 'Kasa eksiye düştü', 'kasa eksiye düştü'),
    details: [namesOf(facts, 'kasa', how), sumText(facts, how), `${dayText(facts[0].date)} gününden beri`],
  }),
  GELIR_GECIKTI: overdue('gelirin'),
  GIDER_GECIKTI: overdue('giderin'),
  PROJE_GECIKTI: (facts, how) => ({
    title: `${subjectOf(facts, 'Proje', 'proje')} ${countText(facts[0].count ?? 0)} gün gecikti`,
    details: [namesOf(facts, 'proje', how), `bitişi ${dayText(facts[0].date)}`],
  }),
  BUTCE_ASILDI: budget('Tahmini maliyet aşıldı', 'projenin tahmini maliyeti aşıldı'),
  ODEME_YAKLASIYOR: (facts, how) => ({
    title: `${countText(facts.length)} ödemenin vadesi ${inDays(facts[0].count)}`,
    details: [namesOf(facts, 'proje', how), sumText(facts, how), dayText(facts[0].date)],
  }),
  PROJE_BITIYOR: (facts, how) => ({
    title: `${subjectOf(facts, 'Proje', 'proje')} ${inDays(facts[0].count)} bitiyor`,
    details: [namesOf(facts, 'proje', how), dayText(facts[0].date)],
  }),
  BUTCE_80: budget('Tahmini maliyete yaklaşıldı', 'projenin tahmini maliyetine yaklaşıldı'),
  TEKRAR_BEKLIYOR: ([{ count, date }]) => ({
    title: `${countText(count ?? 0)} tekrarlayan kayıt onay bekliyor`,
    details: [`${count === 1 ? 'tarihi' : 'en yenisi'} ${dayText(date)}`],
  }),
  ITHALAT_BITTI: (facts, how) => ({
    title: subjectOf(facts, 'Ekstre aktarıldı', 'ekstre aktarıldı'),
    details: [
      namesOf(facts, 'dosya', how),
      `${countText(facts.reduce((sum, { count }) => sum + (count ?? 0), 0))} kayıt`,
    ],
  }),
  PAKET_HAZIR: ([{ date }]) => ({
    title: 'Veri arşiviniz hazır',
    details: [`${dayText(date)} gününe kadar indirilebilir`],
  }),
  SIRKET_BILGILERI: step(
    'Şirket bilgilerinizi tamamlayın',
    'Adres, vergi dairesi ve IBAN raporlarda kullanılır',
  ),
  KATEGORILER: step('Kategorilerinizi seçin', 'Hazır kategoriler tek dokunuşla eklenir'),
  ILK_KAYIT: step('İlk nakit akışınızı girin', 'Kasa Defteri kayıtlarınızla dolar'),
};

export const wordsOf = (kind: NotificationKind, facts: [Fact, ...Fact[]], how: How): Words =>
  says[kind](facts, how);
