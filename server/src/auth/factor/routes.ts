import { api } from '@vezne/contract';
import type { App } from '../../http/app';
import { register, registerPublic } from '../../http/endpoint';
import * as letters from '../../mail/security-letters';
import type { Attempts } from '../attempts';
import type { SignIn } from '../sign-in';
import {
  beginFactor,
  confirmFactor,
  type FactorParts,
  getFactorState,
  recordFactorEvent,
  renewCodes,
  switchFactorOff,
  verifyFactor,
} from './service';

/** The second factor of one's own account, and the second step of a sign-in. */
export function registerFactor(app: App, parts: FactorParts & { attempts: Attempts; signIn: SignIn }): void {
  const { factor } = api;

  register(app, factor.state, ({ db, managerId }) => getFactorState(db, managerId));

  register(app, factor.begin, ({ managerId }) => beginFactor(parts, managerId));

  register(app, factor.confirm, async ({ input, managerId }) => ({
    codes: await confirmFactor(parts, managerId, input.code),
  }));

  register(app, factor.renewCodes, async ({ managerId }) => ({ codes: await renewCodes(parts, managerId) }));

  register(app, factor.switchOff, async ({ db, managerId, afterCommit }) => {
    const account = await switchFactorOff(db, managerId);
    await recordFactorEvent({ ...parts, db }, 'factor.off', account);
    afterCommit(() => parts.mail.send(letters.factorOff(account)));
    return true as const;
  });

  registerPublic(app, factor.verify, ({ input, ip, userAgent }) =>
    verifyFactor(parts, input, { ip, userAgent, deviceId: input.deviceId }),
  );
}
