import type { Currency, ProjectComparison } from '@vezne/contract';
import { FigureHeads, Table } from '@vezne/ui';
import styled from 'styled-components';
import { type Metric, writeDifference, writeFigure } from './figures';

type Props = { comparison: ProjectComparison; currency: Currency };

/** The project's figures beside those of its peers, with its rank. */
export function Metrics({ comparison: { metrics, sampleSize }, currency }: Props) {
  return (
    <Table aria-label="Göstergeler">
      <thead>
        <tr>
          <th scope="col">Gösterge</th>
          <FigureHeads titles={['Bu proje', 'Ortalama', 'Ortanca', 'En iyi', 'Fark', 'Sıra']} />
        </tr>
      </thead>
      <tbody>
        {metrics.map((metric) => (
          <tr key={metric.key}>
            <th scope="row">{metric.label}</th>
            {(['project', 'average', 'median', 'best'] as const).map((column) => (
              <td key={column} data-align="right">
                {writeFigure(metric[column], metric.unit, currency)}
              </td>
            ))}
            <td data-align="right">
              <Difference $good={isGood(metric)}>
                {writeDifference(metric.difference, metric.unit, currency)}
              </Difference>
            </td>
            <td data-align="right">{metric.rank === null ? '-' : `${metric.rank} / ${sampleSize + 1}`}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Is the difference to the average a good one? Undefined when there is none. */
const isGood = ({ difference, higherIsBetter }: Metric) =>
  difference === null || difference === 0 ? undefined : difference > 0 === higherIsBetter;

const Difference = styled.span<{ $good: boolean | undefined }>`
  color: ${({ $good }) =>
    $good === undefined ? 'inherit' : $good ? 'var(--vz-income-text)' : 'var(--vz-expense-text)'};
`;
