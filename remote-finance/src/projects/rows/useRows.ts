import { useProjectRows } from '@vezne/api';
import { limits, type RowKind } from '@vezne/contract';
import { useAddressPage } from '@vezne/records';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rowOrder } from './row-filter';

const BRIEF_SIZE = 6;

/**
 * One page of a project's incomes or expenses, which the address tells; a brief list, one of several on its screen,
 * keeps that to itself.
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
  const sorting = { ...order, onSort: (by: string) => change(rowOrder.press(by, order)) };
  return { list, page: { ...page, request }, sorting };
}
