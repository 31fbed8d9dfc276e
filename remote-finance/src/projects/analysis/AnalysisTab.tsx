import { useProjectAnalysis } from '@vezne/api';
import {
  type Currency,
  formatMoney,
  type Project,
  type ProjectAnalysis,
  type RowKind,
} from '@vezne/contract';
import {
  Badge,
  Banner,
  Card,
  CardBody,
  CardHead,
  Empty,
  formatDate,
  formatInstant,
  LoadError,
  onMobile,
  SkeletonCard,
  touchRoom,
} from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FigureLink } from '../../figures/FigureLink';
import { rowsPath } from '../rows/row-filter';
import { AnalyzeButton, type AnalyzeProps } from './AnalyzeButton';
import { PlanBars } from './PlanBars';
import { SeverityIcon } from './SeverityIcon';

const Waiting = styled(FigureLink)`
  ${touchRoom}
`;

type Props = AnalyzeProps & { project: Project; currency: Currency };

const risks = {
  DUSUK: ['Risk düşük', 'income'],
  ORTA: ['Dikkat isteyen noktalar var', 'warning'],
  YUKSEK: ['Risk yüksek', 'expense'],
} as const;

/** The last analysis: verdict, figures, findings with the rows they rest on, and what to do. */
export function AnalysisTab({ project, currency, ...analyze }: Props) {
  const { data, error, reload } = useProjectAnalysis(project.id);
  if (error) return <LoadError message={error.message} onRetry={reload} />;
  if (data === undefined) return <SkeletonCard lines={5} />;
  const analyzeButton = <AnalyzeButton {...analyze} isAgain={data !== null} />;
  if (data === null)
    return (
      <Card>
        <Empty title="Bu proje henüz analiz edilmedi." action={analyzeButton}>
          Analiz; kârlılığı, bütçeyi, vadeleri ve süreyi girdiğiniz satırlardan hesaplar.
        </Empty>
      </Card>
    );
  return (
    <Stack>
      {data.stale && (
        <Banner action={analyzeButton}>
          Analizden sonra projenin bilgileri değişti; sonuçlar eski olabilir.
        </Banner>
      )}
      <Columns>
        <Stack>
          <Verdict analysis={data} currency={currency} />
          <Findings analysis={data} currency={currency} />
        </Stack>
        <Stack>
          <PlanBars contract={project.contractAmount} analysis={data} currency={currency} />
          <Advice analysis={data} />
        </Stack>
      </Columns>
    </Stack>
  );
}

type PartProps = { analysis: ProjectAnalysis; currency: Currency };

