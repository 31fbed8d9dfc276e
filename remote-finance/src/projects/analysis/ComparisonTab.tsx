import { useCategories, useProjectComparison } from '@vezne/api';
import { type Currency, formatMoney, limits, type Project, type ProjectComparison } from '@vezne/contract';
import {
  Button,
  Card,
  CardBody,
  CardHead,
  Empty,
  formatCount,
  formatPercent,
  LoadError,
  MINUS,
  Select,
  SkeletonCard,
  Table,
} from '@vezne/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

type Props = { project: Project; currency: Currency };
const COMPANY = 'COMPANY';

type Metric = ProjectComparison['metrics'][number];

/** The project beside its peers: its own category unless another is chosen, else the whole company. */
export function ComparisonTab({ project, currency }: Props) {
  const [peers, setPeers] = useState('');
  const categories = useCategories({ page: 0, pageSize: limits.page.categories, searchText: '' });
  const { data, error, reload } = useProjectComparison({
    id: project.id,
    ...(peers === COMPANY ? { scope: COMPANY } : { categoryId: peers || undefined }),
  });
  if (error && !data) return <LoadError message={error.message} onRetry={reload} />;
  if (!data) return <SkeletonCard lines={6} />;
  const written = (value: number | null, unit: Metric['unit']) => writeValue(value, unit, currency);
  const signed = (value: number | null, unit: Metric['unit']) =>
    `${value !== null && value > 0 ? '+' : ''}${written(value, unit)}`;
  return (
    <Stack>
      <Card as="section" aria-label="Karşılaştırma">
        <CardHead
          ruled
          title={
            data.scope === 'COMPANY' ? 'Tüm şirketle karşılaştırma' : `${data.categoryName} ile karşılaştırma`
          }
          note={`${formatCount(data.sampleSize)} benzer proje`}
          action={
            <Select
              aria-label="Karşılaştırılacak projeler"
              placeholder="Projenin kendi kategorisi"
              value={peers}
              options={[
                { value: COMPANY, label: 'Tüm şirket' },
                ...(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => setPeers(event.target.value)}
            />
          }
        />
        {data.enoughData ? (
          <>
            <Comment>{data.comment}</Comment>
            <Table aria-label="Göstergeler">
              <thead>
                <tr>
                  <th scope="col">Gösterge</th>
                  {['Bu proje', 'Ortalama', 'Ortanca', 'En iyi', 'Fark', 'Sıra'].map((head) => (
                    <th key={head} scope="col" data-align="right">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.metrics.map((metric) => (
                  <tr key={metric.key}>
                    <th scope="row">{metric.label}</th>
                    <td data-align="right">{written(metric.project, metric.unit)}</td>
                    <td data-align="right">{written(metric.average, metric.unit)}</td>
                    <td data-align="right">{written(metric.median, metric.unit)}</td>
                    <td data-align="right">{written(metric.best, metric.unit)}</td>
                    <td data-align="right">
                      <Difference $good={isGood(metric)}>{signed(metric.difference, metric.unit)}</Difference>
                    </td>
                    <td data-align="right">
                      {metric.rank === null ? '-' : `${metric.rank} / ${data.sampleSize + 1}`}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </>
        ) : (
          <Empty
            title={data.comment}
            action={
              data.scope === 'CATEGORY' && (
                <Button onClick={() => setPeers(COMPANY)}>Tüm şirketle karşılaştır</Button>
              )
            }
          >
            Karşılaştırma için en az üç benzer proje gerekir.
          </Empty>
        )}
      </Card>
      {data.expenseMix.length > 0 && data.enoughData && (
        <Card as="section" aria-label="Gider dağılımı">
          <CardHead ruled title="Gider dağılımı" note="Giderlerin kategorilere oranı" />
          <Table dense aria-label="Gider dağılımı">
            <thead>
              <tr>
                <th scope="col">Kategori</th>
                <th scope="col" data-align="right">
                  Bu proje
                </th>
                <th scope="col" data-align="right">
                  Benzer projeler
                </th>
                <th scope="col" data-align="right">
                  Fark
                </th>
              </tr>
            </thead>
            <tbody>
              {data.expenseMix.map((mix) => (
                <tr key={mix.categoryId}>
                  <th scope="row">{mix.categoryName}</th>
                  <td data-align="right">{formatPercent(mix.projectShare)}</td>
                  <td data-align="right">{formatPercent(mix.categoryShare)}</td>
                  <td data-align="right">{signed(mix.difference, 'PERCENT')}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
      {data.peers.length > 0 && (
        <Card as="section" aria-label="Benzer projeler">
          <CardHead title="Benzer projeler" />
          <CardBody>
            <Peers>
              {data.peers.map((peer) => (
                <li key={peer.projectId}>
                  <Link to={`/projects/${peer.projectId}`}>{peer.name}</Link>
                  <span>
                    {peer.profitability === null ? 'Analiz edilmedi' : formatPercent(peer.profitability)}
                  </span>
                </li>
              ))}
            </Peers>
          </CardBody>
        </Card>
      )}
    </Stack>
  );
}

function writeValue(value: number | null, unit: Metric['unit'], currency: Currency): string {
  if (value === null) return '-';
  if (unit === 'MONEY') return formatMoney(value, currency);
  if (unit === 'PERCENT') return formatPercent(value);
  return `${value < 0 ? MINUS : ''}${Math.abs(value).toLocaleString('tr-TR', { maximumFractionDigits: 1 })} gün`;
}

/** Is the difference to the average a good one? Undefined when there is none. */
const isGood = ({ difference, higherIsBetter }: Metric) =>
  difference === null || difference === 0 ? undefined : difference > 0 === higherIsBetter;

const Stack = styled.div`
  display: grid;
  gap: var(--vz-space-5);
`;
const Comment = styled.p`
  margin: var(--vz-space-4) var(--vz-space-6);
  padding: var(--vz-space-3) var(--vz-space-4);
  border-radius: var(--vz-radius-md);
  background: var(--vz-ai-subtle);
  color: var(--vz-ai-text);
`;
const Difference = styled.span<{ $good: boolean | undefined }>`
  color: ${({ $good }) =>
    $good === undefined ? 'inherit' : $good ? 'var(--vz-income-text)' : 'var(--vz-expense-text)'};
`;
const Peers = styled.ul`
  & > li {
    display: flex;
    justify-content: space-between;
    gap: var(--vz-space-3);
    padding: 10px 0;
    border-bottom: 1px solid var(--vz-border);
    font-variant-numeric: tabular-nums;
  }
  & > li:last-child { border-bottom: 0; }
  & a:hover { text-decoration: underline; }
`;
