import { type Currency, formatMoney, fromKurus, type Project, type RowKind, toKurus } from '@vezne/contract';
import { Card, CardHead, FigureHeads, MobileCard, Table, touchRoom, useIsMobile } from '@vezne/ui';
import type { ReactNode } from 'react';
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
  const shown = lines.map(([title, expected, actual, kind]) => ({
    title,
    expected: write(expected),
    actual: kind ? <CellLink to={tabPath(kind, project.id)}>{write(actual)}</CellLink> : write(actual),
    left: write(less(expected, actual)),
  }));
  return (
    <Card as="section" aria-label="Beklenen ve gerçekleşen">
      <CardHead ruled title="Beklenen ve gerçekleşen" note="Tutarlar KDV hariçtir." />
      {useIsMobile() ? <Cards lines={shown} /> : <Lines lines={shown} />}
    </Card>
  );
}

type Shown = { lines: { title: string; expected: string; actual: ReactNode; left: string }[] };

const Lines = ({ lines }: Shown) => (
  <Table dense aria-label="Beklenen ve gerçekleşen">
    <thead>
      <tr>
        <th scope="col">Kalem</th>
        <FigureHeads titles={['Beklenen', 'Gerçekleşen', 'Kalan']} />
      </tr>
    </thead>
    <tbody>
      {lines.map(({ title, expected, actual, left }) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          <td data-align="right">{expected}</td>
          <td data-align="right">{actual}</td>
          <td data-align="right">{left}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

/** What came and went stands at the right, what was agreed and what is left of it below. */
const Cards = ({ lines }: Shown) => (
  <ul aria-label="Beklenen ve gerçekleşen">
    {lines.map(({ title, expected, actual, left }) => (
      <MobileCard
        key={title}
        title={`${title}, gerçekleşen`}
        amount={<span>{actual}</span>}
        meta={`Beklenen\u00a0${expected} · Kalan\u00a0${left}`}
      />
    ))}
  </ul>
);
