import { ComingSoon } from '@vezne/ui';

export default function ProjectsPage() {
  return <ComingSoon title="Projeler" />;
}
