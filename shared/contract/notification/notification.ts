import { z } from 'zod';
import { Id } from '../base/ids';
import { pageOf } from '../base/page';
import { Instant } from '../values/date';
import { Money } from '../values/money/money';
import { FirstKind } from './kinds';

/** Whether a matter has stood since today, since a day of this week, or for longer. */
export const NotificationAge = z.enum(['BUGUN', 'BU_HAFTA', 'DAHA_ONCE']);
export type NotificationAge = z.infer<typeof NotificationAge>;

/**
 * Something that stands as told now: it is worked out from the records, and gone when they no longer say so. `id` names
 * the matter, or all the matters that are told in one; when these change, such as by one more overdue row, so does it.
 */
export const Notification = z.object({
  id: z.string(),
  /** A text: a client meets kinds that it does not know yet, and shows what is written. */
  kind: z.string(),
  title: z.string(),
  /** What is known of it beside the title, each by itself: names, amounts, days. */
  details: z.array(z.string()),
  /** How many matters are told in one. */
  count: z.int(),
  /** What they come to, VAT included. */
  amount: Money.nullable(),
  /** The project, where it is about one. */
  projectId: Id.nullable(),
  /** Since when it has stood: a day, and the moment where one is known. */
  day: z.string(),
  at: Instant.nullable(),
  age: NotificationAge,
  isRead: z.boolean(),
  /** The day on which it is shown again, where its reader has put it off. */
  snoozedUntil: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** A page of notifications, how many there are unread in all, and the day that days are counted from. */
export const NotificationPage = pageOf(Notification).extend({ unread: z.int(), today: z.string() });
export type NotificationPage = z.infer<typeof NotificationPage>;

/** One as the first clients read it; these put the words to it themselves. */
export const FirstNotification = z.object({
  key: z.string(),
  kind: FirstKind,
  projectId: Id.nullable(),
  projectName: z.string().nullable(),
  /** Rows that are overdue, or days that are left or over. */
  count: z.int().nullable(),
  amount: Money.nullable(),
  /** The day it is about: the oldest due date, an end. */
  date: z.string().nullable(),
  percent: z.number().nullable(),
  isRead: z.boolean(),
});
export type FirstNotification = z.infer<typeof FirstNotification>;
