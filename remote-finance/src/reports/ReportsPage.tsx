import { ComingSoon } from '@vezne/ui';

export default function ReportsPage() {
  return <ComingSoon title="Raporlar" />;
}
