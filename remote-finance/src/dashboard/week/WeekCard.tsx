import { type Query, useCurrency } from '@vezne/api';
import type { ProjectOverview } from '@vezne/contract';
import { FigureLink } from '../../figures/FigureLink';
import { Calm, LineList, More } from '../../projects/due/line-styles';
import { useDueLines } from '../../projects/due/useDueLines';
import { rowsPath } from '../../projects/rows/row-filter';
import { DashboardPart } from '../part/DashboardPart';
import { ListSkeleton } from '../part/skeletons';
import { ProjectLine } from './ProjectLine';
import { projectTasks } from './project-tasks';
import { recurringTask } from './recurring-task';

/** As many as stand beside the chart without making its row higher. */
const SHOWN = 6;

type Props = {
  query: Query<ProjectOverview>;
  /** How many entries that repeat wait for a yes. */
  waitingRecurring?: number | undefined;
};

/** What a manager should do today: money that is due, and projects that are late, overspent or about to end. */
export function WeekCard({ query, waitingRecurring = 0 }: Props) {
  return (
    <DashboardPart
      query={query}
      title="Bu hafta"
      note={() => 'Gecikenler ve 7 gün içindekiler'}
      skeleton={<ListSkeleton rows={SHOWN} height={62} />}
    >
      {(overview) => (
        <Week overview={overview} waitingRecurring={waitingRecurring} onRefused={query.reload} />
      )}
    </DashboardPart>
  );
}

type WeekProps = { overview: ProjectOverview; waitingRecurring: number; onRefused: () => void };

function Week({ overview, waitingRecurring, onRefused }: WeekProps) {
  const { dueIncomes, dueExpenses } = overview;
  const { lines: due, dialogs } = useDueLines(
    { income: dueIncomes, expense: dueExpenses },
    ({ projectName }) => projectName,
    useCurrency(),
    onRefused,
  );
  const tasks = [...recurringTask(waitingRecurring), ...projectTasks(overview)];
  // Each half has its place, and takes what the other leaves free.
  const projects = tasks.slice(0, Math.max(SHOWN / 2, SHOWN - due.length));
  const lines = due.slice(0, SHOWN - projects.length);
  if (due.length + tasks.length === 0) return <Calm>Bu hafta sizi bekleyen bir iş yok.</Calm>;
  return (
    <>
      {dialogs}
      <LineList>
        {lines}
        {projects.map(({ key, ...task }) => (
          <ProjectLine key={key} {...task} />
        ))}
      </LineList>
      {lines.length < due.length && (
        <More>
          <FigureLink to={rowsPath('income', { waiting: true })}>Bekleyen gelirler</FigureLink>
          <FigureLink to={rowsPath('expense', { waiting: true })}>Bekleyen giderler</FigureLink>
        </More>
      )}
    </>
  );
}
