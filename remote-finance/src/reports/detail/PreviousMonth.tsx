import { type Days, formatMoney, type MonthlyReportDetail, type MonthSummaries } from '@vezne/contract';
import { CardBody, Empty, formatCount, formatDays, formatMonth, onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { FigureLink } from '../../figures/FigureLink';
import { daysOf, type LedgerPart, ledgerPath } from '../../figures/ledger-path';
import { begunName, hasFigures, openingPart } from '../figures/report-figures';
import { ReportCard } from './ReportCard';

type Line = {
  label: string;
  read: (summaries: MonthSummaries) => number;
  part: (days: Days, summaries: MonthSummaries) => LedgerPart;
};

const lines: Line[] = [
  { label: 'Gelir', read: ({ income }) => income, part: (days) => ({ ...days, type: 'GIRIS' }) },
  { label: 'Gider', read: ({ expense }) => expense, part: (days) => ({ ...days, type: 'CIKIS' }) },
  { label: 'Net', read: ({ net }) => net, part: (days) => days },
  {
    label: 'Açılış bakiyesi',
    read: ({ openingBalance }) => openingBalance,
    part: (days, summaries) => openingPart(summaries, days),
  },
  { label: begunName, read: ({ begun = 0 }) => begun, part: (days) => days },
  { label: 'Kapanış bakiyesi', read: ({ closingBalance }) => closingBalance, part: ({ to }) => ({ to }) },
];

/** The month and the one before it, side by side. */
export function PreviousMonth({
  report: { month, summaries, previous, comparedWith, currency },
}: {
  report: MonthlyReportDetail;
}) {
  const before = `${formatDays(comparedWith)} ${comparedWith.to.slice(0, 4)}`;
  const hasBegun = Boolean(summaries.begun || previous.begun);
  const periods = [
    { days: comparedWith, sums: previous },
    { days: daysOf(month), sums: summaries },
  ];
  return (
    <ReportCard basis="Kasa" title="Önceki ayla yan yana" note={`${before} ve ${formatMonth(month)}`}>
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
              {lines
                .filter(({ label }) => label !== begunName || hasBegun)
                .map(({ label, read, part }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {periods.map(({ days, sums }) => (
                      <td key={days.from}>
                        <FigureLink to={ledgerPath(part(days, sums))}>
                          {formatMoney(read(sums), currency)}
                        </FigureLink>
                      </td>
                    ))}
                  </tr>
                ))}
              <tr>
                <th scope="row">Gelir ve gider kaydı</th>
                {periods.map(({ days, sums }) => (
                  <td key={days.from}>
                    <FigureLink to={ledgerPath(days)}>{formatCount(sums.entryCount)}</FigureLink>
                  </td>
                ))}
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
  ${onMobile} {
    & td { padding-block: 0; }
    & td > a { display: grid; align-items: center; justify-content: end; min-width: 44px; min-height: 44px; }
  }
  @media (width < 360px) {
    font-size: var(--vz-text-xs);
    & th, & td { padding-left: 6px; }
  }
`;
