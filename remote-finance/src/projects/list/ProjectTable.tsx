import { useCurrency, useProjectStatistics } from '@vezne/api';
import { formatMoney, fromKurus, type Page, type Project, toKurus } from '@vezne/contract';
import { RecordTable } from '@vezne/records';
import { Card, formatCount, useIsTight } from '@vezne/ui';
import { projectColumns } from './columns';
import type { ProjectActions } from './ProjectCard';
import { ProjectItems } from './ProjectItems';
import { orderOfHead, type ProjectFilter } from './project-filter';
import { useProjectTarget } from './useProjectTarget';

type Props = ProjectActions & {
  found: Page<Project>;
  filter: ProjectFilter;
  isNarrowed: boolean;
  onSort: (order: Pick<ProjectFilter, 'sortBy' | 'sortOrder'>) => void;
};

/** The projects of a page under heads that sort them, with what they come to. */
export function ProjectTable({ found, filter, isNarrowed, onSort, ...actions }: Props) {
  const currency = useCurrency();
  return (
    <Card>
      <RecordTable
        label="Projeler"
        columns={projectColumns(currency, { ...actions, isTight: useIsTight() })}
        items={found.content}
        nameOf={({ name }) => name}
        target={useProjectTarget()}
        sorting={{
          by: filter.sortBy ?? '',
          order: filter.sortOrder ?? 'ASC',
          onSort: (by) => onSort(orderOfHead(by, filter)),
        }}
        totals={useTotals(found, isNarrowed)}
        onEdit={actions.onEdit}
        onDelete={actions.onDelete}
        actions={(project) => <ProjectItems project={project} />}
      />
    </Card>
  );
}

/** What all projects come to; of those found as far as they are on this page. */
function useTotals(found: Page<Project>, isNarrowed: boolean) {
  const currency = useCurrency();
  const { data } = useProjectStatistics();
  if (isNarrowed ? found.totalPages > 1 : !data) return undefined;
  const sum = (key: 'income' | 'expense') =>
    fromKurus(found.content.reduce((total, project) => total + (toKurus(project[key]) ?? 0n), 0n));
  const [income, expense] =
    isNarrowed || !data ? [sum('income'), sum('expense')] : [data.totalIncome, data.totalExpense];
  return {
    label: `Toplam, ${formatCount(found.totalElements)} proje`,
    cells: { Gelir: formatMoney(income, currency), Gider: formatMoney(expense, currency) },
  };
}
