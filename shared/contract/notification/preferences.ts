import { z } from 'zod';
import { limits } from '../limits';
import { wholeNumber } from '../values/number';
import { type LeadKind, MailedKind, MutableKind, usualLeadDays } from './kinds';

/** How a manager is told of one kind; `kind` is a text, as a client meets those it does not know yet. */
export const KindPreference = z.object({
  kind: z.string(),
  /** Is it shown behind the bell? */
  inApp: z.boolean(),
  /** Is it mailed? */
  email: z.boolean(),
  /** So many days ahead; null where there is nothing ahead of it. */
  leadDays: z.int().nullable(),
});
export type KindPreference = z.infer<typeof KindPreference>;

/** What a manager has chosen of all that can be chosen. */
export const NotificationPreferences = z.object({
  kinds: z.array(KindPreference),
  /** On working days what is unread is mailed. */
  isDaily: z.boolean(),
  /** From when on, in Turkey, as "08:30". */
  dailyAt: z.string(),
  /** On Mondays what the week brings is mailed. */
  isWeekly: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

const { leadDays, dailyAt } = limits.notification;
const leadError = `Gün sayısını 1 ile ${leadDays} arasında girin`;
const choice = z.boolean({ error: 'Bildirim seçimi geçerli değil' }).optional();

/** A number is no choice where there is none; nor is it to be mailed what is mailed anyway. */
const KindChoice = z
  .strictObject({
    kind: MutableKind,
    inApp: choice,
    email: choice,
    leadDays: wholeNumber(leadError)
      .min(1, { error: leadError })
      .max(leadDays, { error: leadError })
      .nullish(),
  })
  .refine((given) => typeof given.leadDays !== 'number' || isLeadKind(given.kind), {
    error: 'Bu bildirimin günü seçilemez',
    path: ['leadDays'],
  })
  .refine((given) => given.email !== false || MailedKind.safeParse(given.kind).success, {
    error: 'Bu bildirimin e-postası seçilemez',
    path: ['email'],
  });

/** Has it a number of days to choose? */
export const isLeadKind = (kind: string): kind is LeadKind => kind in usualLeadDays;

/** What a manager changes of the preferences; what is left out stays. They may be sent back as they were read. */
export const PreferencesChange = z.strictObject({
  kinds: z
    .array(KindChoice, { error: 'Bildirim türleri geçerli değil' })
    .max(MutableKind.options.length, { error: 'Her bildirim türü bir kez yazılabilir' })
    .refine((kinds) => new Set(kinds.map(({ kind }) => kind)).size === kinds.length, {
      error: 'Her bildirim türü bir kez yazılabilir',
    })
    .optional(),
  isDaily: choice,
  dailyAt: z
    .string({ error: 'Saati 08:30 gibi girin' })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Saati 08:30 gibi girin', abort: true })
    .refine((time) => time >= dailyAt.first && time <= dailyAt.last, {
      error: `${dailyAt.first} ile ${dailyAt.last} arasında bir saat seçin`,
    })
    .optional(),
  isWeekly: choice,
});
