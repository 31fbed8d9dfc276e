import type { MailedKind } from '@vezne/contract';

/** How the kinds are called where mails of them are stopped: as in the settings. */
export const kindNames: Record<MailedKind, string> = {
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
};
