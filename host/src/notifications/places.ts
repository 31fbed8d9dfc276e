import type { Notification, NotificationKind } from '@vezne/contract';

const project = ({ projectId }: Notification) => (projectId ? `/projects/${projectId}` : '/projects');

const rows =
  (page: 'gelirler' | 'giderler', which: 'overdue' | 'waiting') =>
  ({ projectId }: Notification) =>
    `/projects/${page}?${which}=true${projectId ? `&projectId=${projectId}` : ''}`;

/** Where a matter is seen to; null: nowhere in the product. */
const places: Record<NotificationKind, string | null | ((notification: Notification) => string)> = {
  DISK_DOLUYOR: null,
  YEDEK_ALINAMADI: '/settings/security',
  YENI_CIHAZ: '/settings/security',
  ABONELIK_BITIYOR: '/settings/subscription',
  NAKIT_EKSI: '/cash-flow/accounts',
  GELIR_GECIKTI: rows('gelirler', 'overdue'),
  GIDER_GECIKTI: rows('giderler', 'overdue'),
  PROJE_GECIKTI: project,
  BUTCE_ASILDI: project,
  ODEME_YAKLASIYOR: rows('giderler', 'waiting'),
  PROJE_BITIYOR: project,
  BUTCE_80: project,
  TEKRAR_BEKLIYOR: '/cash-flow?recurring=pending',
  ITHALAT_BITTI: '/cash-flow/import',
  PAKET_HAZIR: '/settings/security',
  SIRKET_BILGILERI: '/settings/company',
  KATEGORILER: '/categories',
  ILK_KAYIT: '/cash-flow',
};

/** The address that a notification leads to; none for a kind that this host does not know. */
export function placeOf(notification: Notification): string | null {
  const { kind } = notification;
  const place = kind in places ? places[kind as NotificationKind] : null;
  return typeof place === 'function' ? place(notification) : place;
}
