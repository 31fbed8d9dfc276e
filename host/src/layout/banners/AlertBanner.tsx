import { useDismissAlert, useSecurityAlerts } from '@vezne/api';
import { formatInstant } from '@vezne/ui';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { Link } from 'react-router-dom';
import { Banner } from './Banner';

/** Tells a person that a copy of their session was in use, until they have read it. */
export function AlertBanner() {
  const { data: [alert] = [] } = useSecurityAlerts();
  const dismiss = useDismissAlert();
  if (!alert) return null;
  return (
    <Banner icon={<ShieldAlert aria-hidden />}>
      <span>
        {alert.device} cihazındaki oturumunuz kopyalanmış olabilir; {formatInstant(alert.at)} tarihinde
        kapattık. Şifrenizi değiştirin.
      </span>
      <Link className="link" to="/settings/security">
        Güvenliğe Git
      </Link>
      <button
        type="button"
        className="link"
        disabled={dismiss.isRunning}
        onClick={() => dismiss.run({ id: alert.id }).catch(() => undefined)}
      >
        Okudum
      </button>
    </Banner>
  );
}
