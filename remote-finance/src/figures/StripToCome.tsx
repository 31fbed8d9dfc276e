import { Kpi, KpiStrip, Skeleton } from '@vezne/ui';
import { LineToCome } from './LineToCome';

type Props = { label: string; figures: readonly string[]; columns?: 4 | 5 };

/** A strip at the height that it will have: nothing under it moves when its figures come. */
export const StripToCome = ({ label, figures, columns = 4 }: Props) => (
  <KpiStrip label={label} columns={columns}>
    {figures.map((figure) => (
      <Kpi
        key={figure}
        label={figure}
        value={<LineToCome width={128} />}
        foot={<Skeleton width={110} height={10} style={{ marginBlock: 'calc((1lh - 10px) / 2)' }} />}
      />
    ))}
  </KpiStrip>
);
