import type { Currency, Project } from '@vezne/contract';
import styled from 'styled-components';
import { AnalysisCard } from '../analysis/AnalysisCard';
import type { AnalyzeProps } from '../analysis/AnalyzeButton';
import { NextDue } from '../due/NextDue';
import { LocationCard } from '../map/LocationCard';
import { RowsTab } from '../rows/RowsTab';
import { ExpectedActual } from './ExpectedActual';
import { ProjectFacts } from './ProjectFacts';
import { ProjectProgress } from './ProjectProgress';

type Props = AnalyzeProps & { project: Project; currency: Currency };

/**
 * Everything about a project at one glance: how far it is from its plan, what is due
 * next, its newest rows, what the analysis says, its plan and its place.
 */
export function SummaryTab({ project, currency, ...analyze }: Props) {
  return (
    <Columns>
      <Stack>
        <ExpectedActual project={project} currency={currency} />
        <NextDue project={project} currency={currency} />
        <Twins>
          <RowsTab project={project} kind="income" brief />
          <RowsTab project={project} kind="expense" brief />
        </Twins>
      </Stack>
      <Stack>
        <AnalysisCard project={project} {...analyze} />
        <ProjectProgress project={project} />
        <LocationCard project={project} />
        <ProjectFacts project={project} currency={currency} />
      </Stack>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  align-items: start;
  gap: var(--vz-space-5);
  @media (width < 1200px) { grid-template-columns: minmax(0, 1fr); }
`;
const Stack = styled.div`
  display: grid;
  gap: var(--vz-space-5);
`;
/** The columns of the two tables stand under each other. */
const Twins = styled(Stack)`
  @media (width >= 768px) {
    & table { table-layout: fixed; }
    & th:first-child { width: 128px; }
    & th:nth-child(3) { width: 168px; }
    & th:nth-child(4) { width: 108px; }
  }
`;
