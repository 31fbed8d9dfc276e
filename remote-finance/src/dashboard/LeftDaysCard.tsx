import type { Query } from '@vezne/api';
import type { ProjectLeftDays } from '@vezne/contract';
import { DaysBadge } from '@vezne/records';
import { Button, Empty, formatDate, formatPercent, onMobile, ProgressBar, useIsMobile } from '@vezne/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { TileLink } from '../figures/FigureLink';
import { DashboardPart } from './part/DashboardPart';
import { ListSkeleton } from './part/skeletons';

const SHOWN = 7;
/** As many as a phone shows before it is asked for more: late ones stand under “Bu hafta” too. */
const SHOWN_FOLDED = 3;

type Data = { projects: ProjectLeftDays[] };

/** Open projects whose end is nearest; late ones come first. */
export function LeftDaysCard({ query }: { query: Query<Data> }) {
  return (
    <DashboardPart
      query={query}
      title="Projeler - Kalan Gün"
      note={() => 'Bitiş tarihi en yakın olanlar'}
      action={<All to="/projects">Tüm projeler</All>}
      skeleton={<ListSkeleton rows={SHOWN} height={60} />}
    >
      {({ projects }) =>
        projects.length === 0 ? <Empty title="Açık proje yok." /> : <Projects projects={projects} />
      }
    </DashboardPart>
  );
}

function Projects({ projects }: Data) {
  const [isWhole, setWhole] = useState(false);
  const most = projects.slice(0, SHOWN);
  const isFolded = useIsMobile() && most.length > SHOWN_FOLDED;
  return (
    <>
      <List>
        {(isFolded && !isWhole ? most.slice(0, SHOWN_FOLDED) : most).map((project) => (
          <ProjectDays key={project.id} project={project} />
        ))}
      </List>
      {isFolded && (
        <Fold block variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Daha Az Göster' : `${most.length - SHOWN_FOLDED} Proje Daha Göster`}
        </Fold>
      )}
    </>
  );
}

function ProjectDays({ project }: { project: ProjectLeftDays }) {
  const progress = formatPercent(project.progressPercent, 0);
  return (
    <li>
      <Name>
        <TileLink to={`/projects/${project.id}`}>{project.name}</TileLink>
        <span>
          bitiş {formatDate(project.endDate)} · ilerleme{'\u00a0'}
          {progress}
        </span>
      </Name>
      <Progress>
        <ProgressBar
          value={project.progressPercent}
          label={`İlerleme ${progress}`}
          tone={project.leftDays < 0 ? 'late' : project.leftDays <= 7 ? 'warning' : 'primary'}
        />
      </Progress>
      <DaysBadge days={project.leftDays} />
    </li>
  );
}

const Fold = styled(Button)`
  margin-bottom: var(--vz-space-2);
`;
const All = styled(Link)`
  display: inline-grid;
  align-items: center;
  ${onMobile} { min-height: 44px; }
  color: var(--vz-primary-text);
  font-weight: var(--vz-weight-medium);
  &:hover { text-decoration: underline; }
`;
const List = styled.ul`
  padding: var(--vz-space-3) var(--vz-space-6) var(--vz-space-4);
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 8rem 8.5rem;
    align-items: center;
    gap: var(--vz-space-4);
    min-height: 60px;
    border-bottom: 1px solid var(--vz-border);
  }
  & > li:last-child { border-bottom: 0; }
  & > li > :last-child { justify-self: end; }
  ${onMobile} {
    padding-inline: var(--vz-space-4);
    & > li { grid-template-columns: minmax(0, 1fr) auto; row-gap: 6px; padding-block: 10px; }
  }
`;
const Name = styled.span`
  display: grid;
  min-width: 0;
  & > a { font-weight: var(--vz-weight-medium); overflow-wrap: anywhere; }
  & > span {
    color: var(--vz-text-3);
    font-size: var(--vz-text-sm);
    font-variant-numeric: tabular-nums;
  }
`;
const Progress = styled.span`
  ${onMobile} { order: 1; grid-column: 1 / -1; }
`;
