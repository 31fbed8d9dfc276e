import { Empty } from '@vezne/ui';

export default function ReportsPage() {
  return <Empty title="Raporlar">Bu bölüm yakında burada olacak.</Empty>;
}
