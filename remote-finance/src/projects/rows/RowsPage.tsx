import { useCurrency, useDeleteProjectRow, useProjectRows, useProjects } from '@vezne/api';
import { limits, type ProjectRow, type RowKind } from '@vezne/contract';
import { RecordList, RecordTable, useAddressPage, useDialog } from '@vezne/records';
import { Button, Crumbs, Empty, PageHeader, SearchBox, Segmented, useIsTight } from '@vezne/ui';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { CardButton } from '../../figures/CardLink';
import { rowColumns } from './columns';
import { RowDialogs } from './RowDialogs';
import { RowItems } from './RowItems';
import { RowsSums } from './RowsSums';
import { describeRowFilter, type RowFilter, readRowFilter, rowOrder } from './row-filter';
import { words } from './row-words';
import { useRowMoney } from './useRowMoney';
import { useStatusChange } from './useStatusChange';

const states = [
  { value: 'all', label: 'Tümü' },
  { value: 'waiting', label: 'Bekleyen' },
  { value: 'overdue', label: 'Geciken' },
] as const;
type State = (typeof states)[number]['value'];

/** Incomes or expenses of all projects, as far as the address asks for them, with their sums. */
export function RowsPage<Kind extends RowKind>({ kind }: { kind: Kind }) {
  const text = words[kind];
  const [currency, isTight] = [useCurrency(), useIsTight()];
  const dialog = useDialog<ProjectRow<Kind>>();
  const money = useRowMoney(kind);
  const { list, page, filter, narrow, sorting } = useFilteredRows(kind);
  const changeStatus = useStatusChange(kind, { onRefused: list.reload, onBook: money.settle });
  const onStatus = (row: ProjectRow<Kind>, status: string) => void changeStatus(row, status);
  const projectOf = useProjectOf();
  const shown = dialog.item ?? dialog.like;
  const isNarrowed = page.request.searchText !== '' || Object.keys(filter).length > 0;
  const part = describeRowFilter(filter, projectOf(filter)?.name);
  return (
    <>
      <PageHeader
        crumbs={
          <Crumbs current={text.title}>
            <Link to="/projects">Projeler</Link>
          </Crumbs>
        }
        title={text.title}
        context={part || `Tüm projelerin ${text.title.toLocaleLowerCase('tr')}i`}
      />
      <RecordList
        label={text.title}
        list={list}
        page={page}
        sizeLabel="Kayıt Göster"
        toolbar={
          <>
            <SearchBox
              value={page.request.searchText}
              onSearch={page.search}
              placeholder="Açıklamaya göre ara…"
            />
            <Segmented aria-label="Durum" options={states} value={stateOf(filter)} onChange={narrow} />
            {part && <All to={{ search: '' }}>Tümünü Göster</All>}
          </>
        }
        isNarrowed={isNarrowed}
        about={aboutOf(filter, page.request.searchText)}
        empty={<NoRows kind={kind} isNarrowed={isNarrowed} />}
      >
        {(rows) => (
          <>
            <RecordTable
              label={text.title}
              columns={rowColumns(kind, currency, { projectOf, onStatus, isTight })}
              items={rows}
              nameOf={({ description }) => description}
              cardTitle={(row) => <CardButton onClick={() => dialog.edit(row)}>{row.description}</CardButton>}
              onEdit={dialog.edit}
              onDelete={dialog.remove}
              sorting={sorting}
              actions={(row) => (
                <RowItems
                  row={row}
                  kind={kind}
                  ofAll
                  {...money.of(row)}
                  onRepeat={projectOf(row) && (() => dialog.repeat(row))}
                />
              )}
            />
            {list.data && <RowsSums sums={list.data.sums} currency={currency} />}
          </>
        )}
      </RecordList>
      <RowDialogs
        kind={kind}
        dialog={dialog}
        project={shown ? projectOf(shown) : undefined}
        command={useDeleteProjectRow(kind)}
        page={page}
        onMissing={list.reload}
      />
      {money.dialogs}
    </>
  );
}

/** What narrows the list, as words for paper; the page's head names days and project. */
const aboutOf = (filter: RowFilter, searchText: string) => {
  const state = states.find(({ value }) => value !== 'all' && value === stateOf(filter));
  return [state?.label, searchText && `Arama: “${searchText}”`].filter(Boolean).join(' · ');
};

type NoRowsProps = { kind: RowKind; isNarrowed: boolean };

/** Why there are no rows, and where the first is added. */
function NoRows({ kind, isNarrowed }: NoRowsProps) {
  if (isNarrowed) return <Empty title="Bu süzgece uyan kayıt yok." />;
  return (
    <Empty
      title={words[kind].none}
      action={
        <Button as={Link} to="/projects">
          Projelere Git
        </Button>
      }
    >
      {words[kind].title}, ait oldukları projenin sayfasında eklenir ve burada bir arada durur.
    </Empty>
  );
}

/** Finds the project that a row, or a filter, is of. */
function useProjectOf() {
  const projects = useProjects({ pageSize: limits.page.maxSize }).data?.content ?? [];
  return ({ projectId }: RowFilter) => projects.find(({ id }) => id === projectId);
}

/** The page of rows that the address, the search box and the buttons ask for. */
function useFilteredRows<Kind extends RowKind>(kind: Kind) {
  const [params, setParams] = useSearchParams();
  const filter = readRowFilter(params);
  const { change, ...page } = useAddressPage(params, setParams, limits.page.projectRows, `rows-${kind}`);
  const order = rowOrder.read(params);
  const list = useProjectRows(kind, { ...page.request, ...filter, ...rowOrder.toQuery(order) });
  page.keepWithin(list.data);
  const narrow = (state: State) =>
    change({ waiting: null, overdue: null, ...(state !== 'all' && { [state]: 'true' }) });
  const sorting = { ...order, onSort: (by: string) => change(rowOrder.press(by, order)) };
  return { list, page, filter, narrow, sorting };
}

const stateOf = ({ waiting, overdue }: RowFilter): State =>
  overdue ? 'overdue' : waiting ? 'waiting' : 'all';

const All = styled(Link)`
  color: var(--vz-primary-text);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-medium);
  &:hover { text-decoration: underline; }
`;
