import { api, type Installation, type NotificationKind } from '@vezne/contract';
import { findBackupStanding } from '../backup/standing-queries';
import { addDays } from '../calendar';
import type { Clock } from '../clock';
import type { Sql } from '../db/database';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { findPreferences, savePreference } from './preference-queries';
import {
  deleteRead,
  deleteSnoozes,
  insertRead,
  listRead,
  listSnoozed,
  type Reader,
  saveSnoozes,
} from './queries';
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
  const factsFor = async (db: Sql, asker: Asker & Reader) =>
    listFacts(
      db,
      asker,
      {
        disk: await disk.read(),
        backup: makesBackups ? await findBackupStanding(db, now()) : null,
      },
      await findPreferences(db, asker),
    );
  /** Only what stands is kept: nobody fills the tables with keys of their own. */
  const standing = async (db: Sql, asker: Asker & Reader, asked: string[]) => {
    const keys = (await factsFor(db, asker)).map(({ key }) => key);
    return keys.filter((key) => asked.includes(key));
  };
  register(app, api.notification.findAll, async ({ db, ...caller }) => {
    const facts = await factsFor(db, caller);
    const keys = facts.map(({ key }) => key);
    const read = await listRead(db, caller, keys);
    const days = await listSnoozed(db, caller, keys);
    const shown = facts.filter(({ key }) => !days.has(key));
    const notifications = shown.map((fact) => ({ ...fact, isRead: read.has(fact.key) }));
    const known = notifications.filter(({ kind }) => !LATER.includes(kind));
    const later = notifications.filter(({ kind }) => LATER.includes(kind));
    const snoozed = facts.flatMap((fact) => {
      const until = days.get(fact.key);
      return until === undefined ? [] : [{ ...fact, isRead: false, until }];
    });
    return {
      notifications: known,
      unread: known.filter(({ isRead }) => !isRead).length,
      ...(later.length > 0 && { later }),
      ...(snoozed.length > 0 && { snoozed }),
    };
  });
  register(app, api.notification.read, async ({ db, input, ...caller }) => ({
    read: await insertRead(db, caller, await standing(db, caller, input.keys)),
  }));
  register(app, api.notification.unread, async ({ db, input, ...caller }) => ({
    unread: await deleteRead(db, caller, input.keys),
  }));
  register(app, api.notification.snooze, async ({ db, input, ...caller }) => {
    if (input.days === 0) return { snoozed: await deleteSnoozes(db, caller, input.keys) };
    const keys = await standing(db, caller, input.keys);
    // On its day it is new again, and what was chosen of more before holds no longer.
    await deleteRead(db, caller, keys);
    await deleteSnoozes(db, caller, keys);
    return { snoozed: await saveSnoozes(db, caller, keys, addDays(caller.today, input.days)) };
  });
  register(app, api.notification.preferences, ({ db, ...caller }) => findPreferences(db, caller));
  register(app, api.notification.prefer, async ({ db, input, ...caller }) => {
    await savePreference(db, caller, input);
    return findPreferences(db, caller);
  });
}
