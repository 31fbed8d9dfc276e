import { useUpdateProjectRow } from '@vezne/api';
import { type ProjectRow, type RowKind, rowKinds } from '@vezne/contract';
import { isUnbooked, settleWord } from '../../contacts/settle/settle-word';
import { useChangeInPlace } from '../../figures/useChangeInPlace';
import { words } from './row-words';

type Told<Kind extends RowKind> = {
  /** The row is not as it was shown. */
  onRefused: () => void;
  /** Asks for the money of a row that was called settled and has moved none. */
  onBook: (stored: ProjectRow<Kind>) => void;
  /** Told every row as it was stored, those taken back too. */
  onStored?: (stored: ProjectRow<Kind>) => void;
};

/** Changes where a row stands, and offers to take that back, or to write its money into the ledger. */
export function useStatusChange<Kind extends RowKind>(
  kind: Kind,
  { onRefused, onBook, onStored }: Told<Kind>,
) {
  const update = useUpdateProjectRow(kind);
  return useChangeInPlace<ProjectRow<Kind>, string>({
    store: ({ id, version, projectId, categoryId, description, amount, date }, status) =>
      update.run({
        id,
        version,
        projectId,
        categoryId,
        description,
        amount,
        date,
        status: rowKinds[kind].status.parse(status),
      }),
    isRunning: update.isRunning,
    read: ({ status }) => status,
    // A row that is settled by its status alone has moved no cash.
    done: (stored) =>
      isUnbooked(stored) ? `${words[kind].updated} Kasa Defteri değişmedi.` : words[kind].updated,
    next: (stored) =>
      isUnbooked(stored) ? { label: settleWord(kind, stored), onClick: () => onBook(stored) } : undefined,
    onRefused,
    onStored,
  });
}
