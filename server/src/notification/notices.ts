import { fromKurus, type Notification, type NotificationAge } from '@vezne/contract';
import { mondayOf } from '../calendar';
import type { Fact } from './fact';
import { byText, type Group, grouped, idOf } from './group';
import type { Marks } from './mark-queries';
import { sumOf } from './sum';
import { type How, wordsOf } from './words';

/** What is told to one manager, who has read it, put it off, or neither. */
export type Notice = Group & { isRead: boolean; snoozedUntil: string | null };

/** What stands, as its reader left it: the newest day first, what was put off last. */
export function noticesOf(facts: readonly Fact[], { read, snoozed }: Marks): Notice[] {
  const isOff = ({ key }: Fact) => snoozed.has(key);
  const untilOf = ({ key }: Fact) => snoozed.get(key) ?? '';
  return [
    ...grouped(facts.filter((fact) => !isOff(fact))).map((group) => ({
      ...group,
      isRead: group.facts.every(({ key }) => read.has(key)),
      snoozedUntil: null,
    })),
    ...byText(facts.filter(isOff), untilOf).flatMap((same) =>
      grouped(same).map((group) => ({ ...group, isRead: false, snoozedUntil: untilOf(same[0]) })),
    ),
  ];
}

export const isUnread = ({ isRead, snoozedUntil }: Notice) => !isRead && snoozedUntil === null;

/** As it is told: in words of today, in the company's currency. */
export function toNotification(
  { kind, facts, day, isRead, snoozedUntil }: Notice,
  how: How,
  today: string,
): Notification {
  const sum = sumOf(facts);
  const projects = new Set(facts.map(({ projectId }) => projectId));
  return {
    id: idOf(facts),
    kind,
    ...wordsOf(kind, facts, how),
    count: facts.length,
    amount: sum === null ? null : fromKurus(sum),
    projectId: projects.size === 1 ? facts[0].projectId : null,
    day,
    at: facts.length === 1 ? (facts[0].at?.toISOString() ?? null) : null,
    age: ageOf(day, today),
    isRead,
    snoozedUntil,
  };
}

function ageOf(day: string, today: string): NotificationAge {
  if (day >= today) return 'BUGUN';
  return day >= mondayOf(today) ? 'BU_HAFTA' : 'DAHA_ONCE';
}
