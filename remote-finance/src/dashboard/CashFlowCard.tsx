import type { Query } from '@vezne/api';
import { type Currency, type DashboardData, formatMoney, kurusOf } from '@vezne/contract';
import { CashFlowChart, type MonthFlow } from '@vezne/records';
import { Button, ChartLegend, Empty, formatMonth, onMobile } from '@vezne/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { InnerLink } from '../figures/FigureLink';
import { daysOf, ledgerPath } from '../figures/ledger-path';
import { monthlyAverage, monthsSince } from '../monthly-average';
import { DashboardPart } from './part/DashboardPart';
import { ChartSkeleton } from './part/skeletons';

const legend = [
  { kind: 'income', label: 'Giriş' },
  { kind: 'expense', label: 'Çıkış' },
  { kind: 'net', label: 'Net' },
] as const;
/** The dashed line, while it is drawn. */
const beforeItem = { kind: 'before', label: 'Geçen yılın neti' } as const;

/** Twelve months of the ledger as bars, with what stands out under them. */
export function CashFlowCard({ query }: { query: Query<DashboardData> }) {
  const navigate = useNavigate();
  const [isCompared, setCompared] = useState(false);
  return (
    <DashboardPart
      query={query}
      title="Nakit akışı"
      note={({ transfers }) => (transfers.length > 0 ? 'Son 12 ay, virman dahil' : 'Son 12 ay')}
      action={
        // Signs of what could not be read tell nothing.
        (query.data || !query.error) && (
          <Legend>
            <ChartLegend items={isCompared ? [...legend, beforeItem] : legend} />
            {query.data && query.data.yearBefore.length > 0 && (
              <Compare
                data-noprint
                size="sm"
                variant="ghost"
                aria-pressed={isCompared}
                onClick={() => setCompared(!isCompared)}
              >
                Geçen yıl
              </Compare>
            )}
          </Legend>
        )
      }
      skeleton={<ChartSkeleton />}
    >
      {({ monthly, yearBefore, period, firstMonth, currency }) =>
        firstMonth === null ? (
          <Empty title="Henüz kasa kaydı yok.">
            İlk kayıttan sonra ayların girişi ve çıkışı burada görünür.
          </Empty>
        ) : (
          <>
            <Place>
              <CashFlowChart
                months={monthly}
                label="Son 12 ayın nakit akışı"
                currency={currency}
                open={period.from.slice(0, 7)}
                before={isCompared ? yearBefore : []}
                onChoose={(month) => navigate(ledgerPath(daysOf(month)))}
              />
            </Place>
            <MonthFacts months={monthsSince(firstMonth, monthly)} currency={currency} />
          </>
        )
      }
    </DashboardPart>
  );
}

const netKurus = ({ income, expense }: MonthFlow) => Number(kurusOf(income) - kurusOf(expense));

/** What stands out in the months since the first entry; nothing while that is yet to come. */
function MonthFacts({ months, currency }: { months: MonthFlow[]; currency: Currency }) {
  const nets = months.map((flow) => ({ month: flow.month, kurus: netKurus(flow) }));
  const [first, last] = [nets[0], nets.at(-1)];
  if (!first || !last) return null;
  const best = nets.reduce((top, each) => (each.kurus > top.kurus ? each : top), first);
  // The last month still runs.
  const negative = nets.slice(0, -1).flatMap(({ month, kurus }) => (kurus < 0 ? [monthLink(month)] : []));
  const average = monthlyAverage(nets, first.month, last.month) ?? 0;
  return (
    <Facts>
      <div>
        <dt>Aylık ortalama net</dt>
        <dd>{formatMoney(average, currency)}</dd>
      </div>
      <div>
        <dt>En yüksek net</dt>
        <dd>
          {monthLink(best.month, `${formatMonth(best.month)}, ${formatMoney(best.kurus / 100, currency)}`)}
        </dd>
      </div>
      <div>
        <dt>Ekside kapanan aylar</dt>
        <dd>{negative.length > 0 ? <Several>{negative}</Several> : 'Yok'}</dd>
      </div>
    </Facts>
  );
}

const monthLink = (month: string, text = formatMonth(month)) => (
  <InnerLink key={month} to={ledgerPath(daysOf(month))}>
    {text}
  </InnerLink>
);

const Several = styled.span`
  & > a + a::before { content: ', '; }
`;
const Place = styled.div`
  padding: var(--vz-space-4) var(--vz-space-6) var(--vz-space-4);
  ${onMobile} { padding-inline: var(--vz-space-3); }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  border-top: 1px solid var(--vz-border);
  & > div { padding: var(--vz-space-4) var(--vz-space-6); }
  & > div + div { border-left: 1px solid var(--vz-border); }
  & dt { color: var(--vz-text-3); font-size: var(--vz-text-xs); }
  & dd { margin: 2px 0 0; font-weight: var(--vz-weight-semibold); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  ${onMobile} {
    grid-template-columns: minmax(0, 1fr);
    /* A line each. */
    & > div { display: flex; justify-content: space-between; gap: var(--vz-space-3); padding: var(--vz-space-3) var(--vz-space-4); }
    & dt { flex: none; line-height: inherit; }
    & dd { margin: 0; text-align: right; }
    & > div + div { border-left: 0; border-top: 1px solid var(--vz-border); }
  }
`;
const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--vz-space-2) var(--vz-space-4);
`;
const Compare = styled(Button)`
  margin-block: -4px;
  &[aria-pressed='true'] { background: var(--vz-primary-subtle); color: var(--vz-primary-text); }
  @media (forced-colors: active) {
    &[aria-pressed='true'] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;
