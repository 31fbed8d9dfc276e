import { Empty } from '@vezne/ui';

export default function ProjectsPage() {
  return <Empty title="Projeler">Bu bölüm yakında burada olacak.</Empty>;
}
