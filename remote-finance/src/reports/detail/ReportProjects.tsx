import { type CashFlowType, type Currency, flowOf, type MonthlyReportDetail } from '@vezne/contract';
import { Empty } from '@vezne/ui';
import { RowLink } from '../../figures/FigureLink';
import { daysOf } from '../../figures/ledger-path';
import { rowsPath } from '../../projects/rows/row-filter';
import { FlowTable } from './FlowTable';
import { ReportCard } from './ReportCard';

type Props = { projects: MonthlyReportDetail['details']['projects']; month: string; currency: Currency };

/** What projects earned and cost in the month; accruals, so they are no part of the ledger's sums. */
export function ReportProjects({ projects, month, currency }: Props) {
  const path = (type?: CashFlowType, projectId?: string) =>
    type && rowsPath(flowOf[type].rowKind, { ...daysOf(month), projectId });
  return (
    <ReportCard basis="Tahakkuk" ruled title="Projelere göre" note="Ayın proje gelir ve giderleri, KDV hariç">
      {projects.length === 0 ? (
        <Empty title="Bu ay proje geliri veya gideri yok." />
      ) : (
        <FlowTable
          label="Projelere göre"
          head="Proje"
          currency={currency}
          rows={projects.map(({ projectId, name, income, expense, profit }) => ({
            key: projectId,
            name: <RowLink to={`/projects/${projectId}`}>{name}</RowLink>,
            income,
            expense,
            net: profit,
            pathTo: (type) => path(type, projectId),
          }))}
          pathTo={path}
        />
      )}
    </ReportCard>
  );
}
