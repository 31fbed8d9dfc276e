import { Badge } from '@vezne/ui';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

/** Days to a project's end: coral when late, ochre within a week. */
export function DaysBadge({ days }: { days: number }) {
  if (days < 0) {
    return (
      <Badge tone="expense" icon={<TriangleAlert aria-hidden />}>
        {-days} gün gecikti
      </Badge>
    );
  }
  const text = days === 0 ? 'Bugün bitiyor' : `${days} gün kaldı`;
  return days <= 7 ? (
    <Badge tone="warning" icon={<Clock aria-hidden />}>
      {text}
    </Badge>
  ) : (
    <Badge>{text}</Badge>
  );
}
