import { useSubscription } from '@vezne/api';
import { limits, type Subscription } from '@vezne/contract';
import { Badge, Banner, formatCount, formatDate, ProgressBar } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Loaded } from './pane/Loaded';
import { Pane } from './pane/Pane';

const planNames: Record<Subscription['plan'], string> = { DENEME: 'Deneme planı', STANDART: 'Standart plan' };

const megabytes = (bytes: number) => formatCount(Math.ceil(bytes / 1_000_000));

/** How long the subscription lasts, what happens after, and how much of its space is filled. */
export function SubscriptionPane() {
  return (
    <Loaded query={useSubscription()}>{(subscription) => <Details subscription={subscription} />}</Loaded>
  );
}

function Details({ subscription }: { subscription: Subscription }) {
  const { plan, startDate, endDate, remainingDays, remainingHours, expired, usedBytes, mostBytes } =
    subscription;
  const isEnding = !expired && remainingDays <= limits.subscription.bannerDays;
  const remaining =
    remainingDays > 0
      ? `${formatCount(remainingDays)} gün kaldı`
      : `${formatCount(remainingHours)} saat kaldı`;
  const total = Math.max(1, (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000);
  const spent = expired ? 100 : 100 * Math.max(0, 1 - remainingDays / total);
  return (
    <>
      {expired && (
        <Banner>Abonelik süreniz doldu. Verilerinizi görüntüleyebilir ve dışa aktarabilirsiniz.</Banner>
      )}
      {isEnding && <Banner>Aboneliğinizin bitmesine {remaining.replace(' kaldı', '')} kaldı.</Banner>}
      <Pane
        title="Abonelik"
        note={planNames[plan]}
        action={
          expired ? (
            <Badge tone="expense">Süresi doldu</Badge>
          ) : (
            <Badge tone={isEnding ? 'warning' : 'income'}>{isEnding ? 'Bitiyor' : 'Etkin'}</Badge>
          )
        }
      >
        <Body>
          <strong>{expired ? 'Süresi doldu' : remaining}</strong>
          <ProgressBar
            value={spent}
            label={`Sürenin %${Math.round(spent)} kadarı geçti`}
            tone={expired ? 'late' : isEnding ? 'warning' : 'primary'}
          />
          <Dates>
            <div>
              <dt>Başlangıç</dt>
              <dd>{formatDate(startDate)}</dd>
            </div>
            <div>
              <dt>Bitiş</dt>
              <dd>{formatDate(endDate)}</dd>
            </div>
            {usedBytes !== undefined && mostBytes !== undefined && (
              <div>
                <dt>Kayıt alanı</dt>
                <dd>
                  {megabytes(usedBytes)} / {megabytes(mostBytes)} MB
                </dd>
              </div>
            )}
          </Dates>
          <p>
            Yenileme için ekibimize yazabilirsiniz. <Link to="/contact">İletişime Geç</Link>
          </p>
        </Body>
      </Pane>
    </>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vz-space-4);
  & > strong { font-size: var(--vz-text-2xl); line-height: var(--vz-lh-2xl); font-weight: var(--vz-weight-semibold); }
  & > p { color: var(--vz-text-2); }
  & > p > a { color: var(--vz-primary-text); font-weight: var(--vz-weight-medium); white-space: nowrap; }
`;
const Dates = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vz-space-3) var(--vz-space-8);
  font-variant-numeric: tabular-nums;
  & dt { color: var(--vz-text-3); font-size: var(--vz-text-sm); }
  & dd { margin: 0; }
`;
