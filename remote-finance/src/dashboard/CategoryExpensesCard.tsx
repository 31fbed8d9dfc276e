import { type Query, useCurrency } from '@vezne/api';
import { type CategoryExpense, formatCompact, formatMoney } from '@vezne/contract';
import { CardBody, DonutChart, Empty, formatMonth } from '@vezne/ui';
import styled from 'styled-components';
import { InnerLink, TileLink } from '../figures/FigureLink';
import { ledgerPath } from '../figures/ledger-path';
import { DashboardPart } from './part/DashboardPart';
import { DonutSkeleton } from './part/skeletons';

type Data = { expenses: CategoryExpense[]; transfers: number; period: { from: string; to: string } };

/** What this month was spent on, by category. */
export function CategoryExpensesCard({ query }: { query: Query<Data> }) {
  const currency = useCurrency();
  return (
    <DashboardPart
      query={query}
      title="Kategori giderleri"
      note={({ period }) => formatMonth(period.from)}
      skeleton={<DonutSkeleton />}
    >
      {({ expenses, transfers, period }) =>
        expenses.length === 0 && transfers === 0 ? (
          <Empty title="Bu ay gider kaydı yok." />
        ) : (
          <CardBody>
            <DonutChart
              label="Bu ayın kategori giderleri"
              totalLabel={transfers > 0 ? 'virman hariç' : 'toplam gider'}
              format={(amount) => formatMoney(amount, currency)}
              formatShort={(amount) => formatCompact(amount, currency)}
              slices={expenses.map(({ categoryId, categoryName, amount }) => ({
                key: categoryId,
                label: categoryName,
                amount,
              }))}
              nameOf={({ key, label }) =>
                expenses.some(({ categoryId }) => categoryId === key) ? (
                  <TileLink to={ledgerPath({ ...period, type: 'CIKIS', categoryId: key })}>{label}</TileLink>
                ) : (
                  label
                )
              }
            />
            {transfers > 0 && (
              <Apart>
                Kasalar arası aktarım gider sayılmadı:{' '}
                <InnerLink to={ledgerPath({ ...period, type: 'CIKIS', paymentMethod: 'VIRMAN' })}>
                  {formatMoney(transfers, currency)} virman
                </InnerLink>
              </Apart>
            )}
            <All to={ledgerPath({ ...period, type: 'CIKIS' })}>Kayıtları Göster</All>
          </CardBody>
        )
      }
    </DashboardPart>
  );
}

const Apart = styled.p`
  margin-top: var(--vz-space-4);
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  font-variant-numeric: tabular-nums;
`;
const All = styled(InnerLink)`
  display: inline-block;
  margin-top: var(--vz-space-4);
  color: var(--vz-primary-text);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-medium);
`;
