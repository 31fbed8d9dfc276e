import { type Currency, formatMoney, fromKurus, type Project, toKurus } from '@vezne/contract';
import { Card, CardHead, FigureHeads, Table } from '@vezne/ui';

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
  const lines: [string, Kurus, Kurus][] = [
    ['Gelir', agreed, came],
    ['Gider', planned, went],
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
          {lines.map(([title, expected, actual]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {[expected, actual, less(expected, actual)].map((amount, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is where it is
                <td key={column} data-align="right">
                  {write(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
