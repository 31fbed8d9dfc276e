import type { DueRow, ProjectRow, RowKind } from '@vezne/contract';
import { useState } from 'react';
import { useStatusChange } from '../rows/useStatusChange';

const settled = { income: 'TAHSIL_EDILDI', expense: 'ODENDI' } as const;

/**
 * Rows that are due. One that was settled here keeps its place until the page is left, so that it can be taken back
 * where it was pressed.
 */
export function useDueRows<Kind extends RowKind>(
  kind: Kind,
  due: readonly DueRow<Kind>[],
  { onRefused, onBook }: { onRefused: () => void; onBook: (row: ProjectRow<Kind>) => void },
) {
  const [own, setOwn] = useState<readonly DueRow<Kind>[]>([]);
  const isOlder = (row: DueRow<Kind>) =>
    due.some(({ id, version }) => id === row.id && version > row.version);
  const kept = own.filter((row) => !isOlder(row));
  const rows = [...due.filter(({ id }) => !kept.some((row) => row.id === id)), ...kept];
  const onStored = (stored: ProjectRow<Kind>) => {
    const before = rows.find(({ id }) => id === stored.id);
    if (before) setOwn((list) => [...list.filter(({ id }) => id !== stored.id), { ...before, ...stored }]);
  };
  const change = useStatusChange(kind, { onRefused, onBook, onStored });
  const settle = (row: DueRow<Kind>) => change(row, row.status === 'BEKLIYOR' ? settled[kind] : 'BEKLIYOR');
  return { rows, settle };
}
