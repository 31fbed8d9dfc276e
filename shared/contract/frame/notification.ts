import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { Id } from '../base/ids';
import { limits } from '../limits';
import { Money } from '../values/money/money';
import { text } from '../values/text';

/** What a notification is about, the most pressing first. */
export const NotificationKind = z.enum([
  'DISK_DOLUYOR',
  'YEDEK_ALINAMADI',
  'ABONELIK_BITIYOR',
  'GELIR_GECIKTI',
  'GIDER_GECIKTI',
  'PROJE_GECIKTI',
  'BUTCE_ASILDI',
  'PROJE_BITIYOR',
  'TEKRAR_BEKLIYOR',
  'SIRKET_BILGILERI',
  'KATEGORILER',
  'ILK_KAYIT',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/**
 * Something that stands as told now: it is worked out from the records, and gone when they no longer say so. `key`
 * names the matter; a matter that changes, such as by a later due date, is a new one.
 */
export const Notification = z.object({
  key: z.string(),
  kind: NotificationKind,
  /** The project, where it is about one. */
  projectId: Id.nullable(),
  projectName: z.string().nullable(),
  /** Rows that are overdue, or days that are left or over. */
  count: z.int().nullable(),
  /** What those rows come to, VAT included. */
  amount: Money.nullable(),
  /** The day it is about: the oldest due date, an end. */
  date: z.string().nullable(),
  percent: z.number().nullable(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const notificationEndpoints = {
  findAll: endpoint({
    id: 'notification.findAll',
    method: 'GET',
    path: '/notification/find-all',
    summary: 'What a manager should know of now, the most pressing first, and how many of it are unread',
    roles: signedIn,
    client: 'general',
    writes: false,
    output: z.object({
      notifications: z.array(Notification),
      unread: z.int(),
      /** Those of kinds that earlier clients would refuse the whole answer for, and not counted above; left out where there are none. */
      later: z.array(Notification).optional(),
    }),
  }),
  read: endpoint({
    id: 'notification.read',
    method: 'POST',
    path: '/notification/read',
    summary: 'Mark notifications as read by the caller; those that no longer stand are left out',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    body: z.strictObject({
      keys: z
        .array(text('Bildirim', { max: limits.notification.key }), { error: 'Bildirimler geçerli değil' })
        .min(1, { error: 'Bildirim gerekli' })
        .max(limits.notification.atOnce, { error: `En fazla ${limits.notification.atOnce} bildirim` }),
    }),
    output: z.object({ read: z.int() }),
  }),
};
