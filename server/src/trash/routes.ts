import { api, fromKurus, limits, TrashEntity, type TrashItem, toPage } from '@vezne/contract';
import { DAY_MS } from '../calendar';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { listTrash, type StoredItem } from './queries';
import { deleteForGood, restore, restoreSeveral } from './service';

export function registerTrash(app: App): void {
  const { findAll, restore: restoreOne, delete: remove } = api.trash;
  register(
    app,
    findAll,
    async ({ input, db, companyId, now }) => {
      const { items, total } = await listTrash(db, companyId, input);
      return toPage(
        items.map((item) => toItem(item, now)),
        total,
        input.page,
        input.pageSize,
      );
    },
    { snapshot: true },
  );
  register(app, restoreOne, ({ input, db, companyId, today }) =>
    restore({ sql: db, companyId, today }, input),
  );
  register(app, api.trash.restoreSeveral, ({ input, db, companyId, today }) =>
    restoreSeveral({ sql: db, companyId, today }, input),
  );
  register(app, remove, ({ input, db, companyId }) => deleteForGood(db, companyId, input.id));
}

function toItem({ table, amount, parts, deletedAt, ...item }: StoredItem, now: Date): TrashItem {
  const goneAt = deletedAt.getTime() + limits.keep.trashDays * DAY_MS;
  return {
    ...item,
    entity: TrashEntity.parse(table.replaceAll('_', '-')),
    amount: amount === null ? null : fromKurus(BigInt(amount)),
    parts: Number(parts),
    deletedAt: deletedAt.toISOString(),
    daysLeft: Math.min(limits.keep.trashDays, Math.max(1, Math.ceil((goneAt - now.getTime()) / DAY_MS))),
  };
}
