import type { MutableKind } from '@vezne/contract';

/** What one can choose to be told of, the most pressing first. */
export const kinds: { kind: MutableKind; title: string; note: string }[] = [
  { kind: 'NAKIT_EKSI', title: 'Eksiye düşen kasa', note: 'E-postası hemen gönderilir' },
  { kind: 'GELIR_GECIKTI', title: 'Geciken gelirler', note: 'Vadesi geçen proje gelirleri' },
  { kind: 'GIDER_GECIKTI', title: 'Geciken giderler', note: 'Vadesi geçen proje giderleri' },
  { kind: 'ODEME_YAKLASIYOR', title: 'Yaklaşan ödemeler', note: 'Vadesi yaklaşan proje giderleri' },
  { kind: 'PROJE_GECIKTI', title: 'Geciken projeler', note: 'Bitiş günü geçen açık projeler' },
  { kind: 'PROJE_BITIYOR', title: 'Bitmek üzere olan projeler', note: 'Bitiş günü yaklaşan açık projeler' },
  { kind: 'BUTCE_ASILDI', title: 'Bütçe aşımları', note: 'Gideri tahmini maliyetini geçen projeler' },
  { kind: 'BUTCE_80', title: 'Bütçeye yaklaşanlar', note: 'Tahmini maliyetinin %80’ini harcayan projeler' },
  { kind: 'TEKRAR_BEKLIYOR', title: 'Tekrarlayan kayıtlar', note: 'Günü gelip onay bekleyenler' },
  { kind: 'ITHALAT_BITTI', title: 'Aktarılan ekstreler', note: 'Kasa Defteri’ne eklenen dosyalar' },
  { kind: 'PAKET_HAZIR', title: 'Veri arşivi', note: 'İstediğiniz arşiv hazır olunca' },
];
