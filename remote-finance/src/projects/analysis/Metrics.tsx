import type { Currency, ProjectComparison } from '@vezne/contract';
import { FigureHeads, MobileCard, sideBySide, Table, useIsMobile } from '@vezne/ui';
import styled from 'styled-components';
import { type Metric, writeDifference, writeFigure } from './figures';

type Props = { comparison: ProjectComparison; currency: Currency };

/** The project's figures beside those of its peers, with its rank: a table, and cards on a phone. */
export function Metrics(props: Props) {
  return useIsMobile() ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows({ comparison: { metrics, sampleSize }, currency }: Props) {
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
              <Difference metric={metric} currency={currency} />
            </td>
            <td data-align="right">{rankOf(metric, sampleSize)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cards({ comparison: { metrics, sampleSize }, currency }: Props) {
  return (
    <ul aria-label="Göstergeler">
      {metrics.map((metric) => {
        const written = (column: 'project' | 'average' | 'median' | 'best') =>
          writeFigure(metric[column], metric.unit, currency);
        return (
          <MobileCard
            key={metric.key}
            title={metric.label}
            amount={written('project')}
            meta={
              <>
                Ortalama {written('average')}, fark <Difference metric={metric} currency={currency} />
                <br />
                {sideBySide([
                  `Ortanca\u00a0${written('median')}`,
                  `En iyi\u00a0${written('best')}`,
                  `Sıra\u00a0${rankOf(metric, sampleSize)}`,
                ])}
              </>
            }
          />
        );
      })}
    </ul>
  );
}

const rankOf = ({ rank }: Metric, sampleSize: number) =>
  rank === null ? '-' : `${rank}\u00a0/\u00a0${sampleSize + 1}`;

function Difference({ metric, currency }: { metric: Metric; currency: Currency }) {
  return <Toned $good={isGood(metric)}>{writeDifference(metric.difference, metric.unit, currency)}</Toned>;
}

/** Is the difference to the average a good one? Undefined when there is none. */
const isGood = ({ difference, higherIsBetter }: Metric) =>
  difference === null || difference === 0 ? undefined : difference > 0 === higherIsBetter;

const Toned = styled.span<{ $good: boolean | undefined }>`
  color: ${({ $good }) =>
    $good === undefined ? 'inherit' : $good ? 'var(--vz-income-text)' : 'var(--vz-expense-text)'};
`;
