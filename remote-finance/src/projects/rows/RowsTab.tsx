import { useCurrency } from '@vezne/api';
import type { Project, ProjectRow, RowKind } from '@vezne/contract';
import { ListBody, RecordTable, useDialog } from '@vezne/records';
import { Button, Card, Empty, Pagination, useIsTight } from '@vezne/ui';
import { CardButton } from '../../figures/CardLink';
import { rowColumns } from './columns';
import { RowDialogs } from './RowDialogs';
import { RowItems } from './RowItems';
import { RowsHead } from './RowsHead';
import { RowsSums } from './RowsSums';
import { words } from './row-words';
import { useRowMoney } from './useRowMoney';
import { useRows } from './useRows';
import { useStatusChange } from './useStatusChange';

type Props<Kind extends RowKind> = {
  project: Project;
  kind: Kind;
  /** A short list among other cards: what a row is about and its amount. */
  brief?: boolean;
};

/** The incomes or the expenses of a project. */
export function RowsTab<Kind extends RowKind>({ project, kind, brief = false }: Props<Kind>) {
  const text = words[kind];
  const currency = useCurrency();
  const dialog = useDialog<ProjectRow<Kind>>();
  const { list, page, sorting, remove, hide } = useRows(project.id, kind, brief);
  const { data } = list;
  const money = useRowMoney(kind);
  const isTight = useIsTight();
  const changeStatus = useStatusChange(kind, { onRefused: list.reload, onBook: money.settle });
  const onStatus = (row: ProjectRow<Kind>, status: string) => void changeStatus(row, status);
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
      <ListBody list={list} skeletonRows={5} empty={<NoRows kind={kind} onAdd={dialog.add} />}>
        {(rows) => (
          <RecordTable
            label={text.title}
            columns={rowColumns(kind, currency, { brief, onStatus, isTight })}
            items={rows}
            nameOf={({ description }) => description}
            cardTitle={(row) => <CardButton onClick={() => dialog.edit(row)}>{row.description}</CardButton>}
            onEdit={dialog.edit}
            onDelete={dialog.remove}
            sorting={brief ? undefined : sorting}
            actions={
              brief
                ? undefined
                : (row) => (
                    <RowItems row={row} kind={kind} {...money.of(row)} onRepeat={() => dialog.repeat(row)} />
                  )
            }
          />
        )}
      </ListBody>
      {data && data.totalElements > 0 && <RowsSums sums={data.sums} currency={currency} />}
      {data && data.totalElements > 0 && (!brief || data.totalPages > 1) && (
        <Pagination
          page={page.request.page}
          pageSize={page.request.pageSize}
          totalElements={data.totalElements}
          totalPages={data.totalPages}
          sizeLabel="Kayıt Göster"
          onPage={page.setPage}
          onPageSize={brief ? undefined : page.setPageSize}
        />
      )}
      <RowDialogs
        kind={kind}
        dialog={dialog}
        project={project}
        command={{ run: remove }}
        page={page}
        onMissing={onMissing}
      />
      {money.dialogs}
    </Card>
  );
}

function NoRows({ kind, onAdd }: { kind: RowKind; onAdd: () => void }) {
  const { none, add } = words[kind];
  return (
    <Empty
      title={none}
      action={
        <Button variant="primary" onClick={onAdd}>
          {add}
        </Button>
      }
    />
  );
}
