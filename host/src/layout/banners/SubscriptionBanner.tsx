import { useSubscription } from '@vezne/api';
import { limits, messages, type Subscription } from '@vezne/contract';
import Hourglass from 'lucide-react/icons/hourglass';
import { Link } from 'react-router-dom';
import { Banner } from './Banner';

/** Says how long the subscription still lasts, from fourteen days before its end, and when its space is nearly full. */
export function SubscriptionBanner() {
  const { data } = useSubscription();
  const sentence = data && sentenceOf(data);
  if (!sentence) return null;
  return (
    <Banner icon={<Hourglass aria-hidden />}>
      <span>{sentence}</span>
      <Link className="link" to="/settings/subscription">
        Aboneliği Gör
      </Link>
    </Banner>
  );
}

function sentenceOf({
  expired,
  remainingDays,
  usedBytes = 0,
  mostBytes = 1,
}: Subscription): string | undefined {
  if (expired) return messages.subscriptionOver;
  const filled = usedBytes / mostBytes;
  if (filled >= 1) return messages.companyFull;
  if (filled >= limits.subscription.spaceWarning)
    return `Planınızın kayıt alanının %${Math.floor(100 * filled)} kadarı doldu.`;
  if (remainingDays > limits.subscription.bannerDays) return undefined;
  return remainingDays === 0
    ? 'Aboneliğiniz bugün bitiyor.'
    : `Aboneliğinizin bitmesine ${remainingDays} gün kaldı.`;
}
