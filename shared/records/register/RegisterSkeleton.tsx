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
            <Skeleton width={92} height={10} />
            <Skeleton width={76} height={20} />
            <Skeleton width={48} height={10} />
            <Skeleton width={46} height={10} />
          </Line>
        </div>
      ))}
      <Line data-sums>
        <Skeleton width={110} height={10} />
        <span>
          <Skeleton width={120} height={10} />
          <Skeleton width={120} height={10} />
          <Skeleton width={120} height={10} />
        </span>
      </Line>
      <Line data-pages>
        <Skeleton width={140} height={10} />
        <Skeleton width={220} height={10} />
      </Line>
    </Root>
  );
}

const Root = styled.div`
  container: register / inline-size;
  overflow: hidden;
`;
/* Bars stand where the columns of the table will: see its widths. */
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--vz-space-6);
  padding: 0 var(--vz-space-5);
  border-bottom: 1px solid var(--vz-border);
  & > span { display: flex; gap: var(--vz-space-6); }
  &[data-day] { height: 26px; padding-right: 450px; background: var(--vz-surface-1); }
  &[data-row] {
    display: grid;
    grid-template-columns: 97px 110px minmax(0, 1fr) 124px 128px 124px 72px 110px;
    gap: 0;
    height: 40px;
    padding: 0 8px 0 52px;
    & > :is(:nth-child(4), :nth-child(5), :last-child) { justify-self: end; margin-right: 8px; }
    & > :nth-child(6) { margin-left: 20px; }
    & > :nth-child(7) { margin-left: 8px; }
    & > :last-child { margin-right: 4px; }
  }
  @container register (width < 1040px) {
    &[data-day] { padding-right: 338px; }
    &[data-row] { grid-template-columns: 97px 110px minmax(0, 1fr) 124px 128px 84px 110px; }
    &[data-row] > :nth-child(7) { display: none; }
  }
  @media (width < 1024px) {
    &, &[data-row], &[data-day] { padding-inline: var(--vz-space-4); }
    &[data-row] { grid-template-columns: minmax(0, 1fr) 92px; height: 52px; }
    &[data-row] > :is(:nth-child(-n + 2), :nth-child(n + 5)) { display: none; }
  }
  &[data-sums] { height: 44px; }
  &[data-pages] { height: 48px; border-bottom: 0; }
  ${onMobile} {
    &[data-day] { height: 32px; }
    &[data-row] { height: 64px; }
    &[data-sums], &[data-pages] { height: 108px; }
    & > span > :not(:first-child) { display: none; }
  }
`;
