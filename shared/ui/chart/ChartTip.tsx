import styled from 'styled-components';

/** What a chart tells about one of its parts; the chart says where it stands. */
export const ChartTip = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  padding: 10px 12px;
  border: 1px solid transparent;
  border-radius: var(--vz-radius-md);
  background: var(--vz-surface-3);
  color: var(--vz-text-1);
  box-shadow: var(--vz-shadow-menu);
  font-size: var(--vz-text-xs);
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  & > strong { display: block; }
`;
