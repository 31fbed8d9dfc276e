import type { Currency, Project } from '@vezne/contract';
import styled from 'styled-components';
import { AnalysisCard } from '../analysis/AnalysisCard';
import type { AnalyzeProps } from '../analysis/AnalyzeButton';
import { LocationCard } from '../map/LocationCard';
import { RowsTab } from '../rows/RowsTab';
import { ProjectFacts } from './ProjectFacts';
import { ProjectProgress } from './ProjectProgress';

type Props = AnalyzeProps & { project: Project; currency: Currency };

/** Everything about a project at one glance: its newest rows, what the analysis says, its plan and its place. */
export function SummaryTab({ project, currency, ...analyze }: Props) {
  return (
    <Columns>
      <Stack>
        <RowsTab project={project} kind="income" brief />
        <RowsTab project={project} kind="expense" brief />
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
