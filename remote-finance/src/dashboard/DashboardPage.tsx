import {
  type Query,
  useCategoryExpenses,
  useDashboardData,
  useProjectOverview,
  useProjectsLeftDays,
  useTopAndBottomProjects,
} from '@vezne/api';
import { type DashboardData, dayInTurkey, type Project } from '@vezne/contract';
import { lazyPart } from '@vezne/federation';
import { useDialog } from '@vezne/records';
import {
  Button,
  CintemaniIcon,
  formatTime,
  formatWeekday,
  IconButton,
  LoadError,
  onMobile,
  PageHeader,
  useIsNarrow,
} from '@vezne/ui';
import { assistantAtom } from '@vezne/ui/state';
import { useSetAtom } from 'jotai';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import styled from 'styled-components';
import { CashFlowCard } from './CashFlowCard';
import { CategoryExpensesCard } from './CategoryExpensesCard';
import { DashboardKpis } from './DashboardKpis';
import { InsightsCard } from './InsightsCard';
import { LeftDaysCard } from './LeftDaysCard';
import { FaultTelling, useSharedFault } from './part/shared-fault';
import { RankingCard } from './RankingCard';
import { WeekCard } from './week/WeekCard';
import { useWelcome } from './welcome/useWelcome';

const ProjectModal = lazyPart('The form of a project', () => import('../projects/form/ProjectModal'), null);
const WelcomeCard = lazyPart('The first steps', () => import('./welcome/WelcomeCard'), null);

/** Ana Sayfa: parts that load, fail and retry on their own. */
export default function DashboardPage() {
  const data = useDashboardData();
  const expenses = useCategoryExpenses();
  const leftDays = useProjectsLeftDays();
  const ranking = useTopAndBottomProjects();
  const overview = useProjectOverview();
  const fetchedAt = useFetchTime(ranking.data);
  const parts = [data, expenses, leftDays, ranking, overview];
  const { fault, telling } = useSharedFault(parts, data);
  const welcome = useWelcome(data.data);
  const dialog = useDialog<Project>();
  const isNarrow = useIsNarrow();
  const week = <WeekCard key="week" query={overview} waitingRecurring={data.data?.waitingRecurring} />;
  const chart = <CashFlowCard key="chart" query={data} />;
  const figures = (
    <Wide key="figures">
      <DashboardKpis query={data} />
    </Wide>
  );
  const steps = <FirstSteps key="steps" data={data.data} welcome={welcome} />;

  return (
    <>
      <Head parts={parts} fetchedAt={fetchedAt} hasSteps={welcome.isShown} onAdd={dialog.add} />
      <FaultTelling value={telling}>
        <Grid>
          {fault && (
            <Wide>
              <LoadError message={fault.message} onRetry={fault.retry} />
            </Wide>
          )}
          {/* Before figures that are all zero comes what makes them more. */}
          {welcome.isAlone ? [steps, figures] : [figures, steps]}
          {!welcome.isAlone && (
            <>
              {isNarrow ? [week, chart] : [chart, week]}
              {/* Comes late and at any height: below what is seen first, it pushes nothing away. */}
              <Wide>
                <InsightsCard />
              </Wide>
              <LeftDaysCard query={leftDays} />
              <CategoryExpensesCard query={expenses} />
              <Wide>
                <RankingCard query={ranking} />
              </Wide>
            </>
          )}
        </Grid>
      </FaultTelling>
      {dialog.opening > 0 && <ProjectModal dialog={dialog} />}
    </>
  );
}

type HeadProps = {
  parts: readonly Query<unknown>[];
  fetchedAt: string | null;
  /** The next of the first steps is what is to be done; nothing else stands out beside it. */
  hasSteps: boolean;
  onAdd: () => void;
};

/** The day, when it was read last, and what is done most. */
function Head({ parts, fetchedAt, hasSteps, onAdd }: HeadProps) {
  const setAssistant = useSetAtom(assistantAtom);
  const isLoading = parts.some((part) => part.isLoading || part.isRefreshing);
  const waiting = isLoading ? 'Yükleniyor…' : 'Bazı bölümler yüklenemedi';
  const reloadAll = () => {
    for (const part of parts) part.reload();
  };
  return (
    <PageHeader
      title="Ana Sayfa"
      context={
        <Context>
          {formatWeekday(dayInTurkey(new Date()))}
          <Updated>
            <span>{fetchedAt ? `Son güncelleme ${formatTime(fetchedAt)}` : waiting}</span>
            <IconButton data-noprint label="Tümünü yenile" onClick={reloadAll} disabled={isLoading}>
              <RefreshCw aria-hidden />
            </IconButton>
          </Updated>
        </Context>
      }
      actions={
        <>
          <Button
            variant="ai"
            icon={<CintemaniIcon />}
            onClick={() => setAssistant({ open: true, context: 'Kasa Defteri' })}
          >
            Vezne AI'ya Sor
          </Button>
          <Button variant={hasSteps ? 'secondary' : 'primary'} icon={<Plus aria-hidden />} onClick={onAdd}>
            Proje Ekle
          </Button>
        </>
      }
    />
  );
}

type FirstStepsProps = { data: DashboardData | undefined; welcome: ReturnType<typeof useWelcome> };

function FirstSteps({ data, welcome: { isShown, putAway } }: FirstStepsProps) {
  if (!isShown || !data) return null;
  return (
    <Wide>
      <WelcomeCard data={data} onPutAway={putAway} />
    </Wide>
  );
}

/** When the ranking, the last of the dashboard's own parts, was last answered. */
function useFetchTime(answer: unknown): string | null {
  const [last, setLast] = useState<{ answer: unknown; at: string } | null>(null);
  if (answer !== undefined && last?.answer !== answer) setLast({ answer, at: new Date().toISOString() });
  return last?.at ?? null;
}

const Context = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
`;
const Updated = styled.span`
  display: inline-flex;
  align-items: center;
  & > span::before { content: ' · '; white-space: pre; }
  & > button { margin: -8px 0 -8px 4px; }
  ${onMobile} {
    flex: 1 0 100%;
    & > span::before { content: none; }
  }
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: var(--vz-space-5);
  @media (width < 1200px) { grid-template-columns: minmax(0, 1fr); }
  ${onMobile} { gap: var(--vz-space-4); }
`;
const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  &:empty { display: none; }
`;
