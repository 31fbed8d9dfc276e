import { useUpdateProjectRow } from '@vezne/api';
import { type ProjectRow, type RowKind, rowKinds } from '@vezne/contract';
import { isUnbooked } from '../../contacts/settle/settle-word';
import { useChangeInPlace } from '../../figures/useChangeInPlace';
import { words } from './row-words';

/**
 * Changes where a row stands, and offers to take that back; `onRefused`: the row is not as it was shown.
 * `onStored` is told every row as it was stored, those taken back too.
 */
export function useStatusChange<Kind extends RowKind>(
  kind: Kind,
  onRefused: () => void,
  onStored?: (stored: ProjectRow<Kind>) => void,
) {
  const update = useUpdateProjectRow(kind);
  return useChangeInPlace<ProjectRow<Kind>, string>({
    store: ({ id, version, projectId, categoryId, description, amount, date }, status) =>
      update.run({
        ...{ id, version, projectId, categoryId, description, amount, date },
        status: rowKinds[kind].status.parse(status),
      }),
    isRunning: update.isRunning,
    read: ({ status }) => status,
    // A row that is settled by its status alone has moved no cash.
    done: (stored) =>
      isUnbooked(stored) ? `${words[kind].updated} Kasa Defteri değişmedi.` : words[kind].updated,
    onRefused,
    onStored,
  });
}
