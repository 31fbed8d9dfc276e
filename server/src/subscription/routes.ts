import { api } from '@vezne/contract';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { getSubscription } from './service';

export function registerSubscription(app: App): void {
  register(app, api.auth.remainingSubscription, ({ db, companyId, now }) =>
    getSubscription(db, companyId, now),
  );
}
