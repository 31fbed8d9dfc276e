import { useProjectAnalysis, useProjectComparison } from '@vezne/api';
import type { Project, ProjectAnalysis, ProjectComparison } from '@vezne/contract';
import {
  Banner,
  Card,
  CardBody,
  CardHead,
  formatInstant,
  formatMargin,
  LoadError,
  SkeletonCard,
  touchRoom,
} from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { AnalyzeButton, type AnalyzeProps } from './AnalyzeButton';
import { SeverityIcon } from './SeverityIcon';

type Props = AnalyzeProps & { project: Project };

const SHOWN_FINDINGS = 3;

/** What the last analysis found, in short, with the project's margin beside that of its like. */
export function AnalysisCard({ project, ...analyze }: Props) {
  const { data, error, reload } = useProjectAnalysis(project.id);
  const comparison = useComparison(project.id);
  if (error && data === undefined) return <LoadError message={error.message} onRetry={reload} />;
  if (data === undefined) return <SkeletonCard lines={5} />;
  const analyzeButton = <AnalyzeButton {...analyze} block isAgain={data !== null} />;
  return (
    <Card as="section" aria-label="Vezne AI analizinin özeti">
      <CardHead
        title="Vezne AI analizi"
        note={data && formatInstant(data.analyzedAt)}
        action={
          data && (
            <More to={`/projects/${project.id}/analiz`} data-noprint>
              Tümünü Gör
            </More>
          )
        }
      />
      <CardBody>
        {data === null ? (
          <Stack>
            <p>
              Bu proje henüz analiz edilmedi. Analiz; kârlılığı, bütçeyi, vadeleri ve süreyi girdiğiniz
              satırlardan hesaplar.
            </p>
            {analyzeButton}
          </Stack>
        ) : (
          <Stack>
            {data.stale && (
              <Banner>Analizden sonra projenin bilgileri değişti; sonuçlar eski olabilir.</Banner>
            )}
            {comparison && <Margins comparison={comparison} />}
            <Findings findings={data.findings} />
            {data.stale && analyzeButton}
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}

/** Beside the projects of its category; where they are too few, beside all of the company. */
function useComparison(id: string): ProjectComparison | undefined {
  const like = useProjectComparison({ id }).data;
  const isAlone = like !== undefined && !like.enoughData;
  const all = useProjectComparison(isAlone ? { id, scope: 'COMPANY' } : null).data;
  return [like, all].find((comparison) => comparison?.enoughData);
}

function Margins({ comparison }: { comparison: ProjectComparison }) {
  const margin = comparison.metrics.find(({ key }) => key === 'liveMargin');
  // The project itself is no part of the average.
  const others = comparison.scope === 'COMPANY' ? 'projelerin' : `${comparison.categoryName} projelerinin`;
  const name = `Diğer ${others} ortalaması`;
  const bars: [string, number | null | undefined, 'own' | 'average'][] = [
    ['Bu proje', margin?.project, 'own'],
    [name, margin?.average, 'average'],
  ];
  return (
    <>
      {bars.map(
        ([label, value, tone]) =>
          value != null && (
            <Row key={tone}>
              <span>{label}</span>
              <b>{formatMargin(value)}</b>
              <Track aria-hidden>
                <i data-tone={tone} style={{ width: `${Math.min(100, Math.max(0, value))}%` }} />
              </Track>
            </Row>
          ),
      )}
      <Verdict>{comparison.comment}</Verdict>
    </>
  );
}

function Findings({ findings }: Pick<ProjectAnalysis, 'findings'>) {
  if (findings.length === 0) return <p>Dikkat çeken bir bulgu yok.</p>;
  return (
    <List>
      {findings.slice(0, SHOWN_FINDINGS).map(({ code, severity, text }) => (
        <li key={code}>
          <SeverityIcon severity={severity} />
          <span>{text}</span>
        </li>
      ))}
    </List>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--vz-space-4);
  color: var(--vz-text-2);
`;
const More = styled(Link)`
  ${touchRoom}
  color: var(--vz-primary-text);
  font-size: var(--vz-text-sm);
  &:hover { text-decoration: underline; }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px var(--vz-space-3);
  color: var(--vz-text-1);
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
  & > b { font-weight: var(--vz-weight-semibold); }
`;
const Track = styled.span`
  grid-column: 1 / -1;
  height: 10px;
  overflow: hidden;
  border-radius: var(--vz-radius-sm);
  background: var(--vz-surface-4);
  & > i { display: block; height: 100%; border-radius: inherit; background: var(--vz-ai); }
  & > i[data-tone='average'] { border: 1.5px solid var(--vz-text-3); background: none; }
  @media (forced-colors: active) {
    & > i { forced-color-adjust: none; background: Highlight; }
    & > i[data-tone='average'] { border-color: CanvasText; }
  }
`;
const Verdict = styled.p`
  padding: var(--vz-space-3) var(--vz-space-4);
  border-radius: var(--vz-radius-md);
  background: var(--vz-ai-subtle);
  color: var(--vz-ai-text);
`;
const List = styled.ul`
  display: grid;
  gap: var(--vz-space-3);
  & > li { display: flex; gap: var(--vz-space-3); color: var(--vz-text-1); }
`;
