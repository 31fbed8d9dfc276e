import { type Currency, formatMoney, fromKurus, type Project, type RowKind, toKurus } from '@vezne/contract';
import { Card, CardHead, FigureHeads, Table, touchRoom } from '@vezne/ui';
import styled from 'styled-components';
import { FigureLink } from '../../figures/FigureLink';
import { tabPath } from '../rows/row-filter';

const CellLink = styled(FigureLink)`
  ${touchRoom}
`;

type Props = { project: Project; currency: Currency };
type Kurus = bigint | undefined;

/** What was agreed beside what came and went so far, and what is left of it. */
export function ExpectedActual({ project, currency }: Props) {
  const { contractAmount, estimatedCost, income, expense } = project;
  const kurus = (amount: number | null): Kurus => (amount === null ? undefined : toKurus(amount));
  const less = (one: Kurus, other: Kurus): Kurus =>
    one === undefined || other === undefined ? undefined : one - other;
  const write = (amount: Kurus) => (amount === undefined ? '-' : formatMoney(fromKurus(amount), currency));
  const [agreed, planned, came, went] = [contractAmount, estimatedCost, income, expense].map(kurus);
  const lines: [string, Kurus, Kurus, RowKind?][] = [
    ['Gelir', agreed, came, 'income'],
    ['Gider', planned, went, 'expense'],
    ['Kâr', less(agreed, planned), less(came, went)],
  ];
  return (
    <Card as="section" aria-label="Beklenen ve gerçekleşen">
      <CardHead ruled title="Beklenen ve gerçekleşen" note="Tutarlar KDV hariçtir." />
      <Table dense aria-label="Beklenen ve gerçekleşen">
        <thead>
          <tr>
            <th scope="col">Kalem</th>
            <FigureHeads titles={['Beklenen', 'Gerçekleşen', 'Kalan']} />
          </tr>
        </thead>
        <tbody>
          {lines.map(([title, expected, actual, kind]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td data-align="right">{write(expected)}</td>
              <td data-align="right">
                {kind ? <CellLink to={tabPath(kind, project.id)}>{write(actual)}</CellLink> : write(actual)}
              </td>
              <td data-align="right">{write(less(expected, actual))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
