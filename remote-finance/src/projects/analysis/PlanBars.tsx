import { type Currency, formatMoney, type ProjectAnalysis } from '@vezne/contract';
import { Card, CardBody, CardHead, SmallBars } from '@vezne/ui';

type Props = { contract: number | null; analysis: ProjectAnalysis; currency: Currency };

/** A bridge on one scale: from what was agreed, what the work will have cost at its end is taken, which leaves the rest. */
export function PlanBars({ contract, analysis: { figures }, currency }: Props) {
  if (contract === null || figures.forecastProfit === null) return null;
  const left = figures.forecastProfit;
  const bars = [
    ['Sözleşme bedeli', contract, Math.max(0, -left)],
    ['Tamamlanma maliyeti', figures.eac, Math.max(0, left)],
    [left < 0 ? 'Beklenen zarar' : 'Beklenen kâr', left, 0],
  ] as const;
  return (
    <Card as="section" aria-label="İş bittiğinde">
      <CardHead title="İş bittiğinde" note="Bugünkü gidişe göre, KDV hariç" />
      <CardBody>
        <SmallBars
          label="Sözleşmeden kâra"
          rows={bars.map(([label, value, from]) => ({
            key: label,
            label,
            value,
            from,
            text: <strong>{formatMoney(value, currency)}</strong>,
          }))}
        />
      </CardBody>
    </Card>
  );
}
