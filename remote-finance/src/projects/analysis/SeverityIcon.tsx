import type { ProjectAnalysis } from '@vezne/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

type Severity = ProjectAnalysis['findings'][number]['severity'];

const icons = { KRITIK: CircleAlert, UYARI: TriangleAlert, BILGI: Info };
const colours = {
  KRITIK: 'var(--vz-expense-text)',
  UYARI: 'var(--vz-warning-text)',
  BILGI: 'var(--vz-info-text)',
};

/** How much a finding matters. */
export function SeverityIcon({ severity }: { severity: Severity }) {
  const Icon = icons[severity];
  return <Icon aria-hidden style={{ flex: 'none', marginTop: 1, color: colours[severity] }} />;
}
