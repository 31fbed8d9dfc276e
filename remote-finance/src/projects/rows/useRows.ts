import { useDeleteProjectRow, useProjectRows } from '@vezne/api';
import { limits, type RowKind } from '@vezne/contract';
import { useState } from 'react';

const BRIEF_SIZE = 6;

/** One page of a project's incomes or expenses. A deleted row goes at once; the figures follow the server's answer. */
export function useRows<Kind extends RowKind>(projectId: string, kind: Kind, brief: boolean) {
  const [page, setPage] = useState(0);
  const [deleted, setDeleted] = useState<string[]>([]);
  const pageSize = brief ? BRIEF_SIZE : limits.page.projectRows;
  const list = useProjectRows(kind, { projectId, page, pageSize, searchText: '' });
  const { data } = list;
  const lastPage = Math.max((data?.totalPages ?? 1) - 1, 0);
  // The last row of the last page is gone.
  if (data?.page === page && page > lastPage) setPage(lastPage);

  const command = useDeleteProjectRow(kind);
  const hide = (gone: string) => setDeleted((ids) => [...ids, gone]);
  const remove = async (input: { id: string }) => {
    await command.run(input);
    hide(input.id);
  };
  const shown = data && { ...data, content: data.content.filter(({ id }) => !deleted.includes(id)) };
  return { list: { ...list, data: shown }, page, setPage, pageSize, remove, hide };
}
