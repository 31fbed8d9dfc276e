import {
  type Currency,
  formatMoney,
  isOpenStatus,
  type Project,
  projectStatusNames,
  type RowKind,
} from '@vezne/contract';
import { type Column, DaysBadge, StatusBadge } from '@vezne/records';
import { CellNote, Clamp, formatDate, formatMargin, optionsOf, sideBySide } from '@vezne/ui';
import { Link } from 'react-router-dom';
import { FigureLink } from '../../figures/FigureLink';
import { AnalyzeButton } from '../analysis/AnalyzeButton';
import { StatusChoice } from '../fields/StatusChoice';
import { tabPath } from '../rows/row-filter';
import type { ProjectActions } from './ProjectCard';

const statuses = optionsOf(projectStatusNames);

/** What the export holds besides. */
const exported = { table: false } as const;

const rowsLink = (id: string, kind: RowKind, figure: string) => (
  <FigureLink to={tabPath(kind, id)}>{figure}</FigureLink>
);

/** `isTight`: the planned end stands under the name. */
type Options = Partial<ProjectActions> & { isTight?: boolean };

/** What the list tells of a project, in the table and in the export; a phone and the view of cards draw it. */
export const projectColumns = (
  currency: Currency,
  { analyzing, onAnalyze, onStatus, isTight = false }: Options = {},
): Column<Project>[] => [
  { title: 'Proje kodu', value: ({ code }) => code, ...exported },
  {
    title: 'Proje',
    sheetTitle: 'Proje adı',
    sortBy: 'name',
    value: ({ name }) => name,
    cell: ({ id, name, code, categoryName, endDate }) => (
      <>
        <Link to={`/projects/${id}`}>
          <Clamp title={name}>{name}</Clamp>
        </Link>
        <CellNote>{sideBySide([code, categoryName, isTight && `bitiş ${formatDate(endDate)}`])}</CellNote>
      </>
    ),
    look: 'strong',
  },
  { title: 'Kategori', value: ({ categoryName }) => categoryName, ...exported },
  { title: 'Müşteri', value: ({ customerName }) => customerName, ...exported },
  statusColumn(onStatus),
  { title: 'Başlangıç', kind: 'date', value: ({ startDate }) => startDate, ...exported },
  {
    title: 'Bitiş',
    sheetTitle: 'Planlanan bitiş',
    sortBy: 'endDate',
    kind: 'date',
    value: ({ endDate }) => endDate,
    cell: (project) => <End project={project} />,
    look: 'quiet',
    ...(isTight && exported),
  },
  { title: 'Kalan gün', kind: 'number', value: ({ leftDays }) => leftDays, ...exported },
  { title: 'İlerleme (%)', kind: 'number', value: ({ progressPercent }) => progressPercent, ...exported },
  { title: 'Sözleşme bedeli', kind: 'money', value: ({ contractAmount }) => contractAmount, ...exported },
  { title: 'Tahmini maliyet', kind: 'money', value: ({ estimatedCost }) => estimatedCost, ...exported },
  {
    title: 'Gelir',
    sheetTitle: 'Gelir (KDV hariç)',
    sortBy: 'income',
    kind: 'money',
    value: ({ income }) => income,
    cell: ({ id, income }) => rowsLink(id, 'income', formatMoney(income, currency)),
    look: 'amount',
  },
  {
    title: 'Gider',
    sheetTitle: 'Gider (KDV hariç)',
    sortBy: 'expense',
    kind: 'money',
    value: ({ expense }) => expense,
    cell: ({ id, expense }) => rowsLink(id, 'expense', formatMoney(expense, currency)),
    look: 'amount',
  },
  { title: 'Net', kind: 'money', value: ({ profit }) => profit, ...exported },
  {
    title: 'Kârlılık',
    sheetTitle: 'Kârlılık (%)',
    sortBy: 'profitability',
    kind: 'number',
    value: ({ profitability }) => profitability,
    cell: (project) =>
      project.profitability === null ? (
        <AnalyzeButton
          size="sm"
          isAnalyzing={analyzing === project.id}
          onAnalyze={() => onAnalyze?.(project)}
        />
      ) : (
        formatMargin(project.profitability)
      ),
    look: 'amount',
  },
  { title: 'Para birimi', value: () => currency, ...exported },
  { title: 'İl', value: ({ city }) => city, ...exported },
];

const statusColumn = (onStatus: ProjectActions['onStatus'] | undefined): Column<Project> => ({
  title: 'Durum',
  value: ({ status }) => projectStatusNames[status],
  cell: (project) =>
    onStatus ? (
      <StatusChoice
        status={project.status}
        statuses={statuses}
        name={project.name}
        onChange={(status) => onStatus(project, status)}
      />
    ) : (
      <StatusBadge status={project.status} />
    ),
});

/** The planned end, and the days that an open project has until then. */
function End({ project: { status, endDate, leftDays } }: { project: Project }) {
  return (
    <>
      {formatDate(endDate)}
      {isOpenStatus(status) && (
        <CellNote>
          <DaysBadge days={leftDays} />
        </CellNote>
      )}
    </>
  );
}
