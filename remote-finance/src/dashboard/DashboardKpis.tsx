import type { Query } from '@vezne/api';
import { type DashboardData, formatMoney } from '@vezne/contract';
import { Money } from '@vezne/records';
import { Delta, formatPercent, Kpi, KpiStrip, LoadError, Skeleton, Sparkline } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Income, expense and balance of the month against the month before, and how profitable the projects are. */
export function DashboardKpis({ query: { data, error, reload } }: { query: Query<DashboardData> }) {
  if (error && !data) return <LoadError message={error.message} onRetry={reload} />;
  const placeholder = <Skeleton width={168} height={26} style={{ marginBlock: 3 }} />;
  const month = data && `/cash-flow?from=${data.period.from}&to=${data.period.to}`;
  const figure = (key: 'income' | 'expense' | 'balance') =>
    data ? (
      <Money
        amount={data[key]}
        currency={data.currency}
        tone={key === 'balance' ? 'signed' : undefined}
        quietCents
      />
    ) : (
      placeholder
    );
  const change = (key: 'income' | 'expense' | 'balance') =>
    data ? (
      <>
        <Delta value={data.changePct[key]} good={key === 'expense' ? 'down' : 'up'} /> geçen aya göre
      </>
    ) : (
      <Skeleton width={96} />
    );
  return (
    <KpiStrip label="Bu ayın özeti" columns={4}>
      <Kpi
        label={<Lead to={month && `${month}&type=GIRIS`}>Toplam Gelir</Lead>}
        value={figure('income')}
        foot={change('income')}
        spark={data && <Sparkline values={data.monthly.map(({ income }) => income)} tone="income" />}
      />
      <Kpi
        label={<Lead to={month && `${month}&type=CIKIS`}>Toplam Gider</Lead>}
        value={figure('expense')}
        foot={change('expense')}
        spark={data && <Sparkline values={data.monthly.map(({ expense }) => expense)} tone="expense" />}
      />
      <Kpi
        label={<Lead to={month}>Bakiye</Lead>}
        value={figure('balance')}
        foot={data ? `kasada ${formatMoney(data.ledger.balance, data.currency)}` : <Skeleton width={96} />}
      />
      <Kpi
        label={<Lead to="/projects">Ortalama Kârlılık</Lead>}
        value={
          data
            ? data.averageProfitability === null
              ? '–'
              : formatPercent(data.averageProfitability)
            : placeholder
        }
        foot={data ? `${data.activeProjectCount} aktif proje` : <Skeleton width={96} />}
      />
    </KpiStrip>
  );
}

/** The name of a figure leads to the rows it was made from. */
function Lead({ to, children }: { to: string | undefined; children: string }) {
  return to ? <Anchor to={to}>{children}</Anchor> : <span>{children}</span>;
}

const Anchor = styled(Link)`
  text-underline-offset: 3px;
  &:hover { text-decoration: underline; }
`;
