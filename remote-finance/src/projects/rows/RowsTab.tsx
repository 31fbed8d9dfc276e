import { useCurrency, useDeleteProjectRow, useProjectRows } from '@vezne/api';
import { limits, type Project, type ProjectRow, type RowKind } from '@vezne/contract';
import { DeleteRecord, ListBody, Money, RecordModal, RecordTable, useDialog } from '@vezne/records';
import { Button, Card, Empty, formatDate, Pagination, RecordName } from '@vezne/ui';
import { useState } from 'react';
import { rowColumns } from './columns';
import { RowsForm } from './RowsForm';
import { RowsHead } from './RowsHead';
import { words } from './row-words';

type Props<Kind extends RowKind> = {
  project: Project;
  kind: Kind;
  /** A short list among other cards: what a row is about and its amount. */
  brief?: boolean;
};

const BRIEF_SIZE = 6;

/** The incomes or the expenses of a project. */
export function RowsTab<Kind extends RowKind>({ project, kind, brief = false }: Props<Kind>) {
  const text = words[kind];
  const [page, setPage] = useState(0);
  const dialog = useDialog<ProjectRow<Kind>>();
  const pageSize = brief ? BRIEF_SIZE : limits.page.projectRows;
  const list = useProjectRows(kind, { projectId: project.id, page, pageSize, searchText: '' });
  const { data } = list;
  const currency = useCurrency();
  const lastPage = Math.max((data?.totalPages ?? 1) - 1, 0);
  // The last row of the last page is gone.
  if (data?.page === page && page > lastPage) setPage(lastPage);

  const remove = useDeleteProjectRow(kind);
  // A deleted row goes at once; the figures follow when the server has answered.
  const [deleted, setDeleted] = useState<string[]>([]);
  const content = data?.content.filter(({ id }) => !deleted.includes(id));
  const shown = { ...list, data: data && content && { ...data, content } };
  const hide = (gone: string) => setDeleted((ids) => [...ids, gone]);
  const run = async (input: { id: string }) => {
    await remove.run(input);
    hide(input.id);
  };
  const onMissing = () => {
    list.reload();
    if (dialog.item) hide(dialog.item.id);
  };

  return (
    <Card as="section" aria-label={text.title}>
      <RowsHead
        project={project}
        kind={kind}
        canExport={!brief && data !== undefined && data.totalElements > 0}
        onAdd={dialog.add}
      />
      <ListBody
        list={shown}
        skeletonRows={5}
        empty={
          <Empty
            title={text.none}
            action={
              <Button variant="primary" onClick={dialog.add}>
                {text.add}
              </Button>
            }
          />
        }
      >
        {(rows) => (
          <RecordTable
            label={text.title}
            columns={rowColumns(kind, currency, { brief })}
            items={rows}
            nameOf={({ description }) => description}
            onEdit={dialog.edit}
            onDelete={dialog.remove}
          />
        )}
      </ListBody>
      {data && data.totalPages > 1 && (
        <Pagination
          page={page}
          pageSize={pageSize}
          totalElements={data.totalElements}
          totalPages={data.totalPages}
          onPage={setPage}
        />
      )}
      <RecordModal
        dialog={dialog}
        size="lg"
        addTitle={text.add}
        editTitle={text.edit}
        subtitle={project.name}
      >
        {(row) => <RowsForm kind={kind} project={project} row={row} onClose={dialog.close} />}
      </RecordModal>
      <DeleteRecord
        dialog={dialog}
        command={{ run }}
        done={text.deleted}
        onMissing={onMissing}
        record={(row) => <DeletedRow row={row} kind={kind} />}
      >
        {text.question}
      </DeleteRecord>
    </Card>
  );
}

function DeletedRow({ row, kind }: { row: ProjectRow; kind: RowKind }) {
  const currency = useCurrency();
  return (
    <>
      <RecordName note={`${formatDate(row.date)} · ${row.categoryName}`}>{row.description}</RecordName>
      <Money amount={row.amount} type={words[kind].type} currency={currency} />
    </>
  );
}
