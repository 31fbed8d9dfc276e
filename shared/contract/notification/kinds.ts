import { z } from 'zod';

/** What a notification is about, the most pressing first. */
export const NotificationKind = z.enum([
  'DISK_DOLUYOR',
  'YEDEK_ALINAMADI',
  'YENI_CIHAZ',
  'ABONELIK_BITIYOR',
  'NAKIT_EKSI',
  'GELIR_GECIKTI',
  'GIDER_GECIKTI',
  'PROJE_GECIKTI',
  'BUTCE_ASILDI',
  'ODEME_YAKLASIYOR',
  'PROJE_BITIYOR',
  'BUTCE_80',
  'TEKRAR_BEKLIYOR',
  'ITHALAT_BITTI',
  'PAKET_HAZIR',
  'SIRKET_BILGILERI',
  'KATEGORILER',
  'ILK_KAYIT',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

const wrongKind = { error: 'Bildirim türü geçerli değil' };

/** Those that may be mailed, and a manager may do without; the others are first steps, or would be missed. */
export const MailedKind = NotificationKind.extract(
  [
    'NAKIT_EKSI',
    'GELIR_GECIKTI',
    'GIDER_GECIKTI',
    'PROJE_GECIKTI',
    'BUTCE_ASILDI',
    'ODEME_YAKLASIYOR',
    'PROJE_BITIYOR',
    'BUTCE_80',
    'TEKRAR_BEKLIYOR',
    'ITHALAT_BITTI',
  ],
  wrongKind,
);
export type MailedKind = z.infer<typeof MailedKind>;

/** Those that a manager may do without in the product; whoever has asked for an archive gets a letter anyway. */
export const MutableKind = NotificationKind.extract([...MailedKind.options, 'PAKET_HAZIR'], wrongKind);
export type MutableKind = z.infer<typeof MutableKind>;

/** How they are called wherever one chooses among them, or stops mails of one. */
export const kindNames: Record<MutableKind, string> = {
  NAKIT_EKSI: 'Eksiye düşen kasa',
  GELIR_GECIKTI: 'Geciken gelirler',
  GIDER_GECIKTI: 'Geciken giderler',
  PROJE_GECIKTI: 'Geciken projeler',
  BUTCE_ASILDI: 'Bütçe aşımları',
  ODEME_YAKLASIYOR: 'Yaklaşan ödemeler',
  PROJE_BITIYOR: 'Bitmek üzere olan projeler',
  BUTCE_80: 'Bütçeye yaklaşanlar',
  TEKRAR_BEKLIYOR: 'Tekrarlayan kayıtlar',
  ITHALAT_BITTI: 'Aktarılan ekstreler',
  PAKET_HAZIR: 'Veri arşivi',
};

/** How many days ahead what has a day is told of, unless a manager chooses otherwise. */
export const usualLeadDays = { PROJE_BITIYOR: 7, ODEME_YAKLASIYOR: 3 } as const;
export type LeadKind = keyof typeof usualLeadDays;

/** Kinds that the first clients know: of any other one they would refuse the whole answer. */
export const FirstKind = NotificationKind.extract([
  'DISK_DOLUYOR',
  'YEDEK_ALINAMADI',
  'ABONELIK_BITIYOR',
  'GELIR_GECIKTI',
  'GIDER_GECIKTI',
  'PROJE_GECIKTI',
  'BUTCE_ASILDI',
  'PROJE_BITIYOR',
  'SIRKET_BILGILERI',
  'KATEGORILER',
  'ILK_KAYIT',
]);
export type FirstKind = z.infer<typeof FirstKind>;
