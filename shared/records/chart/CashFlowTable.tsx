import { type Currency, formatMoney } from '@vezne/contract';
import { formatMonth, VisuallyHidden } from '@vezne/ui';
import { type FlowWords, type MonthFlow, netOf } from './flow';

type Props = {
  months: readonly MonthFlow[];
  label: string;
  words: FlowWords;
  currency: Currency;
};

/** The same figures as a table, for people who do not see the chart. */
export function CashFlowTable({ months, label, words, currency }: Props) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">Ay</th>
            <th scope="col">{words.income}</th>
            <th scope="col">{words.expense}</th>
            <th scope="col">{words.net}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((flow) => (
            <tr key={flow.month}>
              <th scope="row">{formatMonth(flow.month)}</th>
              <td>{formatMoney(flow.income, currency)}</td>
              <td>{formatMoney(flow.expense, currency)}</td>
              <td>{formatMoney(netOf(flow), currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