function Verdict({ analysis, currency }: PartProps) {
  const { figures } = analysis;
  const [label, tone] = risks[analysis.riskLevel];
  const money = (amount: number | null) => (amount === null ? '-' : formatMoney(amount, currency));
  const waiting = (kind: RowKind, amount: number) => (
    <Waiting to={rowsPath(kind, { projectId: analysis.projectId, waiting: true })}>{money(amount)}</Waiting>
  );
  const vat = figures.vatIncluded ? 'KDV dahil' : 'KDV hariç';
  const shown: (readonly [string, ReactNode])[] = [
    [`Tahsil edilecek, ${vat}`, waiting('income', figures.receivable)],
    [`Ödenecek, ${vat}`, waiting('expense', figures.payable)],
    // With a contract both stand below as bars.
    ...(figures.forecastProfit === null
      ? ([
          ['Tamamlanma maliyeti', money(figures.eac)],
          ['Tamamlanma kârı', money(null)],
        ] as const)
      : []),
  ];
  return (
    <Card as="section" aria-label="Vezne AI analizi">
      <CardHead
        title="Vezne AI analizi"
        note={formatInstant(analysis.analyzedAt)}
        action={<Badge tone={tone}>{label}</Badge>}
      />
      <CardBody>
        <Summary>{analysis.summary}</Summary>
        <Figures>
          {shown.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Figures>
      </CardBody>
    </Card>
  );
}

function Findings({ analysis: { findings }, currency }: PartProps) {
  return (
    <Card as="section" aria-label="Bulgular">
      <CardHead title="Bulgular" />
      <CardBody>
        {findings.length === 0 && <p>Dikkat çeken bir bulgu yok.</p>}
        <List>
          {findings.map(({ code, severity, title, text, sources }) => {
            return (
              <li key={code}>
                <SeverityIcon severity={severity} />
                <div>
                  <strong>{title}</strong>
                  <p>{text}</p>
                  {sources.length > 0 && (
                    <details>
                      <summary>Dayanak kayıtlar ({sources.length})</summary>
                      <Sources>
                        {sources.map((source) => (
                          <li key={source.id}>
                            <span>{formatDate(source.date)}</span>
                            <span>{source.label}</span>
                            <span>{formatMoney(source.amount, currency)}</span>
                          </li>
                        ))}
                      </Sources>
                    </details>
                  )}
                </div>
              </li>
            );
          })}
        </List>
      </CardBody>
    </Card>
  );
}

/** What to do, and what the analysis would have needed to know. */
function Advice({ analysis: { recommendations, missingData } }: Pick<PartProps, 'analysis'>) {
  if (recommendations.length + missingData.length === 0) return null;
  const title = recommendations.length > 0 ? 'Öneriler' : 'Eksik bilgiler';
  return (
    <Card as="section" aria-label={title}>
      <CardHead title={title} />
      <CardBody>
        <List>
          {recommendations.map(({ title: name, text }) => (
            <li key={name}>
              <div>
                <strong>{name}</strong>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </List>
        {missingData.length > 0 && (
          <Missing data-alone={recommendations.length === 0 || undefined}>
            {recommendations.length > 0 && <strong>Eksik bilgiler</strong>}
            {missingData.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Missing>
        )}
      </CardBody>
    </Card>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--vz-space-5);
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: var(--vz-space-5);
  /* Where there is nothing to set beside it, the first has the whole width. */
  & > :empty { display: none; }
  & > :first-child:has(+ :empty) { grid-column: 1 / -1; }
  @media (width < 1200px) { grid-template-columns: minmax(0, 1fr); }
`;
const Summary = styled.p`
  max-width: 66ch;
  font-size: 15px;
  line-height: 24px;
`;
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: var(--vz-space-4);
  margin: var(--vz-space-5) 0 0;
  font-variant-numeric: tabular-nums;
  & dt { color: var(--vz-text-3); font-size: var(--vz-text-sm); }
  & dd { margin: 2px 0 0; font-weight: var(--vz-weight-semibold); }
`;
const List = styled.ul`
  display: grid;
  gap: var(--vz-space-4);
  & > li { display: flex; gap: var(--vz-space-3); }
  & > li > div { flex: 1; min-width: 0; }
  & strong { font-weight: var(--vz-weight-semibold); }
  & p { color: var(--vz-text-2); }
  & summary { margin-top: 4px; color: var(--vz-primary-text); font-size: var(--vz-text-sm); cursor: pointer; }
  ${onMobile} { & summary { min-height: 44px; margin-top: 0; line-height: 44px; } }
`;
const Sources = styled.ul`
  margin-top: 6px;
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
  & > li { display: grid; grid-template-columns: 82px minmax(0, 1fr) auto; gap: 10px; padding: 6px 0; border-top: 1px solid var(--vz-border); }
  & > li > :first-child { color: var(--vz-text-3); }
`;
const Missing = styled.div`
  display: grid;
  gap: 4px;
  margin-top: var(--vz-space-5);
  padding-top: var(--vz-space-4);
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  & strong { color: var(--vz-text-1); font-weight: var(--vz-weight-semibold); }
  &[data-alone] { margin: 0; padding: 0; border: 0; }
`;
