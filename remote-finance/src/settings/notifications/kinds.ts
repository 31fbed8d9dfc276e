import type { MutableKind } from '@vezne/contract';

/** What one can choose to be told of, the most pressing first. */
export const kinds: { kind: MutableKind; note: string }[] = [
  { kind: 'NAKIT_EKSI', note: 'E-postası gündüz hemen gönderilir' },
  { kind: 'GELIR_GECIKTI', note: 'Vadesi geçen proje gelirleri' },
  { kind: 'GIDER_GECIKTI', note: 'Vadesi geçen proje giderleri' },
  { kind: 'ODEME_YAKLASIYOR', note: 'Vadesi yaklaşan proje giderleri' },
  { kind: 'PROJE_GECIKTI', note: 'Bitiş günü geçen açık projeler' },
  { kind: 'PROJE_BITIYOR', note: 'Bitiş günü yaklaşan açık projeler' },
  { kind: 'BUTCE_ASILDI', note: 'Gideri tahmini maliyetini geçen projeler' },
  { kind: 'BUTCE_80', note: 'Tahmini maliyetinin %80’ini harcayan projeler' },
  { kind: 'TEKRAR_BEKLIYOR', note: 'Günü gelip onay bekleyenler' },
  { kind: 'ITHALAT_BITTI', note: 'Kasa Defteri’ne eklenen dosyalar' },
  { kind: 'PAKET_HAZIR', note: 'İstediğiniz arşiv hazır olunca' },
];
