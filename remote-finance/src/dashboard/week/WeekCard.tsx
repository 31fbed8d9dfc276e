import { type Query, useCurrency } from '@vezne/api';
import { dayInTurkey, type ProjectOverview } from '@vezne/contract';
import { FigureLink } from '../../figures/FigureLink';
import { rowsPath } from '../../projects/rows/row-filter';
import { DashboardPart } from '../part/DashboardPart';
import { ListSkeleton } from '../part/skeletons';
import { DueLine } from './DueLine';
import { ProjectLine } from './ProjectLine';
import { projectTasks } from './project-tasks';
import { useDueRows } from './useDueRows';
import { Calm, More, WeekList } from './week-styles';

/** As many as stand beside the chart without making its row higher. */
const SHOWN = 6;

/** What a manager should do today: money that is due, and projects that are late, overspent or about to end. */
export function WeekCard({ query }: { query: Query<ProjectOverview> }) {
  return (
    <DashboardPart
      query={query}
      title="Bu hafta"
      note={() => 'Gecikenler ve 7 gün içindekiler'}
      skeleton={<ListSkeleton rows={SHOWN} height={62} />}
    >
      {(overview) => <Week overview={overview} onRefused={query.reload} />}
    </DashboardPart>
  );
}

function Week({ overview, onRefused }: { overview: ProjectOverview; onRefused: () => void }) {
  const currency = useCurrency();
  const today = dayInTurkey(new Date());
  const incomes = useDueRows('income', overview.dueIncomes, onRefused);
  const expenses = useDueRows('expense', overview.dueExpenses, onRefused);
  const due = [
    ...incomes.rows.map((row) => ({
      row,
      line: (
        <DueLine
          key={row.id}
          kind="income"
          row={row}
          currency={currency}
          today={today}
          settle={incomes.settle}
        />
      ),
    })),
    ...expenses.rows.map((row) => ({
      row,
      line: (
        <DueLine
          key={row.id}
          kind="expense"
          row={row}
          currency={currency}
          today={today}
          settle={expenses.settle}
        />
      ),
    })),
  ].toSorted((a, b) => byDay(a.row, b.row));
  const tasks = projectTasks(overview);
  // Each half has its place, and takes what the other leaves free.
  const projects = tasks.slice(0, Math.max(SHOWN / 2, SHOWN - due.length));
  const rows = due.slice(0, SHOWN - projects.length);
  if (due.length + tasks.length === 0) return <Calm>Bu hafta sizi bekleyen bir iş yok.</Calm>;
  return (
    <>
      <WeekList>
        {rows.map(({ line }) => line)}
        {projects.map(({ key, ...task }) => (
          <ProjectLine key={key} {...task} />
        ))}
      </WeekList>
      {rows.length < due.length && (
        <More>
          <FigureLink to={rowsPath('income', { waiting: true })}>Bekleyen gelirler</FigureLink>
          <FigureLink to={rowsPath('expense', { waiting: true })}>Bekleyen giderler</FigureLink>
        </More>
      )}
    </>
  );
}

type Dated = { dueDate: string | null; id: string };
const byDay = (a: Dated, b: Dated) => (`${a.dueDate} ${a.id}` < `${b.dueDate} ${b.id}` ? -1 : 1);
