import {
  useAllPages,
  useAnalyzeProject,
  useCurrency,
  useProjectSearch,
  useProjectStatistics,
  useProjects,
} from '@vezne/api';
import { api, dayInTurkey, limits, type Project } from '@vezne/contract';
import { Button, ExportMenu, formatCount, PageHeader, Pagination, toast } from '@vezne/ui';
import { pageSizeAtom, useHighlightTarget } from '@vezne/ui/state';
import { useAtomValue } from 'jotai';
import MapIcon from 'lucide-react/icons/map';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DeleteProject } from '../form/DeleteProject';
import { ProjectModal } from '../form/ProjectModal';
import { ProjectResults } from './ProjectResults';
import { ProjectToolbar } from './ProjectToolbar';
import { isFiltered, isNarrowed, type ProjectFilter, unfiltered } from './project-filter';
import { projectSheet } from './project-sheet';

type Dialog = { kind: 'form' | 'delete'; isOpen: boolean; project: Project | null };

/** All projects of the company, a page at a time, as cards or as a table. */
export function ProjectList() {
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState<number>(useAtomValue(pageSizeAtom) ?? limits.page.projects);
  const [filter, setFilter] = useState<ProjectFilter>(unfiltered);
  const [dialog, setDialog] = useState<Dialog>({ kind: 'form', isOpen: false, project: null });
  const addTarget = useHighlightTarget('add-project');
  const statistics = useProjectStatistics();
  const analyzeProject = useAnalyzeProject();
  const [analyzing, setAnalyzing] = useState<string | null>(null);
  const { view, ...query } = filter;
  const { searchText, sortBy, sortOrder } = query;
  const plain = useProjects(isFiltered(filter) ? null : { page, pageSize, searchText, sortBy, sortOrder });
  const found = useProjectSearch(isFiltered(filter) ? { page, pageSize, ...query } : null);
  const list = isFiltered(filter) ? found : plain;
  const currency = useCurrency();
  const readAll = useAllPages(api.project.search);
  const { data } = list;
  const lastPage = Math.max((data?.totalPages ?? 1) - 1, 0);
  // The last project of the last page is gone.
  if (data?.page === page && page > lastPage) setPage(lastPage);

  const change = (next: Partial<ProjectFilter>) => {
    setFilter((last) => ({ ...last, ...next }));
    setPage(0);
  };
  const open = (kind: Dialog['kind'], project: Project | null) => setDialog({ kind, project, isOpen: true });
  // The project stays, so that the dialog does not change its face while it fades out.
  const close = () => setDialog((last) => ({ ...last, isOpen: false }));
  const analyze = async (project: Project) => {
    setAnalyzing(project.id);
    try {
      await analyzeProject.run({ projectId: project.id });
      toast.success('Proje analiz edildi.');
    } catch {
      // Told where all failures are told; the button stays for another try.
    } finally {
      setAnalyzing(null);
    }
  };

  return (
    <>
      <PageHeader
        title="Projeler"
        context={statistics.data && contextOf(statistics.data)}
        actions={
          <>
            <ExportMenu
              fileName={`projeler-${dayInTurkey(new Date())}`}
              load={async () => [projectSheet(await readAll(query), currency)]}
            />
            <Button as={Link} to="/projects/map" icon={<MapIcon aria-hidden />}>
              Harita
            </Button>
            <Button
              {...addTarget}
              variant="primary"
              icon={<Plus aria-hidden />}
              onClick={() => open('form', null)}
            >
              Proje Ekle
            </Button>
          </>
        }
      />
      <ProjectToolbar filter={filter} onChange={change} />
      <ProjectResults
        list={list}
        pageSize={pageSize}
        view={view}
        isNarrowed={isNarrowed(filter)}
        analyzing={analyzing}
        onShowAll={() => change({ ...unfiltered, view })}
        onAdd={() => open('form', null)}
        onEdit={(project) => open('form', project)}
        onDelete={(project) => open('delete', project)}
        onAnalyze={analyze}
      />
      {data && data.totalElements > 0 && (
        <Pagination
          bare
          page={page}
          pageSize={pageSize}
          totalElements={data.totalElements}
          totalPages={data.totalPages}
          sizeLabel="Proje Göster"
          onPage={setPage}
          onPageSize={(size) => {
            setPageSize(size);
            setPage(0);
          }}
        />
      )}
      <ProjectModal open={dialog.isOpen && dialog.kind === 'form'} onClose={close} project={dialog.project} />
      <DeleteProject
        open={dialog.isOpen && dialog.kind === 'delete'}
        onClose={close}
        project={dialog.project}
        onGone={list.reload}
      />
    </>
  );
}

type Statistics = NonNullable<ReturnType<typeof useProjectStatistics>['data']>;

function contextOf({ activeProjects, projectLimit: { limit, used } }: Statistics): string {
  const active = `${formatCount(activeProjects)} aktif proje`;
  return limit === null
    ? `${active}; bu ay ${formatCount(used)} proje açıldı`
    : `${active}; bu ayın proje limiti: ${formatCount(used)} / ${formatCount(limit)}`;
}
