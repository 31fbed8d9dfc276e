import { isOpenStatus, type Project } from '@vezne/contract';
import { Card, CardBody, CardHead, formatMargin, formatPercent, ProgressBar } from '@vezne/ui';
import styled from 'styled-components';
import { elapsedShare } from './elapsed-share';

/** How far a project is beside how much of its budget and of its time is gone. */
export function ProjectProgress({ project }: { project: Project }) {
  const { budgetUsedPct, progressPercent, profitability, liveMargin } = project;
  const elapsed = formatPercent(elapsedShare(project));
  return (
    <Card as="section" aria-label="İlerleme ve bütçe">
      <CardHead title="İlerleme ve bütçe" />
      <CardBody>
        <Meter>
          <span>İlerleme</span>
          <strong>{formatPercent(progressPercent)}</strong>
          <ProgressBar
            value={progressPercent}
            label={`İlerleme ${formatPercent(progressPercent)}`}
            thickness={8}
          />
        </Meter>
        <Meter>
          <span>Bütçe kullanımı</span>
          <strong>{budgetUsedPct === null ? 'Tahmini maliyet yok' : formatMargin(budgetUsedPct)}</strong>
          {budgetUsedPct !== null && (
            <ProgressBar
              value={budgetUsedPct}
              label={`Bütçe kullanımı ${formatMargin(budgetUsedPct)}`}
              tone={budgetUsedPct > 100 ? 'late' : budgetUsedPct >= 90 ? 'warning' : 'primary'}
              thickness={8}
            />
          )}
        </Meter>
        {isOpenStatus(project.status) && (
          <Meter>
            <span>Geçen süre</span>
            <strong>{elapsed}</strong>
            <ProgressBar value={elapsedShare(project)} label={`Geçen süre ${elapsed}`} thickness={8} />
          </Meter>
        )}
        {/* While it is the one of the analysis it stands above already. */}
        {liveMargin !== profitability && (
          <Meter>
            <span>Güncel marj</span>
            <strong>{formatMargin(liveMargin)}</strong>
          </Meter>
        )}
      </CardBody>
    </Card>
  );
}

const Meter = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px var(--vz-space-3);
  & + & { margin-top: var(--vz-space-5); }
  & > span { color: var(--vz-text-2); }
  & > strong { font-weight: var(--vz-weight-semibold); font-variant-numeric: tabular-nums; }
  & > [role='progressbar'] { grid-column: 1 / -1; }
`;
