import styled from 'styled-components';
import { VisuallyHidden } from '../base/VisuallyHidden';
import { Card } from '../layout/Card';
import { Skeleton } from './Skeleton';

/** A card that is still loading. */
export function SkeletonCard({ lines = 3 }: { lines?: number }) {
  return (
    <Body role="status">
      <VisuallyHidden>Yükleniyor...</VisuallyHidden>
      <Skeleton width="40%" />
      <Skeleton width="75%" height={28} />
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their position
        <Skeleton key={line} width={`${90 - line * 14}%`} />
      ))}
    </Body>
  );
}

const Body = styled(Card)`
  display: grid;
  gap: 16px;
  padding: var(--vz-space-6);
`;
