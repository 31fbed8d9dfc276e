import { ComingSoon } from '@vezne/ui';

export default function DashboardPage() {
  return <ComingSoon title="Ana Sayfa" />;
}
