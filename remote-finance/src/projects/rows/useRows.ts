import { useDeleteProjectRow, useProjectRows } from '@vezne/api';
import { limits, type RowKind } from '@vezne/contract';
import { useAddressPage } from '@vezne/records';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rowOrder } from './row-filter';

const BRIEF_SIZE = 6;

/**
 * One page of a project's incomes or expenses, which the address tells; a brief list, one of several on its screen,
 * keeps that to itself. A deleted row goes at once, until the list has been read again; the figures follow the server's
 * answer.
 */
export function useRows<Kind extends RowKind>(projectId: string, kind: Kind, brief: boolean) {
  const address = useSearchParams();
  const own = useState(() => new URLSearchParams());
  const [params, setParams] = brief ? own : address;
  const { change, ...page } = useAddressPage(
    params,
    setParams,
    limits.page.projectRows,
    brief ? undefined : `rows-${kind}`,
  );
  const order = rowOrder.read(params);
  const request = { ...page.request, searchText: '', ...(brief && { pageSize: BRIEF_SIZE }) };
  const list = useProjectRows(kind, { projectId, ...request, ...rowOrder.toQuery(order) });
  page.keepWithin(list.data);
  const { deleted, remove, hide } = useDeleted(kind, list);
  const { data } = list;
  const shown = data && { ...data, content: data.content.filter(({ id }) => !deleted.includes(id)) };
  const sorting = { ...order, onSort: (by: string) => change(rowOrder.press(by, order)) };
  return { list: { ...list, data: shown }, page: { ...page, request }, sorting, remove, hide };
}

/** Rows that are gone though the list still holds them; one that is taken back is in the next list. */
function useDeleted(kind: RowKind, { isRefreshing, error }: { isRefreshing: boolean; error: unknown }) {
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isRefreshing && !error) setDeleted([]);
  }, [isRefreshing, error]);
  const command = useDeleteProjectRow(kind);
  const hide = (id: string) => setDeleted((ids) => [...ids, id]);
  const remove = async (input: { id: string }) => {
    await command.run(input);
    hide(input.id);
  };
  return { deleted, remove, hide };
}
