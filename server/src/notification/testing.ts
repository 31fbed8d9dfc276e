import { api, type NotificationKind } from '@vezne/contract';
import type { testApp } from '../test/app';
import type { SignedUp } from '../test/people';

/** What stands behind somebody's bell, and what they do with it. */
export function bellOf({ ask }: Pick<ReturnType<typeof testApp>, 'ask'>) {
  const told = async (person: SignedUp, body: object = {}) =>
    api.notification.list.output.parse(await ask(api.notification.list, person, { body }));
  const of = async (person: SignedUp, kind: NotificationKind) =>
    (await told(person)).content.filter((each) => each.kind === kind);
  const kinds = async (person: SignedUp) => (await told(person)).content.map(({ kind }) => kind);
  const unread = async (person: SignedUp) =>
    api.notification.count.output.parse(await ask(api.notification.count, person)).unread;
  const read = (person: SignedUp, ids: string[]) => ask(api.notification.read, person, { body: { ids } });
  const readAll = async (person: SignedUp, kind: NotificationKind) =>
    read(
      person,
      (await of(person, kind)).map(({ id }) => id),
    );
  const snooze = (person: SignedUp, id: string, until: string | null) =>
    ask(api.notification.snooze, person, { body: { id, until } });
  const choose = (person: SignedUp, body: object) => ask(api.notification.choose, person, { body });

  const categoryOf = async (person: SignedUp): Promise<string> =>
    (await ask<{ id: string }>(api.category.save, person, { body: { name: 'Genel', type: 'HER_IKISI' } })).id;

  /** A project of somebody, and a way to write rows of it. */
  async function withProject(person: SignedUp, own: object = {}, known?: string) {
    const categoryId = known ?? (await categoryOf(person));
    const body = {
      name: 'Köprü',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      status: 'DEVAM_EDIYOR',
      ...own,
    };
    const { id: projectId } = await ask<{ id: string }>(api.project.save, person, { body });
    const row = (kind: 'projectIncome' | 'projectExpense', more: object) =>
      ask<{ id: string }>(api[kind].save, person, {
        body: { projectId, categoryId, description: 'Satır', date: '2026-10-01', vatRate: 20, ...more },
      });
    return { categoryId, projectId, body, row };
  }

  return { told, of, kinds, unread, read, readAll, snooze, choose, categoryOf, withProject };
}
