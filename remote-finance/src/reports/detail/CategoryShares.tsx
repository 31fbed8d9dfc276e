import { type Currency, type Days, formatMoney, type MonthlyReportDetail, sumMoney } from '@vezne/contract';
import { CardBody, Empty, formatDays, formatPercent, useIsMobile } from '@vezne/ui';
import styled from 'styled-components';
import { FigureLink, TileLink } from '../../figures/FigureLink';
import { daysOf, ledgerPath } from '../../figures/ledger-path';
import { ReportCard } from './ReportCard';

type Props = {
  categories: MonthlyReportDetail['details']['categories'];
  month: string;
  comparedWith: Days;
  /** What of it only went from one own till to another. */
  transfers: number;
  currency: Currency;
};

/** What the month was spent on, the largest first, and what the same cost the month before. */
export function CategoryShares({ categories, month, comparedWith, transfers, currency }: Props) {
  const isMobile = useIsMobile();
  const spent = categories.filter(({ expense }) => expense > 0).toSorted((a, b) => b.expense - a.expense);
  const total = sumMoney(spent.map(({ expense }) => expense));
  const largest = spent[0]?.expense ?? 1;
  return (
    <ReportCard
      basis="Kasa"
      title="Giderin dağılımı"
      note={
        transfers > 0
          ? `Kategoriye göre, ${formatMoney(transfers, currency)} virman dahil`
          : 'Kategoriye göre'
      }
    >
      {spent.length === 0 ? (
        <Empty title="Bu ay gider kaydı yok." />
      ) : (
        <CardBody>
          <List>
            {spent.map(({ categoryId, categoryName, expense, previousExpense }) => (
              <li key={categoryId}>
                <TileLink to={ledgerPath({ ...daysOf(month), type: 'CIKIS', categoryId })}>
                  {categoryName}
                </TileLink>
                <Figures>
                  <span>{formatPercent((100 * expense) / total)}</span>
                  <strong>{formatMoney(expense, currency)}</strong>
                </Figures>
                <Track aria-hidden>
                  <i style={{ width: `${(100 * expense) / largest}%` }} />
                </Track>
                <small>
                  {formatDays(comparedWith)}{' '}
                  {previousExpense === 0 ? (
                    'döneminde yok'
                  ) : isMobile ? (
                    // The row is one target: a finger could not tell two apart in it.
                    formatMoney(previousExpense, currency)
                  ) : (
                    <FigureLink to={ledgerPath({ ...comparedWith, type: 'CIKIS', categoryId })}>
                      {formatMoney(previousExpense, currency)}
                    </FigureLink>
                  )}
                </small>
              </li>
            ))}
          </List>
        </CardBody>
      )}
    </ReportCard>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--vz-space-3);
  & > li { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px var(--vz-space-3); break-inside: avoid; }
  & > li > a { overflow-wrap: anywhere; }
  & small a { position: relative; }
  & small { grid-column: 1 / -1; color: var(--vz-text-3); font-size: var(--vz-text-xs); font-variant-numeric: tabular-nums; }
`;
const Figures = styled.span`
  display: flex;
  gap: var(--vz-space-3);
  font-variant-numeric: tabular-nums;
  & > span { color: var(--vz-text-3); }
  & > strong { font-weight: var(--vz-weight-medium); white-space: nowrap; }
`;
const Track = styled.span`
  grid-column: 1 / -1;
  height: 6px;
  border-radius: var(--vz-radius-full);
  background: var(--vz-surface-4);
  overflow: hidden;
  @media (forced-colors: active) { forced-color-adjust: none; background: Canvas; outline: 1px solid CanvasText; }
  & > i { display: block; height: 100%; border-radius: inherit; background: var(--vz-chart-1); }
`;
