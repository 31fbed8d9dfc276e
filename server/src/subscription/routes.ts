import { api } from '@vezne/contract';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { getSubscription } from './service';
import type { SpaceGauge } from './space';

export function registerSubscription(app: App, { space }: { space: SpaceGauge }): void {
  register(app, api.auth.remainingSubscription, async ({ db, companyId, now }) => {
    const subscription = await getSubscription(db, companyId, now);
    return { ...subscription, ...space.usage(companyId, subscription.plan) };
  });
}
