import type { Currency, Project } from '@vezne/contract';
import { useIsOneColumn } from '@vezne/ui';
import styled from 'styled-components';
import { AnalysisCard } from '../analysis/AnalysisCard';
import type { AnalyzeProps } from '../analysis/AnalyzeButton';
import { NextDue } from '../due/NextDue';
import { LocationCard } from '../map/LocationCard';
import { RowsTab } from '../rows/RowsTab';
import { Columns, Stack } from './columns';
import { ExpectedActual } from './ExpectedActual';
import { ProjectFacts } from './ProjectFacts';
import { ProjectProgress } from './ProjectProgress';

type Props = AnalyzeProps & { project: Project; currency: Currency };

/**
 * Everything about a project at one glance: how far it is from its plan, what is due
 * next, its newest rows, what the analysis says, its plan and its place.
 */
export function SummaryTab({ project, currency, ...analyze }: Props) {
  const isOneColumn = useIsOneColumn();
  const verdict = (
    <>
      <AnalysisCard project={project} {...analyze} />
      <ProjectProgress project={project} />
    </>
  );
  return (
    <Columns>
      <Stack>
        <ExpectedActual project={project} currency={currency} />
        <NextDue project={project} currency={currency} />
        {/* In one column what is concluded comes before the long lists. */}
        {isOneColumn && verdict}
        <Twins>
          <RowsTab project={project} kind="income" brief />
          <RowsTab project={project} kind="expense" brief />
        </Twins>
      </Stack>
      <Stack>
        {!isOneColumn && verdict}
        <LocationCard project={project} />
        <ProjectFacts project={project} currency={currency} />
      </Stack>
    </Columns>
  );
}

/** The columns of the two tables stand under each other. */
const Twins = styled(Stack)`
  @media (width >= 768px) {
    & table { table-layout: fixed; }
    & th:first-child { width: 128px; }
    & th:nth-child(3) { width: 168px; }
    & th:nth-child(4) { width: 108px; }
  }
`;
