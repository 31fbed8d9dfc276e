import styled from 'styled-components';
import { VisuallyHidden } from '../base/VisuallyHidden';
import { onMobile } from '../responsive/media';
import { Skeleton } from './Skeleton';

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
