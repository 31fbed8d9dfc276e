import { onMobile, Skeleton, VisuallyHidden } from '@vezne/ui';
import styled from 'styled-components';

const widths = ['52%', '45%', '59%', '40%', '55%', '48%'];
const PER_DAY = 3;

/** A register that is still loading: days, records, sums and pages in the heights that they will have. */
export function RegisterSkeleton({ rows }: { rows: number }) {
  return (
    <Root role="status">
      <VisuallyHidden>Yükleniyor...</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their position
        <div key={row}>
          {row % PER_DAY === 0 && (
            <Line data-day>
              <Skeleton width={120} height={8} />
              <Skeleton width={72} height={8} />
            </Line>
          )}
          <Line data-row>
            <Skeleton width={68} height={10} />
            <Skeleton width={60} height={10} />
            <Skeleton width={widths[row % widths.length]} height={10} />
            <Skeleton width={92} height={10} />
            <Skeleton width={76} height={20} />
          </Line>
        </div>
      ))}
      <Line data-sums>
        <Skeleton width={110} height={10} />
        <Skeleton width={200} height={10} />
      </Line>
      <Line data-pages>
        <Skeleton width={140} height={10} />
        <Skeleton width={220} height={10} />
      </Line>
    </Root>
  );
}

const Root = styled.div`
  overflow: hidden;
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--vz-space-6);
  padding: 0 var(--vz-space-5);
  border-bottom: 1px solid var(--vz-border);
  &[data-day] { height: 26px; background: var(--vz-surface-1); }
  &[data-row] {
    display: grid;
    grid-template-columns: 68px 84px minmax(0, 1fr) 92px 76px;
    height: 40px;
    padding-left: 50px;
    @media (width < 1024px) {
      grid-template-columns: minmax(0, 1fr) 92px;
      height: 52px;
      padding-inline: var(--vz-space-4);
      & > :nth-child(-n + 2), & > :last-child { display: none; }
    }
    ${onMobile} { height: 64px; }
  }
  &[data-sums] { height: 44px; }
  &[data-pages] { height: 48px; border-bottom: 0; }
  @media (width < 1024px) { padding-inline: var(--vz-space-4); }
  ${onMobile} {
    &[data-day] { height: 32px; }
    &[data-sums], &[data-pages] { height: 108px; }
  }
`;
