import { api } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { App } from '../http/app';
import { registerPublic } from '../http/endpoint';
import { contactNotice } from '../mail/letters';
import { insertContactMessage } from './queries';

export function registerContact(app: App): void {
  registerPublic(app, api.contact.contactUs, async ({ input, db, after, log }) => {
    const { kvkkRead: _read, website, ...message } = input;
    // Only a robot fills the hidden field; it is told what it wants to hear.
    if (website) {
      log.info({ event: 'contact.trapped' });
      return true as const;
    }
    await insertContactMessage(db, newId(), message);
    after(() => app.mail.send(contactNotice(app.settings.contactEmail, message)));
    return true as const;
  });
}
