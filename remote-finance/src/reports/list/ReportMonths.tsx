import { formatMoney, type MonthlyReport } from '@vezne/contract';
import { Badge, FigureHeads, formatMonth, MobileCard, Table, useIsMobile, VisuallyHidden } from '@vezne/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { marginText } from '../figures/margin-text';
import { NetAmount } from '../figures/NetAmount';
import { marginOf, totalsOf } from '../figures/report-figures';
import { statusName } from '../figures/status-name';

type Props = { reports: readonly MonthlyReport[] };

/** The months in rows, or as cards on a phone; each leads to its report. */
export function ReportMonths(props: Props) {
  return useIsMobile() ? <MonthCards {...props} /> : <MonthTable {...props} />;
}

function MonthTable({ reports }: Props) {
  // One scale for all bars, so that months can be compared.
  const largest = Math.max(...reports.flatMap(({ summaries }) => [summaries.income, summaries.expense]), 1);
  const width = (amount: number) => ({ width: `${(100 * amount) / largest}%` });
  return (
    <Table dense aria-label="Aylık özetler">
      <thead>
        <tr>
          <th scope="col">Ay</th>
          <FigureHeads titles={['Gelir', 'Gider']} />
          <BarsHead scope="col">Gider / Gelir</BarsHead>
          <FigureHeads titles={['Net', 'Net / gelir']} />
          <th scope="col">
            <VisuallyHidden>Ayrıntı</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {reports.map(({ id, month, currency, status, summaries }) => (
          <tr key={id}>
            <td data-strong>
              <RowLink to={`/reports/${id}`}>{formatMonth(month)}</RowLink>{' '}
              <Beside>
                <Running month={month} status={status} />
              </Beside>
            </td>
            <td data-align="right">{formatMoney(summaries.income, currency)}</td>
            <td data-align="right">{formatMoney(summaries.expense, currency)}</td>
            <BarsCell>
              <Bars aria-hidden>
                <span>
                  <i style={width(summaries.expense)} />
                </span>
                <span>
                  <i style={width(summaries.income)} />
                </span>
              </Bars>
            </BarsCell>
            <td data-align="right">
              <NetAmount amount={summaries.net} currency={currency} />
            </td>
            <td data-align="right">{marginText(marginOf(summaries), '-')}</td>
            <td data-actions>
              <Chevron aria-hidden />
            </td>
          </tr>
        ))}
      </tbody>
      <MonthsTotal reports={reports} />
    </Table>
  );
}

function MonthsTotal({ reports }: Props) {
  const { income, expense, net } = totalsOf(reports);
  const currency = reports[0]?.currency ?? 'TRY';
  return (
    <tfoot>
      <tr>
        <th scope="row">Toplam</th>
        <td data-align="right">{formatMoney(income, currency)}</td>
        <td data-align="right">{formatMoney(expense, currency)}</td>
        <BarsCell />
        <td data-align="right">
          <NetAmount amount={net} currency={currency} />
        </td>
        <td data-align="right">{marginText(marginOf({ income, expense }), '-')}</td>
        <td />
      </tr>
    </tfoot>
  );
}

function MonthCards({ reports }: Props) {
  return (
    <ul aria-label="Aylık özetler">
      {reports.map(({ id, month, currency, status, summaries }) => (
        <MobileCard
          key={id}
          title={<RowLink to={`/reports/${id}`}>{formatMonth(month)}</RowLink>}
          amount={<NetAmount amount={summaries.net} currency={currency} />}
          meta={
            <CardFigures>
              <span>Gelir {formatMoney(summaries.income, currency)}</span>
              <span>net / gelir {marginText(marginOf(summaries), '-')}</span>
              <span>Gider {formatMoney(summaries.expense, currency)}</span>
            </CardFigures>
          }
          badges={status === 'TASLAK' && <Running month={month} status={status} />}
        />
      ))}
    </ul>
  );
}

function Running(report: Pick<MonthlyReport, 'month' | 'status'>) {
  return report.status === 'TASLAK' ? <Badge>{statusName(report)}</Badge> : null;
}

/** The whole row leads where its link leads. */
const RowLink = styled(Link)`
  &::after { content: ''; position: absolute; inset: 0; }
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  &:focus-visible { outline: 0; }
  &:focus-visible::after { outline: 2px solid var(--vz-focus); outline-offset: -3px; border-radius: var(--vz-radius-md); }
`;
const Beside = styled.span`
  margin-left: var(--vz-space-2);
`;
// Beside the main menu there is no room for them at first.
const narrow = '@media (width < 1280px) { display: none; }';
const BarsHead = styled.th`
  && { text-align: center; }
  ${narrow}
`;
const BarsCell = styled.td`
  width: 220px;
  ${narrow}
`;
const Bars = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  width: 188px;
  margin: 0 auto;
  & > span { display: flex; height: 10px; }
  & > span:first-child { justify-content: flex-end; }
  /* The line that both begin at. */
  &::after { content: ''; position: absolute; inset: -6px auto -6px 50%; width: 1px; background: var(--vz-border-strong); }
  @media (forced-colors: active) { forced-color-adjust: none; }
  & i { height: 100%; border-radius: 0 3px 3px 0; background: var(--vz-chart-income); }
  & > span:first-child i { border-radius: 3px 0 0 3px; background: var(--vz-chart-expense); }
`;
const Chevron = styled(ChevronRight)`
  color: var(--vz-text-3);
  vertical-align: middle;
`;
const CardFigures = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  & > :last-child { flex-basis: 100%; }
`;
