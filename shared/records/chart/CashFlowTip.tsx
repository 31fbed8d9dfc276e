import { type Currency, formatMoney } from '@vezne/contract';
import { ChartTip, formatMonth, MINUS, Swatch } from '@vezne/ui';
import styled from 'styled-components';
import { type FlowWords, type MonthFlow, netOf } from './flow';

type Props = {
  month: MonthFlow;
  /** The month still runs. */
  isOpen: boolean;
  /** The same month a year earlier, when that is shown. */
  before: MonthFlow | undefined;
  words: FlowWords;
  currency: Currency;
  /** Middle of the month's band. */
  left: number;
  chartWidth: number;
};

const WIDTH = 208;

/** The figures of the month under the pointer; stands beside its band and never leaves the chart. */
export function CashFlowTip({ month, isOpen, before, words, currency, left, chartWidth }: Props) {
  const beside = left + WIDTH + 36 < chartWidth ? left + 32 : left - WIDTH - 32;
  const place = Math.min(Math.max(0, beside), Math.max(0, chartWidth - WIDTH));
  const expense = `${month.expense > 0 ? MINUS : ''}${formatMoney(month.expense, currency)}`;
  return (
    <Root style={{ left: place }}>
      <strong>
        {formatMonth(month.month)}
        {isOpen && <Running> · sürüyor</Running>}
      </strong>
      <Row>
        <Swatch kind="income" />
        {words.income}
        <span>{formatMoney(month.income, currency)}</span>
      </Row>
      <Row>
        <Swatch kind="expense" />
        {words.expense}
        <span>{expense}</span>
      </Row>
      <Row>
        <Swatch kind="net" />
        {words.net}
        <span>{formatMoney(netOf(month), currency)}</span>
      </Row>
      {before && (
        <Row>
          <Swatch kind="before" />
          {before.month.slice(0, 4)} {words.net.toLocaleLowerCase('tr')}
          <span>{formatMoney(netOf(before), currency)}</span>
        </Row>
      )}
    </Root>
  );
}

const Root = styled(ChartTip)`
  top: 18px;
  width: ${WIDTH}px;
  & > strong { margin-bottom: 2px; }
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 7px;
  color: var(--vz-text-2);
  & > :last-child { margin-left: auto; color: var(--vz-text-1); font-weight: var(--vz-weight-medium); }
`;
const Running = styled.span`
  color: var(--vz-text-3);
  font-weight: var(--vz-weight-regular);
`;
