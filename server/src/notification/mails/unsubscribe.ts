import { api, codes, kindNames, messages } from '@vezne/contract';
import { AppError } from '../../errors';
import type { App } from '../../http/app';
import { registerPublic } from '../../http/endpoint';
import type { Keys } from '../../session/keys';
import { saveMailTimes, savePreference } from '../preference-queries';
import { readLink } from './link';

/** Stops mails by the link in one of them. Who has left has none to stop, and is told the same. */
export function registerUnsubscribing(app: App, { keys }: { keys: Keys }): void {
  registerPublic(app, api.notification.unsubscribe, async ({ db, input }) => {
    const named = readLink(keys, input.link);
    if (!named) throw new AppError(codes.badInput, messages.badUnsubscribe);
    const { kind } = named;
    if (kind) await savePreference(db, named, { kind, email: false });
    else await saveMailTimes(db, named, { isDaily: false, isWeekly: false });
    return { what: kind ? kindNames[kind] : 'Günlük ve haftalık özet' };
  });
}
