import type { CSSProperties } from 'react';
import styled, { keyframes } from 'styled-components';

type Props = { width?: CSSProperties['width']; height?: CSSProperties['height']; style?: CSSProperties };

/** A grey bar where text or a figure will be. Hidden from screen readers: the region around it says it loads. */
export function Skeleton({ width = '100%', height = 12, style }: Props) {
  return <Bar aria-hidden="true" style={{ width, height, ...style }} />;
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
