import { formatMoney, type MonthlyReportDetail, type MonthSummaries } from '@vezne/contract';
import { CardBody, Empty, formatCount, formatDays, formatMonth } from '@vezne/ui';
import styled from 'styled-components';
import { hasFigures } from '../figures/report-figures';
import { ReportCard } from './ReportCard';

type Line = [label: string, read: (summaries: MonthSummaries) => number];

const lines: Line[] = [
  ['Gelir', ({ income }) => income],
  ['Gider', ({ expense }) => expense],
  ['Net', ({ net }) => net],
  ['Açılış bakiyesi', ({ openingBalance }) => openingBalance],
  ['Kapanış bakiyesi', ({ closingBalance }) => closingBalance],
];

/** The month and the one before it, side by side. */
export function PreviousMonth({
  report: { month, summaries, previous, comparedWith, currency },
}: {
  report: MonthlyReportDetail;
}) {
  const before = `${formatDays(comparedWith)} ${comparedWith.to.slice(0, 4)}`;
  return (
    <ReportCard title="Önceki ayla yan yana" note={`${before} ve ${formatMonth(month)}`}>
      {hasFigures(previous) ? (
        <CardBody>
          <Compact aria-label="Önceki ayla yan yana">
            <thead>
              <tr>
                <th scope="col">Kalem</th>
                <th scope="col">{before}</th>
                <th scope="col">{formatMonth(month)}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(([label, read]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{formatMoney(read(previous), currency)}</td>
                  <td>{formatMoney(read(summaries), currency)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">Kayıt sayısı</th>
                <td>{formatCount(previous.entryCount)}</td>
                <td>{formatCount(summaries.entryCount)}</td>
              </tr>
            </tbody>
          </Compact>
        </CardBody>
      ) : (
        <Empty title="Önceki ayda kasa kaydı yok." />
      )}
    </ReportCard>
  );
}

const Compact = styled.table`
  & th, & td { padding: 7px 0 7px 10px; border-bottom: 1px solid var(--vz-border); text-align: right; font-weight: var(--vz-weight-regular); }
  & tr > :first-child { padding-left: 0; color: var(--vz-text-2); text-align: left; }
  & thead th { color: var(--vz-text-3); font-size: var(--vz-text-xs); }
  & tr > :last-child { font-weight: var(--vz-weight-medium); }
  & tbody tr:last-child > * { border-bottom: 0; }
`;
