import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { Id } from '../base/ids';
import { limits } from '../limits';
import { Money } from '../values/money/money';
import { wholeNumber } from '../values/number';
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

/** Those that a manager may do without; the others are first steps, or would be missed. */
export const MutableKind = NotificationKind.extract(
  ['GELIR_GECIKTI', 'GIDER_GECIKTI', 'PROJE_GECIKTI', 'BUTCE_ASILDI', 'PROJE_BITIYOR', 'TEKRAR_BEKLIYOR'],
  { error: 'Bildirim türü geçerli değil' },
);
export type MutableKind = z.infer<typeof MutableKind>;

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

/** One that its reader wants to see again on the day `until`. */
export const SnoozedNotification = Notification.extend({ until: z.string() });
export type SnoozedNotification = z.infer<typeof SnoozedNotification>;

/** What a manager has chosen. `muted` are kinds as text: a client meets those it does not know yet. */
export const NotificationPreferences = z.object({
  muted: z.array(z.string()),
  /** So many days before its end a project is told of. */
  leadDays: z.int(),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

const { key, atOnce, snoozeDays, leadDays } = limits.notification;

const Keys = z
  .array(text('Bildirim', { max: key }), { error: 'Bildirimler geçerli değil' })
  .min(1, { error: 'Bildirim gerekli' })
  .max(atOnce, { error: `En fazla ${atOnce} bildirim` });

const snoozeError = `Gün sayısını 0 ile ${snoozeDays} arasında girin`;
const leadError = `Gün sayısını 1 ile ${leadDays} arasında girin`;

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
      /** Those that were put off to a later day, and neither above nor counted; left out where there are none. */
      snoozed: z.array(SnoozedNotification).optional(),
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
    body: z.strictObject({ keys: Keys }),
    output: z.object({ read: z.int() }),
  }),
  unread: endpoint({
    id: 'notification.unread',
    method: 'POST',
    path: '/notification/unread',
    summary: 'Mark notifications as not yet read by the caller',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    body: z.strictObject({ keys: Keys }),
    output: z.object({ unread: z.int() }),
  }),
  snooze: endpoint({
    id: 'notification.snooze',
    method: 'POST',
    path: '/notification/snooze',
    summary:
      'Put notifications off by so many days, as unread; 0 shows them again at once. Those that no longer stand are left out',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    body: z.strictObject({
      keys: Keys,
      days: wholeNumber(snoozeError).min(0, { error: snoozeError }).max(snoozeDays, { error: snoozeError }),
    }),
    output: z.object({ snoozed: z.int() }),
  }),
  preferences: endpoint({
    id: 'notification.preferences',
    method: 'GET',
    path: '/notification/preferences',
    summary: 'Which notifications the caller does without, and how early they come',
    roles: signedIn,
    client: 'general',
    writes: false,
    output: NotificationPreferences,
  }),
  prefer: endpoint({
    id: 'notification.prefer',
    method: 'POST',
    path: '/notification/prefer',
    summary:
      'Choose for one kind of notification whether, and how early, the caller is told; what is left out stays',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    body: z
      .strictObject({
        kind: MutableKind,
        isShown: z.boolean({ error: 'Bildirim seçimi geçerli değil' }).optional(),
        leadDays: wholeNumber(leadError)
          .min(1, { error: leadError })
          .max(leadDays, { error: leadError })
          .optional(),
      })
      .refine(({ kind, leadDays: days }) => days === undefined || kind === 'PROJE_BITIYOR', {
        error: 'Bu bildirimin günü seçilemez',
        path: ['leadDays'],
      }),
    output: NotificationPreferences,
  }),
};
