import { useSubscription } from '@vezne/api';
import { limits, messages, type Subscription } from '@vezne/contract';
import { onMobile } from '@vezne/ui';
import Hourglass from 'lucide-react/icons/hourglass';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Says how long the subscription still lasts, from fourteen days before its end. */
export function SubscriptionBanner() {
  const { data } = useSubscription();
  const sentence = data && sentenceOf(data);
  if (!sentence) return null;
  return (
    <Root role="status" data-noprint>
      <Hourglass aria-hidden />
      <span>{sentence}</span>
      <Link className="link" to="/settings/subscription">
        Aboneliği Gör
      </Link>
    </Root>
  );
}

function sentenceOf({ expired, remainingDays }: Subscription): string | undefined {
  if (expired) return messages.subscriptionOver;
  if (remainingDays > limits.subscription.bannerDays) return undefined;
  return remainingDays === 0
    ? 'Aboneliğiniz bugün bitiyor.'
    : `Aboneliğinizin bitmesine ${remainingDays} gün kaldı.`;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  --gutter: var(--vz-gutter);
  width: calc(100% - 2 * var(--gutter));
  max-width: var(--vz-content-max);
  margin: var(--vz-space-4) auto 0;
  padding: var(--vz-space-3) var(--vz-space-4);
  border: 1px solid var(--vz-warning-border);
  border-radius: var(--vz-radius-md);
  background: var(--vz-warning-subtle);
  & > svg { color: var(--vz-warning-text); }
  & > a { margin-left: auto; white-space: nowrap; }
  @media (width < 1200px) { --gutter: var(--vz-space-6); }
  ${onMobile} { --gutter: var(--vz-gutter-mobile); }
`;
