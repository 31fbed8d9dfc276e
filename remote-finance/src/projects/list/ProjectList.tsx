import { useAllPages, useCurrency, useProjectStatistics, useProjects } from '@vezne/api';
import { api, dayInTurkey, limits, type Project } from '@vezne/contract';
import { columnSheet, RecordExport, useAddressPage, useDialog } from '@vezne/records';
import { Button, formatCount, PageHeader, Pagination, Skeleton } from '@vezne/ui';
import { useHighlightTarget } from '@vezne/ui/state';
import MapIcon from 'lucide-react/icons/map';
import Plus from 'lucide-react/icons/plus';
import { Link, useSearchParams } from 'react-router-dom';
import { ProjectSections } from '../../frame/ProjectSections';
import { DeleteProject } from '../form/DeleteProject';
import ProjectModal from '../form/ProjectModal';
import { projectColumns } from './columns';
import { ProjectResults } from './ProjectResults';
import { ProjectFilterInWords, ProjectToolbar } from './ProjectToolbar';
import { isNarrowed, type ProjectFilter, readProjectFilter, toAddress, unfiltered } from './project-filter';
import { useAnalyzing } from './useAnalyzing';
import { useProjectStatus } from './useProjectStatus';

/** All projects of the company, a page at a time, as cards or as a table. */
export function ProjectList() {
  const [params, setParams] = useSearchParams();
  const { request, change, ...page } = useAddressPage(params, setParams, limits.page.projects, 'projects');
  const filter = readProjectFilter(params);
  const dialog = useDialog<Project>();
  const { analyzing, analyze } = useAnalyzing();
  const { view, ...query } = filter;
  const list = useProjects({ ...request, ...query });
  const { data } = list;
  page.keepWithin(data);

  const changeStatus = useProjectStatus(list.reload);
  const isBlank = data?.totalElements === 0 && !isNarrowed(filter) && !list.error && !list.isRefreshing;
  const narrow = (next: Partial<ProjectFilter>) => change(toAddress(next));

  return (
    <>
      <ListHeader query={query} onAdd={dialog.add} />
      <ProjectSections />
      {!isBlank && <ProjectToolbar filter={filter} onChange={narrow} />}
      <ProjectFilterInWords filter={filter} />
      <ProjectResults
        list={list}
        pageSize={request.pageSize}
        filter={filter}
        isNarrowed={isNarrowed(filter)}
        onNarrow={narrow}
        analyzing={analyzing}
        onShowAll={() => narrow({ ...unfiltered, view })}
        onAdd={dialog.add}
        onEdit={dialog.edit}
        onDelete={dialog.remove}
        onAnalyze={analyze}
        onStatus={(project, status) => void changeStatus(project, status)}
      />
      {data && data.totalElements > 0 && (
        <Pagination
          bare
          page={request.page}
          pageSize={request.pageSize}
          totalElements={data.totalElements}
          totalPages={data.totalPages}
          sizeLabel="Proje Göster"
          from="projeden"
          onPage={page.setPage}
          onPageSize={page.setPageSize}
        />
      )}
      <ProjectModal dialog={dialog} />
      <DeleteProject dialog={dialog} page={{ request, setPage: page.setPage }} onGone={list.reload} />
    </>
  );
}

type HeaderProps = { query: Omit<ProjectFilter, 'view'>; onAdd: () => void };

function ListHeader({ query, onAdd }: HeaderProps) {
  const statistics = useProjectStatistics();
  const currency = useCurrency();
  const readAll = useAllPages(api.project.search);
  const addTarget = useHighlightTarget('add-project');
  return (
    <PageHeader
      title="Projeler"
      context={statistics.data ? contextOf(statistics.data) : !statistics.error && contextToCome}
      actions={
        <>
          <RecordExport
            list="Projeler"
            fileName={`projeler-${dayInTurkey(new Date())}`}
            load={async () => [columnSheet('Projeler', projectColumns(currency), await readAll(query))]}
          />
          <Button as={Link} to="/projects/map" icon={<MapIcon aria-hidden />}>
            Harita
          </Button>
          <Button {...addTarget} variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
            Proje Ekle
          </Button>
        </>
      }
    />
  );
}

/** As high as the line that comes: what is below stays where it is. */
const contextToCome = <Skeleton width={220} height={10} style={{ marginBlock: 'calc((1lh - 10px) / 2)' }} />;

type Statistics = NonNullable<ReturnType<typeof useProjectStatistics>['data']>;

function contextOf({ activeProjects, projectLimit: { limit, used } }: Statistics): string {
  const active = `${formatCount(activeProjects)} aktif proje`;
  return limit === null
    ? `${active}; bu ay ${formatCount(used)} proje açıldı`
    : `${active}; bu ayın proje limiti: ${formatCount(used)} / ${formatCount(limit)}`;
}
