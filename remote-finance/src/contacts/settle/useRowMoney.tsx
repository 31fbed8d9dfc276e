import type { ProjectRow, RowKind } from '@vezne/contract';
import { useState } from 'react';
import { RowSettle } from './RowSettle';
import { RowSettlements } from './RowSettlements';

/** What collects or pays a row of a list, and what shows the money that is laid on it. */
export function useRowMoney<Kind extends RowKind>(kind: Kind) {
  const [settled, setSettled] = useState<ProjectRow<Kind> | null>(null);
  const [seen, setSeen] = useState<ProjectRow<Kind> | null>(null);
  return {
    settle: setSettled,
    of: (row: ProjectRow<Kind>) => ({ onSettle: () => setSettled(row), onSee: () => setSeen(row) }),
    dialogs: (
      <>
        <RowSettle kind={kind} row={settled} onClose={() => setSettled(null)} />
        <RowSettlements kind={kind} row={seen} onClose={() => setSeen(null)} />
      </>
    ),
  };
}
