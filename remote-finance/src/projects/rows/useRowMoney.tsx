import { type ProjectRow, projectRows, type RowKind } from '@vezne/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RowSettle } from '../../contacts/settle/RowSettle';
import { RowSettlements } from '../../contacts/settle/RowSettlements';
import { rowsPath } from './row-filter';

/** What collects or pays a row of a list, and what shows the money that is allocated to it. */
export function useRowMoney<Kind extends RowKind>(kind: Kind) {
  const [settled, setSettled] = useState<ProjectRow<Kind> | null>(null);
  const [seen, setSeen] = useState<ProjectRow<Kind> | null>(null);
  const settle = useWhereShown(kind, setSettled);
  return {
    settle,
    of: (row: ProjectRow<Kind>) => ({ onSettle: () => settle(row), onSee: () => setSeen(row) }),
    dialogs: (
      <>
        <RowSettle kind={kind} row={settled} onClose={() => setSettled(null)} />
        <RowSettlements kind={kind} row={seen} onClose={() => setSeen(null)} />
      </>
    ),
  };
}

/**
 * Asks for the money of a row where it is shown. A message outlives its page: what it offers then leads to the list that
 * has the row, and is asked there.
 */
function useWhereShown<Kind extends RowKind>(kind: Kind, ask: (row: ProjectRow<Kind>) => void) {
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const take = useEffectEvent((brought: unknown) => {
    const { data } = projectRows[kind].Row.safeParse(brought);
    if (!data) return;
    ask(data);
    // Once: not again when one comes back here.
    navigate(pathname + search, { replace: true });
  });
  const brought: unknown = state?.[kind];
  useEffect(() => {
    if (brought) take(brought);
  }, [brought]);
  return (row: ProjectRow<Kind>) => {
    if (isShown.current) return ask(row);
    const { projectId, date } = row;
    navigate(rowsPath(kind, { projectId, from: date, to: date }), { state: { [kind]: row } });
  };
}
