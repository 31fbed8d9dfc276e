import { type Query, useCurrency } from '@vezne/api';
import type { Page, Project } from '@vezne/contract';
import { Button, Card, Empty, LoadError, onMobile, SkeletonCard, useIsMobile } from '@vezne/ui';
import styled from 'styled-components';
import { NothingOfProjects } from './NothingOfProjects';
import { type ProjectActions, ProjectCard } from './ProjectCard';
import { ProjectTable } from './ProjectTable';
import type { ProjectFilter } from './project-filter';
import { useFirstProject, useProjectTarget } from './useProjectTarget';

type Props = ProjectActions & {
  list: Query<Page<Project>>;
  pageSize: number;
  filter: ProjectFilter;
  isNarrowed: boolean;
  onNarrow: (change: Partial<ProjectFilter>) => void;
  onShowAll: () => void;
  onAdd: () => void;
};

/** The projects of the current page, or why there are none. */
export function ProjectResults({
  list,
  pageSize,
  filter,
  isNarrowed,
  onNarrow,
  onShowAll,
  onAdd,
  ...actions
}: Props) {
  const currency = useCurrency();
  const isMobile = useIsMobile();
  const target = useProjectTarget();
  const { data, error, isRefreshing, reload } = list;
  useFirstProject(data?.totalElements === 0 && !isNarrowed, target);
  const failure = error && <LoadError message={error.message} onRetry={reload} />;
  if (!data)
    return (
      failure || (
        <Grid>
          {Array.from({ length: pageSize }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their position
            <SkeletonCard key={index} lines={6} />
          ))}
        </Grid>
      )
    );
  if (data.content.length === 0)
    return (
      failure || (
        <Card>
          {isNarrowed ? (
            <NothingOfProjects filter={filter} onChange={onNarrow} onShowAll={onShowAll} />
          ) : (
            <Empty
              title="Henüz proje eklenmedi."
              action={
                <Button variant="primary" onClick={onAdd}>
                  Proje Ekle
                </Button>
              }
            >
              Gelir ve giderlerini girdiğiniz her projenin kârlılığını burada görürsünüz.
            </Empty>
          )}
        </Card>
      )
    );
  // One scale for all bars on the page, so that cards can be compared.
  const scale = Math.max(...data.content.flatMap(({ income, expense }) => [income, expense]), 1);
  return (
    <>
      {failure}
      {filter.view === 'table' && !isMobile ? (
        <ProjectTable found={data} filter={filter} isNarrowed={isNarrowed} onSort={onNarrow} {...actions} />
      ) : (
        <Grid as="ul" aria-busy={isRefreshing}>
          {data.content.map((project, index) => (
            <ProjectCard
              key={project.id}
              project={project}
              currency={currency}
              scale={scale}
              target={index === 0 ? target : undefined}
              {...actions}
            />
          ))}
        </Grid>
      )}
    </>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--vz-space-5);
  &[aria-busy='true'] { opacity: 0.6; }
  @media (width < 1200px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${onMobile} { grid-template-columns: minmax(0, 1fr); gap: var(--vz-space-4); }
`;
