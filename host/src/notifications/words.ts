import { type Currency, formatMoney, type Notification, type NotificationKind } from '@vezne/contract';
import { formatCount, formatDate, formatMargin, sideBySide } from '@vezne/ui';
import type { ReactNode } from 'react';

/** What a notification says, and where it is seen to; without a place there is nothing to do in the product. */
export type Words = { title: string; note: ReactNode; to: string | null };

type Say = (notification: Notification, currency: Currency) => Words;

const dayOf = ({ date }: Notification) => (date ? formatDate(date) : '');
const project = ({ projectId }: Notification) => `/projects/${projectId}`;

const overdue =
  (noun: string, page: string): Say =>
  (notification, currency) => {
    const { projectId, projectName, count, amount } = notification;
    return {
      title: `${formatCount(count ?? 0)} ${noun} vadesi geçti`,
      note: sideBySide([
        projectName,
        amount !== null && formatMoney(amount, currency),
        `${count === 1 ? 'vadesi' : 'en eskisi'} ${dayOf(notification)}`,
      ]),
      to: `/projects/${page}?overdue=true&projectId=${projectId}`,
    };
  };

const says: Record<NotificationKind, Say> = {
  GELIR_GECIKTI: overdue('gelirin', 'gelirler'),
  GIDER_GECIKTI: overdue('giderin', 'giderler'),
  PROJE_GECIKTI: (notification) => ({
    title: `Proje ${formatCount(notification.count ?? 0)} gün gecikti`,
    note: sideBySide([notification.projectName, `bitişi ${dayOf(notification)}`]),
    to: project(notification),
  }),
  PROJE_BITIYOR: (notification) => ({
    title: notification.count === 0 ? 'Proje bugün bitiyor' : `Proje ${notification.count} gün sonra bitiyor`,
    note: sideBySide([notification.projectName, dayOf(notification)]),
    to: project(notification),
  }),
  TEKRAR_BEKLIYOR: (notification) => ({
    title: `${formatCount(notification.count ?? 0)} tekrarlayan kayıt onay bekliyor`,
    note: `${notification.count === 1 ? 'tarihi' : 'en yenisi'} ${dayOf(notification)}`,
    to: '/cash-flow?recurring=pending',
  }),
  BUTCE_ASILDI: (notification) => ({
    title: 'Tahmini maliyet aşıldı',
    note: sideBySide([
      notification.projectName,
      `bütçe kullanımı ${formatMargin(notification.percent ?? 0)}`,
    ]),
    to: project(notification),
  }),
  ABONELIK_BITIYOR: (notification) => ({
    title:
      notification.count === null
        ? 'Abonelik süreniz doldu'
        : notification.count === 0
          ? 'Aboneliğiniz bugün bitiyor'
          : `Aboneliğinizin bitmesine ${notification.count} gün kaldı`,
    note: `Son gün ${dayOf(notification)}`,
    to: '/settings/subscription',
  }),
  YEDEK_ALINAMADI: (notification) => ({
    title: 'Yedek alınamadı',
    note: notification.date ? `Son yedek ${dayOf(notification)} tarihli` : 'Henüz hiç yedek yok',
    to: '/settings/security',
  }),
  DISK_DOLUYOR: () => ({
    title: 'Sunucuda disk alanı azaldı',
    note: 'Yeni kayıtlar durabilir; yer açın',
    to: null,
  }),
  SIRKET_BILGILERI: () => ({
    title: 'Şirket bilgilerinizi tamamlayın',
    note: 'Adres, vergi dairesi ve IBAN raporlarda kullanılır',
    to: '/settings/company',
  }),
  KATEGORILER: () => ({
    title: 'Kategorilerinizi seçin',
    note: 'Hazır kategoriler tek dokunuşla eklenir',
    to: '/categories',
  }),
  ILK_KAYIT: () => ({
    title: 'İlk nakit akışınızı girin',
    note: 'Kasa Defteri kayıtlarınızla dolar',
    to: '/cash-flow',
  }),
};

export const wordsOf: Say = (notification, currency) => says[notification.kind](notification, currency);
