import { onMobile, visuallyHidden } from '@vezne/ui';
import styled, { css } from 'styled-components';

/** On a phone tabs and button scroll sideways together. */
export const Root = styled.div`
  display: flex;
  gap: var(--vz-space-5);
  min-width: 0;
  height: 52px;
  @media (768px <= width < 1024px) { height: 40px; }
  /* The line under a tab lies on the head's hairline. */
  margin-bottom: -1px;
  ${onMobile} {
    height: 47px;
    padding-inline: var(--vz-gutter-mobile);
    overflow: auto hidden;
    scrollbar-width: none;
    mask: linear-gradient(90deg, #000 calc(100% - 40px), transparent);
  }
`;
export const Tabs = styled.nav`
  min-width: 0;
  /* The room on the left is that of the first tab's ring. */
  margin: 0 -16px 0 -6px;
  padding: 0 20px 0 6px;
  overflow: auto hidden;
  scrollbar-width: none;
  mask: linear-gradient(90deg, #000 calc(100% - 20px), transparent);
  & > ul { display: flex; gap: var(--vz-space-5); height: 100%; margin: 0; padding: 0; list-style: none; }
  ${onMobile} { flex: none; margin: 0; padding: 0; overflow: visible; mask: none; }
`;
const face = css`
  display: inline-flex;
  align-items: center;
  height: 100%;
  font-weight: var(--vz-weight-medium);
  white-space: nowrap;
  /* What scrolls cuts off a ring around it. */
  &:focus-visible { outline-offset: -3px; }
`;
export const Tab = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  flex: none;
  gap: 4px;
  & > a { ${face} gap: 8px; margin: 0 -6px; padding: 0 6px; color: var(--vz-text-2); text-decoration: none; }
  & > a > :first-child { max-width: 220px; overflow: hidden; text-overflow: ellipsis; }
  & > a:hover, &[data-current] > a { color: var(--vz-text-1); }
  &[data-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    border-radius: 2px 2px 0 0;
    background: var(--vz-primary-text);
    @media (forced-colors: active) { background: Highlight; }
  }
  [data-quiet] > * > * > &[data-current] {
    & > a { font-weight: var(--vz-weight-semibold); }
    &::after { content: none; }
  }
`;
export const Count = styled.span`
  color: var(--vz-text-3);
  font-variant-numeric: tabular-nums;
`;
export const AddTab = styled.button`
  ${face}
  flex: none;
  gap: 6px;
  color: var(--vz-text-3);
  &:hover, &[data-popup-open] { color: var(--vz-text-1); }
  & > svg { width: 16px; height: 16px; }
  @media (768px <= width < 1380px) { & > span { ${visuallyHidden} } }
  /* Beside the names of the pages, those of the views come first. */
  @media (768px <= width < 1600px) {
    [data-quiet] nav:has(li + li) + & > span { ${visuallyHidden} }
  }
`;
