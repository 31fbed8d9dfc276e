import { api, type Installation, limits, toPage } from '@vezne/contract';
import { findBackupStanding } from '../backup/standing-queries';
import { addDays } from '../calendar';
import type { Clock } from '../clock';
import type { Sql } from '../db/database';
import { badInput, orNotFound } from '../errors';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import type { Fact } from './fact';
import { firstNotices } from './first-clients';
import { idOf } from './group';
import { deleteRead, deleteSnoozes, findMarks, insertRead, type Marks, saveSnoozes } from './mark-queries';
import { isUnread, type Notice, noticesOf, toNotification } from './notices';
import { findPreferences, savePreferences } from './preference-queries';
import { type Asker, howFor, listFacts, wantsOf } from './service';

type Services = {
  disk: { read(): Promise<Installation['disk']> };
  /** Real time. */
  now: Clock;
  /** Does the installation make backups by itself? */
  makesBackups: boolean;
};

/** What stands for somebody, and what they have read of it or put off. */
type ReadBell = (db: Sql, asker: Asker) => Promise<{ facts: Fact[]; marks: Marks; notices: Notice[] }>;

const { notification } = api;

export function registerNotifications(app: App, { disk, now, makesBackups }: Services): void {
  const readBell: ReadBell = async (db, asker) => {
    const moment = now();
    const preferences = await findPreferences(db, asker);
    const backup = makesBackups ? await findBackupStanding(db, moment) : null;
    const standing = { disk: await disk.read(), backup, moment };
    const facts = await listFacts(db, asker, standing, preferences, wantsOf(preferences, 'inApp'));
    const marks = await findMarks(db, asker, keysOf(facts));
    return { facts, marks, notices: noticesOf(facts, marks) };
  };
  registerReading(app, readBell);
  registerActs(app, readBell);
  register(app, notification.preferences, ({ db, ...caller }) => findPreferences(db, caller));
  register(app, notification.choose, async ({ db, input, ...caller }) => {
    await savePreferences(db, caller, input);
    return findPreferences(db, caller);
  });
}

function registerReading(app: App, readBell: ReadBell): void {
  // The bell and what it opens agree.
  const agreeing = { snapshot: true };
  register(
    app,
    notification.list,
    async ({ db, input: { page, pageSize, unread }, ...caller }) => {
      const { notices } = await readBell(db, caller);
      const fresh = notices.filter(isUnread);
      const asked = unread ? fresh : notices;
      const how = await howFor(db, caller.companyId);
      const shown = asked
        .slice(page * pageSize, (page + 1) * pageSize)
        .map((each) => toNotification(each, how, caller.today));
      return {
        ...toPage(shown, asked.length, page, pageSize),
        unread: fresh.length,
        today: caller.today,
      };
    },
    agreeing,
  );
  register(
    app,
    notification.count,
    async ({ db, ...caller }) => ({ unread: (await readBell(db, caller)).notices.filter(isUnread).length }),
    agreeing,
  );
  register(
    app,
    notification.findAll,
    async ({ db, ...caller }) => {
      const { facts, marks } = await readBell(db, caller);
      const notifications = firstNotices(facts, marks).map((each) => each.notification);
      return { notifications, unread: notifications.filter(({ isRead }) => !isRead).length };
    },
    agreeing,
  );
}

function registerActs(app: App, readBell: ReadBell): void {
  register(app, notification.read, async ({ db, input: { ids, keys }, ...caller }) => {
    const { facts, marks, notices } = await readBell(db, caller);
    const firsts = firstNotices(facts, marks);
    const named = keys ? firsts.filter((first) => keys.includes(first.notification.key)) : [];
    const asked = keys ? [] : ids ? standing(notices, ids) : notices.filter(isUnread);
    const read = [...named, ...asked].flatMap((each) => keysOf(each.facts));
    await insertRead(db, caller, read);
    return {
      read: named.filter((first) => !first.notification.isRead).length + asked.filter(isUnread).length,
    };
  });
  register(app, notification.unread, async ({ db, input, ...caller }) => {
    const asked = standing((await readBell(db, caller)).notices, input.ids);
    await deleteRead(
      db,
      caller,
      asked.flatMap(({ facts }) => keysOf(facts)),
    );
    return { unread: asked.filter(({ isRead }) => isRead).length };
  });
  register(app, notification.snooze, async ({ db, input: { id, until }, ...caller }) => {
    if (until !== null) checkDay(until, caller.today);
    const keys = standing((await readBell(db, caller)).notices, [id]).flatMap(({ facts }) => keysOf(facts));
    if (until === null) await deleteSnoozes(db, caller, keys);
    else {
      // On its day it is new again.
      await deleteRead(db, caller, keys);
      await saveSnoozes(db, caller, keys, until);
    }
    return { snoozedUntil: until };
  });
}

const keysOf = (facts: readonly Fact[]) => facts.map(({ key }) => key);

/** The named ones, each of which must stand: of another company, or of a colleague alone, none does. */
function standing(notices: readonly Notice[], ids: readonly string[]): Notice[] {
  const byId = new Map(notices.map((notice) => [idOf(notice.facts), notice]));
  return [...new Set(ids)].map((id) => orNotFound(byId.get(id)));
}

function checkDay(until: string, today: string): void {
  const last = addDays(today, limits.notification.snoozeDays);
  if (until <= today) throw badInput({ until: 'Bugünden sonraki bir gün seçin' });
  if (until > last) throw badInput({ until: `En fazla ${limits.notification.snoozeDays} gün ertelenebilir` });
}
