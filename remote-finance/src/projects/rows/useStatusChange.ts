import { useUpdateProjectRow } from '@vezne/api';
import { limits, type ProjectRow, type RowKind, type RowStatus, rowKinds } from '@vezne/contract';
import { toast } from '@vezne/ui';
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
  const text = words[kind];

  const send = async (row: ProjectRow<Kind>, status: RowStatus<Kind>): Promise<ProjectRow<Kind> | null> => {
    const { id, version, projectId, categoryId, description, amount, date } = row;
    try {
      const stored = await update.run({
        ...{ id, version, projectId, categoryId, description, amount, date },
        status,
      });
      onStored?.(stored);
      return stored;
    } catch {
      // Told where all failures are.
      onRefused();
      return null;
    }
  };

  return async (row: ProjectRow<Kind>, chosen: string) => {
    if (update.isRunning) return;
    const status = rowKinds[kind].status.parse(chosen);
    const stored = await send(row, status);
    if (!stored) return;
    toast.success(text.updated, {
      label: 'Geri Al',
      duration: limits.toast.undo,
      onClick: () => void send(stored, row.status),
    });
  };
}
