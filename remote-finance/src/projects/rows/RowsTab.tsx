import { ApiError, useAllPages, useCurrency, useDeleteProjectRow, useProjectRows } from '@vezne/api';
import {
  dayInTurkey,
  limits,
  type Project,
  type ProjectRow,
  projectRows,
  type RowKind,
} from '@vezne/contract';
import { Money } from '@vezne/records';
import {
  Button,
  Card,
  CardHead,
  ConfirmModal,
  Empty,
  ExportMenu,
  formatDate,
  LoadError,
  Pagination,
  RecordName,
  SkeletonRows,
  toast,
} from '@vezne/ui';
import { useHighlightTarget } from '@vezne/ui/state';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import styled from 'styled-components';
import { RowList } from './RowList';
import { RowsModal } from './RowsModal';
import { rowSheet } from './row-sheet';
import { words } from './row-words';

type Props<Kind extends RowKind> = {
  project: Project;
  kind: Kind;
  /** A short list among other cards: what a row is about and its amount. */
  brief?: boolean;
};

type Dialog<Row> = { kind: 'form' | 'delete'; isOpen: boolean; row: Row | null };

const BRIEF_SIZE = 6;

/** The incomes or the expenses of a project. */
export function RowsTab<Kind extends RowKind>({ project, kind, brief = false }: Props<Kind>) {
  const text = words[kind];
  const currency = useCurrency();
  const [page, setPage] = useState(0);
  const [dialog, setDialog] = useState<Dialog<ProjectRow<Kind>>>({ kind: 'form', isOpen: false, row: null });
  const [deleted, setDeleted] = useState<string[]>([]);
  const target = useHighlightTarget(text.highlight);
  const remove = useDeleteProjectRow(kind);
  const pageSize = brief ? BRIEF_SIZE : limits.page.projectRows;
  const list = useProjectRows(kind, { projectId: project.id, page, pageSize, searchText: '' });
  const readAll = useAllPages(projectRows[kind].endpoints.findAll);
  const { data, error } = list;
  const lastPage = Math.max((data?.totalPages ?? 1) - 1, 0);
  // The last row of the last page is gone.
  if (data?.page === page && page > lastPage) setPage(lastPage);
  // A deleted row goes at once; the figures follow when the server has answered.
  const rows = data?.content.filter(({ id }) => !deleted.includes(id));
  const open = (which: Dialog<unknown>['kind'], row: ProjectRow<Kind> | null) =>
    setDialog({ kind: which, row, isOpen: true });
  const close = () => setDialog((last) => ({ ...last, isOpen: false }));
  const confirm = async () => {
    const { row } = dialog;
    if (!row) return;
    try {
      await remove.run({ id: row.id });
      toast.success(text.deleted);
    } catch (error) {
      // Somebody else has deleted it already.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      list.reload();
    }
    setDeleted((ids) => [...ids, row.id]);
  };

  return (
    <Card as="section" aria-label={text.title}>
      <CardHead
        ruled
        title={text.title}
        note="Tutarlar KDV hariçtir."
        action={
          <Actions>
            {!brief && data && data.totalElements > 0 && (
              <ExportMenu
                size="sm"
                fileName={`${project.code}-${kind === 'income' ? 'gelirler' : 'giderler'}-${dayInTurkey(new Date())}`}
                load={async () => [rowSheet(await readAll({ projectId: project.id }), kind, currency)]}
              />
            )}
            <Button {...target} size="sm" icon={<Plus aria-hidden />} onClick={() => open('form', null)}>
              {text.add}
            </Button>
          </Actions>
        }
      />
      {error && (
        <Padded>
          <LoadError message={error.message} onRetry={list.reload} />
        </Padded>
      )}
      {!rows && !error && <SkeletonRows rows={5} />}
      {rows?.length === 0 && (
        <Empty
          title={text.none}
          action={
            <Button variant="primary" onClick={() => open('form', null)}>
              {text.add}
            </Button>
          }
        />
      )}
      {rows && rows.length > 0 && (
        <RowList
          rows={rows}
          kind={kind}
          currency={currency}
          brief={brief}
          onEdit={(row) => open('form', row)}
          onDelete={(row) => open('delete', row)}
        />
      )}
      {data && data.totalPages > 1 && (
        <Pagination
          page={page}
          pageSize={pageSize}
          totalElements={data.totalElements}
          totalPages={data.totalPages}
          onPage={setPage}
        />
      )}
      <RowsModal
        open={dialog.isOpen && dialog.kind === 'form'}
        onClose={close}
        kind={kind}
        project={project}
        row={dialog.row}
      />
      <ConfirmModal
        open={dialog.isOpen && dialog.kind === 'delete'}
        onClose={close}
        onConfirm={confirm}
        title="Silme Onayı"
        confirmLabel="Sil"
        danger
        record={
          dialog.row && (
            <>
              <RecordName note={`${formatDate(dialog.row.date)} · ${dialog.row.categoryName}`}>
                {dialog.row.description}
              </RecordName>
              <Money amount={dialog.row.amount} type={text.type} currency={currency} />
            </>
          )
        }
      >
        {text.question}
      </ConfirmModal>
    </Card>
  );
}

const Actions = styled.div`
  display: flex;
  gap: var(--vz-space-2);
`;
const Padded = styled.div`
  padding: var(--vz-space-4) var(--vz-space-6);
`;
