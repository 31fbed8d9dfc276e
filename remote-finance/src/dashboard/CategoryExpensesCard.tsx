import { type Query, useCurrency } from '@vezne/api';
import { type CategoryExpense, formatCompact, formatMoney } from '@vezne/contract';
import { CardBody, DonutChart, Empty, formatMonth } from '@vezne/ui';
import styled from 'styled-components';
import { FigureLink, TileLink } from '../figures/FigureLink';
import { ledgerPath } from '../figures/ledger-path';
import { DashboardPart } from './DashboardPart';

type Data = { expenses: CategoryExpense[]; period: { from: string; to: string } };

/** What this month was spent on, by category. */
export function CategoryExpensesCard({ query }: { query: Query<Data> }) {
  const currency = useCurrency();
  return (
    <DashboardPart query={query} title="Kategori giderleri" note={({ period }) => formatMonth(period.from)}>
      {({ expenses, period }) =>
        expenses.length === 0 ? (
          <Empty title="Bu ay gider kaydı yok." />
        ) : (
          <CardBody>
            <DonutChart
              label="Bu ayın kategori giderleri"
              totalLabel="toplam gider"
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
            <All to={ledgerPath({ ...period, type: 'CIKIS' })}>Kayıtları göster</All>
          </CardBody>
        )
      }
    </DashboardPart>
  );
}

const All = styled(FigureLink)`
  display: inline-block;
  margin-top: var(--vz-space-4);
  color: var(--vz-primary-text);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-medium);
`;
