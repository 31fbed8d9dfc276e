import { ApiError, useDecide, useInvalidate, useStatementRows } from '@vezne/api';
import {
  api,
  limits,
  type StatementChange,
  type StatementDecide,
  type StatementGroup,
  type StatementRow,
} from '@vezne/contract';
import { focusWhenLost } from '@vezne/records';
import { useRef, useState } from 'react';

const { rows } = api.statement;
const chosenGroup = () =>
  document.querySelector<HTMLElement>('[aria-label="Satır grupları"] [aria-pressed="true"]');

const none: ReadonlyMap<number, StatementRow> = new Map();

/** A page of the rows of a batch, and what decides them. */
export function useRows(batchId: string) {
  const [{ group, page }, setPlace] = useState<{ group: StatementGroup | null; page: number }>({
    group: null,
    page: 0,
  });
  const query = useStatementRows({ batchId, group, page, pageSize: limits.statement.rowsPage });
  const { run, isRunning } = useDecide();
  const invalidate = useInvalidate();
  // A row that is decided stays where it is until another page is asked for: nothing jumps from under the hand.
  const [decided, setDecided] = useState(none);
  const isStale = useRef(false);

  const readAgain = () => {
    setDecided(none);
    isStale.current = false;
    invalidate([rows]);
  };
  const show = (place: { group: StatementGroup | null; page: number }) => {
    if (isStale.current) readAgain();
    setPlace(place);
  };
  const decide = async (change: StatementChange) => {
    const { changed } = await run({ batchId, changes: [change] });
    isStale.current = true;
    // An offer that is taken gives way to what it can be given up by.
    focusWhenLost(() => document.querySelector(`[data-line="${change.line}"] button`) ?? chosenGroup());
    if (change.similar) return readAgain();
    setDecided((before) => new Map([...before, ...changed.map((row) => [row.line, row] as const)]));
  };
  const decideRest = async (rest: NonNullable<StatementDecide['rest']>) => {
    await run({ batchId, changes: [], rest });
    // What decides a whole group goes once nothing of it is open.
    focusWhenLost(chosenGroup);
    readAgain();
  };

  // Told where all failures are. What may have come about all the same is read.
  const failed = (error: unknown) => {
    if (error instanceof ApiError && error.isUncertain) readAgain();
  };

  const lastPage = Math.max((query.data?.totalPages ?? 1) - 1, 0);
  if (query.data?.page === page && page > lastPage) setPlace({ group, page: lastPage });
  return {
    query,
    list: (query.data?.content ?? []).map((row) => decided.get(row.line) ?? row),
    group,
    isDeciding: isRunning,
    setGroup: (next: StatementGroup | null) => show({ group: next, page: 0 }),
    setPage: (next: number) => show({ group, page: next }),
    decide: (change: StatementChange) => void decide(change).catch(failed),
    decideRest: (rest: NonNullable<StatementDecide['rest']>) => void decideRest(rest).catch(failed),
  };
}
export type Rows = ReturnType<typeof useRows>;
