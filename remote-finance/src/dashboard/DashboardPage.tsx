import { Empty } from '@vezne/ui';

export default function DashboardPage() {
  return <Empty title="Ana Sayfa">Bu bölüm yakında burada olacak.</Empty>;
}
