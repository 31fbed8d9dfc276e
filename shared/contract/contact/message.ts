import { z } from 'zod';
import { endpoint } from '../base/endpoint';
import { consent } from '../values/consent';
import { email } from '../values/email';
import { optionalPhone } from '../values/phone';
import { optionalText, text } from '../values/text';

/**
 * What a visitor writes to the provider of the product; without consent (`kvkkRead`) it is refused under that field.
 */
export const ContactMessage = z.strictObject({
  fullName: text('Ad Soyad', { max: 120 }),
  email: email(),
  phone: optionalPhone(),
  companyName: optionalText('Şirket', { max: 150 }),
  subject: text('Konu', { max: 150 }),
  message: text('Mesaj', { min: 10, max: 2000 }),
  kvkkRead: consent(),
  /** Hidden from people; a robot that fills it is answered true and nothing is kept. */
  website: z.string().max(200).optional(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** The one call of this noun that needs no session; a few messages an hour, then 429. */
export const contactUs = endpoint({
  id: 'contact.contactUs',
  method: 'POST',
  path: '/contact/contact-us',
  summary: 'Send a message to the provider',
  roles: 'public',
  client: 'auth',
  writes: true,
  allowedWhenExpired: true,
  rateClass: 'contact',
  body: ContactMessage,
  output: z.literal(true),
});
