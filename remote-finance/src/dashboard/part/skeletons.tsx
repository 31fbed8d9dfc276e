import { onMobile, Skeleton, VisuallyHidden } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** What the parts of the dashboard look like before they are there: the same boxes at the same heights. */
function Waiting({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>Yükleniyor...</VisuallyHidden>
      {children}
    </div>
  );
}

const bars = [60, 44, 52, 66, 78, 70, 88, 74, 58, 84, 96, 62];

/** The months' bars and the three facts under them. */
export function ChartSkeleton() {
  return (
    <Waiting>
      <Chart>
        <Bars>
          {bars.map((height, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their position
            <Skeleton key={index} height={`${height}%`} />
          ))}
        </Bars>
      </Chart>
      <Facts>
        {['48%', '64%', '40%'].map((width) => (
          <div key={width}>
            <Skeleton width={width} height={10} style={{ margin: '3px 0 9px' }} />
            <Skeleton width="72%" height={14} style={{ marginBottom: 4 }} />
          </div>
        ))}
      </Facts>
    </Waiting>
  );
}

/** A ring and its list of six. */
export function DonutSkeleton() {
  return (
    <Waiting>
      <Ring aria-hidden="true" />
      <ListSkeleton rows={6} height={35} touch={44} bare />
    </Waiting>
  );
}

type ListProps = {
  rows: number;
  height: number;
  /** The height of a row on phones. */
  touch?: number;
  /** Part of something that already says it is loading. */
  bare?: boolean;
};

const widths = ['62%', '48%', '70%', '54%', '66%', '44%'];

/** Rows of two lines with something at their end. */
export function ListSkeleton({ rows, height, touch = height, bare = false }: ListProps) {
  const list = (
    <List>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their position
        <Row key={row} $height={height} $touch={touch}>
          <Skeleton width={widths[row % widths.length]} />
          <Skeleton width={84} height={16} />
        </Row>
      ))}
    </List>
  );
  return bare ? list : <Waiting>{list}</Waiting>;
}

const Chart = styled.div`
  container-type: inline-size;
  padding: var(--vz-space-4) var(--vz-space-6);
  ${onMobile} { padding-inline: var(--vz-space-3); }
`;
const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 4%;
  height: 326px;
  padding: 14px 8px 26px 52px;
  & > * { flex: 1; }
  @container (width < 520px) { height: 230px; & > :nth-child(n + 7) { display: none; } }
`;
const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-top: 1px solid var(--vz-border);
  & > div { padding: var(--vz-space-4) var(--vz-space-6); }
  ${onMobile} {
    grid-template-columns: minmax(0, 1fr);
    & > div { padding: var(--vz-space-3) var(--vz-space-4); }
    & > div + div { border-top: 1px solid var(--vz-border); }
  }
`;
const Ring = styled.div`
  width: 136px;
  height: 136px;
  margin: var(--vz-space-4) auto;
  border: 13px solid var(--vz-skeleton);
  border-radius: 50%;
`;
const List = styled.div`
  padding: var(--vz-space-2) var(--vz-space-6);
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
const Row = styled.div<{ $height: number; $touch: number }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--vz-space-4);
  height: ${({ $height }) => $height}px;
  border-bottom: 1px solid var(--vz-border);
  &:last-child { border-bottom: 0; }
  ${onMobile} { height: ${({ $touch }) => $touch}px; }
`;
