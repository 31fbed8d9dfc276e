import { type Currency, formatMoney, type ProjectAnalysis } from '@vezne/contract';
import { Card, CardBody, CardHead, SmallBars } from '@vezne/ui';

type Props = { contract: number | null; analysis: ProjectAnalysis; currency: Currency };

/** What was agreed, what the work will have cost at its end, and what that leaves, on one scale. */
export function PlanBars({ contract, analysis: { figures }, currency }: Props) {
  if (contract === null || figures.forecastProfit === null) return null;
  const bars = [
    ['Sözleşme bedeli', contract],
    ['Tamamlanma maliyeti', figures.eac],
    [figures.forecastProfit < 0 ? 'Beklenen zarar' : 'Beklenen kâr', figures.forecastProfit],
  ] as const;
  return (
    <Card as="section" aria-label="İş bittiğinde">
      <CardHead title="İş bittiğinde" note="Bugünkü gidişe göre, KDV hariç" />
      <CardBody>
        <SmallBars
          label="Sözleşmeden kâra"
          rows={bars.map(([label, value]) => ({
            key: label,
            label,
            value,
            text: <strong>{formatMoney(value, currency)}</strong>,
          }))}
        />
      </CardBody>
    </Card>
  );
}
