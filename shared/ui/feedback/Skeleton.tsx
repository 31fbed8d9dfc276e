import type { CSSProperties } from 'react';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../base/VisuallyHidden';
import { Card } from '../layout/Card';
import { onMobile } from '../responsive/media';

type Props = { width?: CSSProperties['width']; height?: CSSProperties['height']; style?: CSSProperties };

/** A grey bar where text or a figure will be. Hidden from screen readers: the region around it says it loads. */
export function Skeleton({ width = '100%', height = 12, style }: Props) {
  return <Bar aria-hidden="true" style={{ width, height, ...style }} />;
}

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

const widths = ['46%', '62%', '38%', '54%', '70%', '42%'];

/** A list that is still loading: as many rows as the page will have at most. */
export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>Yükleniyor...</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their position
        <Row key={row}>
          <Skeleton width={76} />
          <Skeleton width={widths[row % widths.length]} />
          <Skeleton width={104} />
        </Row>
      ))}
    </div>
  );
}

const shimmer = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;
const Bar = styled.span`
  display: block;
  max-width: 100%;
  border-radius: var(--vz-radius-xs);
  background:
    linear-gradient(90deg, var(--vz-skeleton) 30%, var(--vz-skeleton-shine) 50%, var(--vz-skeleton) 70%)
    0 0 / 200% 100%;
  animation: ${shimmer} var(--vz-dur-shimmer) linear infinite;
`;
const Body = styled(Card)`
  display: grid;
  gap: 16px;
  padding: var(--vz-space-6);
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: var(--vz-space-8);
  height: var(--vz-row);
  padding: 0 var(--vz-space-6);
  border-bottom: 1px solid var(--vz-border);
  &:last-child { border-bottom: 0; }
  ${onMobile} { gap: var(--vz-space-4); height: 84px; padding: 0 var(--vz-space-4); }
`;
