import { FirstKind, type FirstNotification, fromKurus, limits } from '@vezne/contract';
import type { Fact } from './fact';
import { byText, idOf } from './group';
import type { Marks } from './mark-queries';
import { sumOf } from './sum';

/** What the first clients are told, and the matters behind it. */
type First = { notification: FirstNotification; facts: Fact[] };

/** The most pressing first: kinds that they know, what is overdue by project, and nothing that was put off. */
export const firstNotices = (facts: readonly Fact[], { read, snoozed }: Marks): First[] =>
  FirstKind.options.flatMap((kind) => {
    const known = facts.filter((fact) => fact.kind === kind && !snoozed.has(fact.key));
    const isOverdue = kind === 'GELIR_GECIKTI' || kind === 'GIDER_GECIKTI';
    const told = byText(known, ({ key, projectId }) => (isOverdue ? `${projectId}` : key));
    if (isOverdue) told.sort((one, other) => Number((sumOf(other) ?? 0n) - (sumOf(one) ?? 0n)));
    return told.slice(0, limits.notification.each).map((same) => {
      const [{ projectId, name, count, date, percent }] = same;
      const sum = sumOf(same);
      const notification = {
        key: idOf(same),
        kind,
        projectId,
        projectName: projectId && name,
        count: isOverdue ? same.length : count,
        amount: sum === null ? null : fromKurus(sum),
        date,
        percent,
        isRead: same.every(({ key }) => read.has(key)),
      };
      return { notification, facts: same };
    });
  });
