import { type Currency, MailedKind, moneyText, type NotificationKind } from '@vezne/contract';
import type { Sql } from '../../db/database';
import { plainName } from '../../mail/names';
import { byPressure } from '../group';
import { findMarks } from '../mark-queries';
import { isUnread, noticesOf } from '../notices';
import { findPreferences } from '../preference-queries';
import { listPressingProjects } from '../project-queries';
import { sumComing } from '../row-queries';
import { howFor, listFacts, wantsOf } from '../service';
import { wordsOf } from '../words';
import type { MailReader } from './reader-queries';

/** What one letter has room for. */
const MOST_LINES = 10;

/**
 * An empty till has a letter of its own. The end of a subscription is no kind to choose: it stands in the digest of whoever
 * gets one, and who does without the daily one is told in the product alone.
 */
const inDigest = (kind: NotificationKind) =>
  kind === 'ABONELIK_BITIYOR' || (kind !== 'NAKIT_EKSI' && MailedKind.safeParse(kind).success);

type LocalTime = { now: Date; today: string; weekday: number };

/** What a manager's digest tells; undefined when there is nothing. */
export async function readDigest(sql: Sql, reader: MailReader, { now, today, weekday }: LocalTime) {
  const how = await howFor(sql, reader.companyId, named);
  const week =
    weekday === 1 && reader.isWeekly ? await weekLines(sql, reader.companyId, today, how.currency) : [];
  const notices = reader.isDaily ? await listNew(sql, reader, { now, today }) : [];
  if (notices.length + week.length === 0) return undefined;
  const shown = notices.slice(0, MOST_LINES - week.length);
  return {
    count: notices.length,
    lines: shown.map(({ kind, facts }) => {
      const { title, details } = wordsOf(kind, facts, how);
      return `${title}: ${details.join(' · ')}`;
    }),
    week,
    kinds: [...new Set(shown.flatMap(({ kind }) => MailedKind.safeParse(kind).data ?? []))],
  };
}

async function listNew(sql: Sql, reader: MailReader, { now, today }: Pick<LocalTime, 'now' | 'today'>) {
  const asker = { ...reader, now, today };
  const preferences = await findPreferences(sql, asker);
  const standing = { disk: null, backup: null, moment: now };
  const wants = wantsOf(preferences, 'email');
  const facts = await listFacts(sql, asker, standing, preferences, (kind) => inDigest(kind) && wants(kind));
  const marks = await findMarks(
    sql,
    asker,
    facts.map(({ key }) => key),
  );
  return noticesOf(facts, marks).filter(isUnread).sort(byPressure);
}

/** From Monday to Sunday. */
const WEEK = 6;

async function weekLines(sql: Sql, companyId: string, today: string, currency: Currency): Promise<string[]> {
  const days = { today, leadDays: WEEK };
  const due = async (kind: 'income' | 'expense', noun: string) => {
    const { count, kurus } = await sumComing(sql, companyId, kind, days);
    return count === 0 ? [] : [`vadesi gelen ${count} ${noun}: ${moneyText(kurus, currency)}`];
  };
  const pressing = await listPressingProjects(sql, companyId, today, WEEK);
  const ending = pressing.filter(({ kind }) => kind === 'PROJE_BITIYOR').map(({ name }) => named(name ?? ''));
  const [first, ...others] = ending;
  return [
    ...(await due('income', 'tahsilat')),
    ...(await due('expense', 'ödeme')),
    ...(first === undefined
      ? []
      : [`biten projeler: ${first}${others.length > 0 ? ` ve ${others.length} proje daha` : ''}`]),
  ];
}

const named = (name: string) => plainName(name, 'Adsız');
