import { onMobile } from '@vezne/ui';
import styled from 'styled-components';

export const Done = styled.div`
  display: grid;
  gap: 4px;
  padding: var(--vz-space-6) var(--vz-space-6) var(--vz-space-5);
  overflow-wrap: anywhere;
  & > h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: var(--vz-text-lg);
    line-height: var(--vz-lh-lg);
    font-weight: var(--vz-weight-semibold);
  }
  & > h2 > svg { width: 22px; height: 22px; color: var(--vz-income-text); }
  & > p { padding-left: 32px; color: var(--vz-text-2); }
  ${onMobile} { padding: 20px 16px; }
`;

export const Result = styled.dl`
  border-top: 1px solid var(--vz-border);
  font-variant-numeric: tabular-nums;
  & > div {
    display: grid;
    grid-template-columns: minmax(160px, 27%) minmax(0, 1fr) auto;
    gap: 2px var(--vz-space-4);
    align-items: center;
    min-height: 48px;
    padding: 8px var(--vz-space-6);
  }
  & > div + div { border-top: 1px solid var(--vz-border); }
  & dt { font-weight: var(--vz-weight-medium); }
  & dd { text-align: right; white-space: nowrap; }
  & dd[data-note] { color: var(--vz-text-2); text-align: left; white-space: normal; overflow-wrap: anywhere; }
  ${onMobile} {
    & > div { grid-template-columns: minmax(0, 1fr) auto; padding: 10px 16px; }
    & dt, & dd[data-note] { grid-column: 1; }
    & dd:not([data-note]) { grid-row: 1 / span 2; grid-column: 2; }
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vz-space-3);
  padding: var(--vz-space-3) var(--vz-space-4) var(--vz-space-3) var(--vz-space-6);
  border-top: 1px solid var(--vz-border-strong);
  & > span { margin-right: auto; color: var(--vz-text-2); font-size: var(--vz-text-sm); }
  ${onMobile} {
    flex-wrap: wrap;
    padding: 12px 16px;
    & > span { width: 100%; }
    & > button, & > a { flex: 1; }
  }
`;
