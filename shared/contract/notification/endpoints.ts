import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { pageRequest } from '../base/page';
import { limits } from '../limits';
import { calendarDate } from '../values/date';
import { text } from '../values/text';
import { FirstNotification, NotificationPage } from './notification';
import { NotificationPreferences, PreferencesChange } from './preferences';

const { id: idLength, atOnce, page } = limits.notification;

const NotificationId = text('Bildirim', { max: idLength });
const Ids = z
  .array(NotificationId, { error: 'Bildirimler geçerli değil' })
  .min(1, { error: 'Bildirim gerekli' })
  .max(atOnce, { error: `En fazla ${atOnce} bildirim` });

const general = { roles: signedIn, client: 'general' } as const;
const reads = { ...general, writes: false } as const;
const writes = { ...general, writes: true, allowedWhenExpired: true } as const;

/**
 * What a manager should know of: worked out from the records whenever it is asked for. Only what was read, put off and
 * muted is stored, and is each manager's own.
 */
export const notificationEndpoints = {
  list: endpoint({
    id: 'notification.list',
    method: 'POST',
    path: '/notification/find-all',
    summary: 'What a manager should know of now, the newest day first; what was put off comes last',
    ...reads,
    body: pageRequest(page)
      .omit({ searchText: true })
      .extend({ unread: z.boolean({ error: 'Bildirim seçimi geçerli değil' }).default(false) }),
    output: NotificationPage,
  }),
  count: endpoint({
    id: 'notification.count',
    method: 'GET',
    path: '/notification/count',
    summary: 'How many notifications are unread; 304 for whoever names the answer that still holds',
    ...reads,
    revalidates: true,
    output: z.object({ unread: z.int() }),
  }),
  findAll: endpoint({
    id: 'notification.findAll',
    method: 'GET',
    path: '/notification/find-all',
    summary: 'What stands, as the first clients read it; the list is /notification/find-all with POST',
    ...reads,
    output: z.object({ notifications: z.array(FirstNotification), unread: z.int() }),
  }),
  read: endpoint({
    id: 'notification.read',
    method: 'POST',
    path: '/notification/read',
    summary:
      'Mark as read by the caller: all, or the named ones, each of which must stand. Of `keys`, which the first clients send, those that no longer stand are left out',
    ...writes,
    body: z
      .strictObject({
        ids: Ids.optional(),
        all: z.literal(true, { error: 'Bildirim seçimi geçerli değil' }).optional(),
        keys: Ids.optional(),
      })
      .refine((given) => Object.values(given).filter((each) => each !== undefined).length === 1, {
        error: 'Bildirim gerekli',
      }),
    output: z.object({ read: z.int() }),
  }),
  unread: endpoint({
    id: 'notification.unread',
    method: 'POST',
    path: '/notification/unread',
    summary: 'Mark notifications as not yet read by the caller; each must stand',
    ...writes,
    body: z.strictObject({ ids: Ids }),
    output: z.object({ unread: z.int() }),
  }),
  snooze: endpoint({
    id: 'notification.snooze',
    method: 'POST',
    path: '/notification/snooze',
    summary: 'Put a notification off to a later day, as unread; without a day it is shown again at once',
    ...writes,
    body: z.strictObject({ id: NotificationId, until: calendarDate('Gün').nullable() }),
    output: z.object({ snoozedUntil: z.string().nullable() }),
  }),
  preferences: endpoint({
    id: 'notification.preferences',
    method: 'GET',
    path: '/notification/preferences',
    summary: 'Of what the caller is told, where, how early, and when by mail',
    ...reads,
    output: NotificationPreferences,
  }),
  choose: endpoint({
    id: 'notification.choose',
    method: 'PUT',
    path: '/notification/preferences',
    summary: 'Change of what the caller is told, where, how early, and when by mail; what is left out stays',
    ...writes,
    body: PreferencesChange,
    output: NotificationPreferences,
  }),
  unsubscribe: endpoint({
    id: 'notification.unsubscribe',
    method: 'POST',
    path: '/notification/unsubscribe',
    summary: 'Stop the mails that a link in one of them is for, without a sign-in; says which',
    roles: 'public',
    client: 'auth',
    writes: true,
    body: z.strictObject({ link: text('Bağlantı', { max: limits.notification.link }) }),
    output: z.object({ what: z.string() }),
  }),
};
