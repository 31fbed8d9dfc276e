import type { LoginAnswer } from '@vezne/contract';
import type { Database } from '../db/database';
import type { Background } from '../http/background';
import type { Log } from '../log';
import type { Mail } from '../mail/mail';
import { newDevice } from '../mail/security-letters';
import { fingerprint, type Keys } from '../session/keys';
import { isNewDevice } from '../session/queries';
import { recordSecurityEvent } from '../session/security-event';
import type { Sessions } from '../session/sessions';
import { deviceName } from './device';
import type { Account } from './queries';

type Parts = {
  db: Database;
  keys: Keys;
  sessions: Sessions;
  log: Log;
  mail: Mail;
  background: Background;
};

/** Where a person signs in from; `deviceId` is what their browser keeps to be known again. */
export type Origin = { ip: string; userAgent: string; deviceId?: string };

/** Opens a session for somebody who has proved all that their account asks for. */
export type SignIn = (account: Account, from: Origin) => Promise<LoginAnswer>;

/** Under what a browser's id is stored, for each person another. */
export const deviceHashOf = (keys: Keys, person: string, deviceId: string | undefined) =>
  deviceId === undefined ? undefined : fingerprint(keys, `device ${person} ${deviceId}`);

export function createSignIn({ db, keys, sessions, log, mail, background }: Parts): SignIn {
  return async (account, { ip, userAgent, deviceId }) => {
    const { companyId, id: managerId, role, email } = account;
    const device = deviceName(userAgent);
    const place = { companyId, managerId, ip, device, deviceHash: deviceHashOf(keys, email, deviceId) };
    const isNew = await isNewDevice(db, place);
    const tokens = await sessions.open(db, { ...place, isNewDevice: isNew });
    const about = { companyId, personId: managerId, by: managerId, facts: { device } };
    await recordSecurityEvent(db, { log, keys }, { event: 'login.ok', ...about }, { ip });
    if (isNew) background.start(() => mail.send(newDevice(account, device, ip)));
    return { ...tokens, userType: role };
  };
}
