import type { Project } from '@vezne/contract';
import {
  Card,
  CardBody,
  CardHead,
  type CurrencyCode,
  formatDate,
  formatMoney,
  formatPercent,
  ProgressBar,
  StatusBadge,
} from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = { project: Project; currency: CurrencyCode };

/** The plan of a project beside what has become of it. */
export function SummaryTab({ project, currency }: Props) {
  const { budgetUsedPct, progressPercent, contractAmount, estimatedCost } = project;
  const money = (amount: number | null) => (amount === null ? '-' : formatMoney(amount, currency));
  const facts: [string, ReactNode][] = [
    ['Proje kodu', project.code],
    ['Durum', <StatusBadge key="status" status={project.status} />],
    ['Müşteri', project.customerName ?? '-'],
    ['Kategori', project.categoryName ?? '-'],
    ['Başlangıç', formatDate(project.startDate)],
    ['Planlanan bitiş', formatDate(project.endDate)],
    ['Sözleşme bedeli', money(contractAmount)],
    ['Tahmini maliyet', money(estimatedCost)],
    ['Adres', [project.address, project.city].filter(Boolean).join(', ') || '-'],
  ];
  return (
    <Columns>
      <Card as="section" aria-label="Proje bilgileri">
        <CardHead title="Proje bilgileri" />
        <CardBody>
          <Facts>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
          {project.description && <Description>{project.description}</Description>}
        </CardBody>
      </Card>
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
            <strong>{budgetUsedPct === null ? 'Tahmini maliyet yok' : formatPercent(budgetUsedPct)}</strong>
            {budgetUsedPct !== null && (
              <ProgressBar
                value={budgetUsedPct}
                label={`Bütçe kullanımı ${formatPercent(budgetUsedPct)}`}
                tone={budgetUsedPct > 100 ? 'late' : budgetUsedPct >= 90 ? 'warning' : 'primary'}
                thickness={8}
              />
            )}
          </Meter>
          <Meter>
            <span>Güncel marj</span>
            <strong>{formatPercent(project.liveMargin)}</strong>
          </Meter>
        </CardBody>
      </Card>
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
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--vz-space-4) var(--vz-space-6);
  margin: 0;
  font-variant-numeric: tabular-nums;
  & dt { color: var(--vz-text-3); font-size: var(--vz-text-sm); }
  & dd { margin: 2px 0 0; overflow-wrap: anywhere; }
  @media (width < 768px) { grid-template-columns: minmax(0, 1fr); }
`;
const Description = styled.p`
  max-width: 66ch;
  margin-top: var(--vz-space-5);
  padding-top: var(--vz-space-4);
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Meter = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px var(--vz-space-3);
  & + & { margin-top: var(--vz-space-5); }
  & > span { color: var(--vz-text-2); }
  & > strong { font-weight: var(--vz-weight-semibold); font-variant-numeric: tabular-nums; }
  & > [role='img'] { grid-column: 1 / -1; }
`;
