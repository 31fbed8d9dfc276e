import { api } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { App } from '../http/app';
import { registerPublic } from '../http/endpoint';
import type { Mail } from '../mail/mail';
import { contactNotice } from '../mail/templates';
import { insertContactMessage } from './queries';

export function registerContactMessages(
  app: App,
  { mail, contactEmail }: { mail: Mail; contactEmail: string },
): void {
  registerPublic(app, api.contact.contactUs, async ({ input, db, afterCommit, log }) => {
    const { kvkkRead: _read, website, ...message } = input;
    // Only a robot fills the hidden field; it is told what it wants to hear.
    if (website) {
      log.info({ event: 'contact.trapped' });
      return true as const;
    }
    await insertContactMessage(db, newId(), message);
    afterCommit(() => mail.send(contactNotice(contactEmail, message)));
    return true as const;
  });
}
