import { Empty } from '@vezne/ui';

export default function SettingsPage() {
  return <Empty title="Ayarlar">Bu bölüm yakında burada olacak.</Empty>;
}
