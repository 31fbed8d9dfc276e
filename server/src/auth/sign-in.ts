import type { LoginAnswer } from '@vezne/contract';
import type { Database } from '../db/database';
import type { Log } from '../log';
import type { Keys } from '../session/keys';
import { tellSecurity } from '../session/security-event';
import type { Sessions } from '../session/sessions';
import { deviceName } from './device';
import type { Account } from './queries';

type Parts = { db: Database; keys: Keys; sessions: Sessions; log: Log };

/** Where a person signs in from. */
export type Origin = { ip: string; userAgent: string };

/** Opens a session for somebody who has proved all that their account asks for. */
export type SignIn = (account: Account, from: Origin) => Promise<LoginAnswer>;

export function createSignIn({ db, keys, sessions, log }: Parts): SignIn {
  return async ({ companyId, id: managerId, role }, { ip, userAgent }) => {
    const device = deviceName(userAgent);
    const tokens = await sessions.open(db, { companyId, managerId, ip, device });
    const about = { companyId, personId: managerId, by: managerId, facts: { device } };
    await tellSecurity(db, { log, keys }, { event: 'login.ok', ...about }, { ip });
    return { ...tokens, userType: role };
  };
}
