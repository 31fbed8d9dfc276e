import { type Currency, formatMoney, type Project, projectStatusNames } from '@vezne/contract';
import {
  Badge,
  Card,
  CintemaniIcon,
  formatDate,
  formatMargin,
  onMobile,
  ProgressBar,
  RowMenu,
  sideBySide,
  touchRoom,
} from '@vezne/ui';
import MapPin from 'lucide-react/icons/map-pin';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { FigureLink } from '../../figures/FigureLink';
import { AnalyzeButton, type AnalyzeProps } from '../analysis/AnalyzeButton';
import { tabPath } from '../rows/row-filter';
import { ProjectItems } from './ProjectItems';
import { TimeLeft } from './TimeLeft';
import type { ProjectTarget } from './useProjectTarget';

export type ProjectActions = {
  /** The project that is being analyzed right now. */
  analyzing: string | null;
  onEdit: (project: Project) => void;
  onDelete: (project: Project) => void;
  onAnalyze: (project: Project) => void;
  onStatus: (project: Project, status: string) => void;
};

type Props = ProjectActions & {
  project: Project;
  currency: Currency;
  scale: number;
  /** The search palette points at this card's menu. */
  target?: ProjectTarget;
};

/** A project at a glance: what it earns, what it costs, how long it has. */
export function ProjectCard({ project, currency, scale, target, ...actions }: Props) {
  const { analyzing, onEdit, onDelete, onAnalyze } = actions;
  const [incomes, expenses] = [tabPath('income', project.id), tabPath('expense', project.id)];
  const scaled = { currency, scale };
  return (
    <Root as="li" data-record={project.id}>
      <Head>
        <div>
          <h2>
            <Link to={`/projects/${project.id}`}>{project.name}</Link>
          </h2>
          <Place>
            {project.city && <MapPin aria-hidden />}
            {sideBySide([
              project.city,
              project.categoryName || project.code,
              projectStatusNames[project.status],
            ])}
          </Place>
        </div>
        <span data-actions>
          <RowMenu
            name={project.name}
            trigger={target}
            onEdit={() => onEdit(project)}
            onDelete={() => onDelete(project)}
          >
            <ProjectItems project={project} />
          </RowMenu>
        </span>
      </Head>
      <Profitability
        project={project}
        isAnalyzing={analyzing === project.id}
        onAnalyze={() => onAnalyze(project)}
      />
      <Bars>
        <Total label="Gelir" tone="income" amount={project.income} to={incomes} {...scaled} />
        <Total label="Gider" tone="expense" amount={project.expense} to={expenses} {...scaled} />
      </Bars>
      {project.budgetUsedPct !== null && <BudgetUse percent={project.budgetUsedPct} />}
      <Foot>
        <span>Bitiş {formatDate(project.endDate)}</span>
        <TimeLeft project={project} />
      </Foot>
    </Root>
  );
}

type ProfitabilityProps = AnalyzeProps & { project: Project };

function Profitability({ project, ...analyze }: ProfitabilityProps) {
  const { profitability, analysisStale } = project;
  if (profitability === null)
    return (
      <Profit>
        <span>Analiz edilmedi</span>
        <AnalyzeButton size="sm" {...analyze} />
      </Profit>
    );
  return (
    <Profit>
      <span>
        <Figure $negative={profitability < 0}>{formatMargin(profitability)}</Figure> kârlılık
      </span>
      <Badge tone={analysisStale ? 'warning' : 'ai'} icon={<CintemaniIcon />}>
        {analysisStale ? 'Analiz eskidi' : 'AI analizi'}
      </Badge>
    </Profit>
  );
}

type TotalProps = {
  label: string;
  tone: 'income' | 'expense';
  amount: number;
  currency: Currency;
  scale: number;
  to: string;
};

function Total({ label, tone, amount, currency, scale, to }: TotalProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd aria-hidden>
        {amount > 0 && <Bar $tone={tone} style={{ width: `${(100 * amount) / scale}%` }} />}
      </dd>
      <dd>
        <FigureLink to={to}>{formatMoney(amount, currency)}</FigureLink>
      </dd>
    </>
  );
}

function BudgetUse({ percent }: { percent: number }) {
  return (
    <Budget>
      <span>Bütçe kullanımı {formatMargin(percent)}</span>
      <ProgressBar
        value={percent}
        label={`Bütçenin ${formatMargin(percent)} kadarı kullanıldı`}
        tone={percent > 100 ? 'late' : percent >= 90 ? 'warning' : 'primary'}
      />
    </Budget>
  );
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
`;
const Head = styled.div`
  display: flex;
  gap: var(--vz-space-2);
  padding: var(--vz-space-5) var(--vz-space-3) 0 var(--vz-space-5);
  & > :first-child { flex: 1; min-width: 0; }
  & h2 { font-size: 15px; font-weight: var(--vz-weight-semibold); overflow-wrap: anywhere; }
  & h2 a:hover { text-decoration: underline; text-underline-offset: 3px; }
  & h2 a { ${touchRoom} }
  & > span { margin-top: -6px; }
`;
const Place = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 2px;
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
  & > svg { flex: none; width: 14px; height: 14px; }
`;
const Profit = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--vz-space-3);
  min-height: 40px;
  margin-top: var(--vz-space-4);
  padding: 0 var(--vz-space-5);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
`;
const Figure = styled.strong<{ $negative: boolean }>`
  margin-right: 6px;
  color: ${({ $negative }) => ($negative ? 'var(--vz-expense-text)' : 'var(--vz-text-1)')};
  font-size: var(--vz-text-2xl);
  font-weight: var(--vz-weight-semibold);
  font-variant-numeric: tabular-nums;
  letter-spacing: var(--vz-tracking-tight);
`;
const Bars = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px var(--vz-space-3);
  margin: var(--vz-space-3) 0 0;
  padding: 0 var(--vz-space-5) var(--vz-space-4);
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
  & dt { color: var(--vz-text-3); }
  & dd { margin: 0; }
  & dd:nth-of-type(even) { text-align: right; font-weight: var(--vz-weight-medium); }
  ${onMobile} {
    row-gap: 0;
    margin-top: 0;
    & dd > a { display: inline-grid; align-items: center; min-height: 44px; }
  }
`;
const Bar = styled.span<{ $tone: 'income' | 'expense' }>`
  display: block;
  min-width: 2px;
  height: 5px;
  border-radius: 3px;
  background: var(--vz-chart-${({ $tone }) => $tone});
  print-color-adjust: exact;
  @media (forced-colors: active) { forced-color-adjust: none; }
`;
const Budget = styled.div`
  display: grid;
  gap: 6px;
  padding: 0 var(--vz-space-5) var(--vz-space-4);
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--vz-space-3);
  min-height: 52px;
  margin-top: auto;
  padding: 0 var(--vz-space-5);
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
`;
