import type { ProjectComparison } from '@vezne/contract';
import { Card, CardHead, FigureHeads, formatPercent, Table } from '@vezne/ui';
import { writePoints } from './figures';

type Props = { shares: ProjectComparison['expenseMix'] };

/** What the project spends on, beside what its peers spend on. */
export function ExpenseMix({ shares }: Props) {
  return (
    <Card as="section" aria-label="Gider dağılımı">
      <CardHead ruled title="Gider dağılımı" note="Giderlerin kategorilere oranı" />
      <Table dense aria-label="Gider dağılımı">
        <thead>
          <tr>
            <th scope="col">Kategori</th>
            <FigureHeads titles={['Bu proje', 'Diğer projeler', 'Fark']} />
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.categoryId}>
              <th scope="row">{share.categoryName}</th>
              <td data-align="right">{formatPercent(share.projectShare)}</td>
              <td data-align="right">{formatPercent(share.categoryShare)}</td>
              <td data-align="right">{writePoints(share.difference)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
