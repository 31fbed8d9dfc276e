import { api, type Installation, type NotificationKind } from '@vezne/contract';
import { findBackupStanding } from '../backup/standing-queries';
import type { Clock } from '../clock';
import type { Sql } from '../db/database';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { insertRead, listRead } from './queries';
import { type Asker, listFacts } from './service';

type Services = {
  disk: { read(): Promise<Installation['disk']> };
  /** Real time. */
  now: Clock;
  /** Does the installation make backups by itself? */
  makesBackups: boolean;
};

// A client of an earlier release would refuse the whole answer for one of these.
const LATER: readonly NotificationKind[] = ['TEKRAR_BEKLIYOR'];

export function registerNotifications(app: App, { disk, now, makesBackups }: Services): void {
  const factsFor = async (db: Sql, asker: Asker) =>
    listFacts(db, asker, {
      disk: await disk.read(),
      backup: makesBackups ? await findBackupStanding(db, now()) : null,
    });
  register(app, api.notification.findAll, async ({ db, ...caller }) => {
    const facts = await factsFor(db, caller);
    const keys = facts.map(({ key }) => key);
    const read = await listRead(db, caller, keys);
    const notifications = facts.map((fact) => ({ ...fact, isRead: read.has(fact.key) }));
    const known = notifications.filter(({ kind }) => !LATER.includes(kind));
    const later = notifications.filter(({ kind }) => LATER.includes(kind));
    return {
      notifications: known,
      unread: known.filter(({ isRead }) => !isRead).length,
      ...(later.length > 0 && { later }),
    };
  });
  register(app, api.notification.read, async ({ db, input, ...caller }) => {
    // Only what stands is kept: nobody fills the table with keys of their own.
    const keys = (await factsFor(db, caller)).map(({ key }) => key);
    return {
      read: await insertRead(
        db,
        caller,
        keys.filter((key) => input.keys.includes(key)),
      ),
    };
  });
}
