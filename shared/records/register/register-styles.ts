import styled from 'styled-components';

/** Sıkı: 40 px rows, a little less under many heads; Rahat: 56. */
export type Density = 'tight' | 'loose';

/** Where a register has little room: what it leaves out. */
const NARROW = '@container register (width < 1040px)';

/** Table of fixed columns, whose head stays under the top bar. Cells carry what their column looks like. */
export const RegisterFrame = styled.div`
  container: register / inline-size;

  & > table {
    width: 100%;
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0;
    font-variant-numeric: tabular-nums lining-nums;
  }
  & thead { position: sticky; top: var(--vz-topbar); z-index: var(--vz-z-sticky); }
  & td, & th {
    padding: 0 8px;
    box-shadow: inset 0 -1px var(--vz-border);
    text-align: left;
    white-space: nowrap;
  }
  & tr > :first-child { padding-left: var(--vz-space-5); padding-right: 0; }
  & tr > :last-child { padding-right: 12px; }
  & thead > tr:first-child > * {
    height: 28px;
    background: var(--vz-surface-2);
    color: var(--vz-text-3);
    font-size: var(--vz-text-xs);
    line-height: 16px;
    font-weight: var(--vz-weight-medium);
  }
  & th > button { display: inline-flex; align-items: center; gap: 4px; height: 26px; color: inherit; font-weight: inherit; }
  & th > button:hover, & th[aria-sort] > button { color: var(--vz-text-1); }
  & th svg { width: 13px; height: 13px; }

  & [data-record] > td { height: 40px; overflow: hidden; text-overflow: ellipsis; }
  /* The more days, the more heads: the largest page still stands on one screen. */
  & > table:has(> tbody:nth-of-type(5)) [data-record] > td { height: 38px; }
  & > table:has(> tbody:nth-of-type(6)) [data-record] > td { height: 37px; }
  &[data-density='loose'] > table:has(> tbody) [data-record] > td { height: 56px; }
  & [data-record] { transition: background var(--vz-dur-instant); }
  & [data-record]:hover { background: var(--vz-surface-3); }
  &[data-opens] [data-record] { cursor: pointer; }
  [data-theme='light'] & [data-record]:hover { background: var(--vz-surface-1); }
  & [data-record]:focus-visible { outline: 2px solid var(--vz-focus); outline-offset: -2px; }
  & [data-record][aria-current] { background: var(--vz-surface-4); }
  @media (forced-colors: active) { & [data-record][aria-current] { outline: 2px solid Highlight; outline-offset: -2px; } }
  & [data-record][data-chosen], & [data-record][data-chosen]:hover { background: var(--vz-primary-subtle); }
  & td:has(> div [data-choice]) { overflow: visible; }
  & tbody [data-choice]:not(:checked, :indeterminate, :focus-visible) { opacity: 0; }
  & tbody tr:is(:hover, :focus-within) [data-choice], &[data-choosing] [data-record] [data-choice] { opacity: 1 !important; }
  @media (hover: none) { & tbody [data-choice] { opacity: 1 !important; } }
  @media (forced-colors: active) {
    & [data-record][data-chosen] > td { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    & [data-record][data-chosen] > td * { color: inherit; }
    & [data-record][data-chosen] > td > span { background: none; }
  }
  & [data-look='amount'], & [data-look='balance'], & [data-align='right'], & [data-actions] { text-align: right; }
  & td[data-look='quiet'] { color: var(--vz-text-3); }
  & td[data-look='strong'] { color: var(--vz-text-1); font-weight: var(--vz-weight-medium); }
  & td[data-look='soft'], & td[data-look='balance'] { color: var(--vz-text-2); }
  & [data-look='gap'] { padding-left: 20px; }
  & td[data-look='gap'] > span { height: 22px; padding: 0 7px; }
  & [data-actions] > button { width: 30px; height: 30px; border-radius: var(--vz-radius-sm); }
  & [data-actions] svg { width: 16px; height: 16px; }

  & [data-group] > * {
    height: 26px;
    background: var(--vz-surface-1);
    color: var(--vz-text-2);
    font-size: var(--vz-text-xs);
    line-height: 16px;
    font-weight: var(--vz-weight-medium);
  }
  & [data-group] td > span { color: inherit; }
  & [data-group] > th { font-weight: var(--vz-weight-semibold); }
  /* No higher than the line, so that the words beside it stand on one line. */
  & [data-group] > th > div { display: inline-block; height: 16px; margin-left: 12px; vertical-align: top; }
  & [data-group] > th > div > label { margin-top: -2px; }
  & [data-group] > th > span + span { margin-left: 6px; color: var(--vz-text-3); font-weight: var(--vz-weight-medium); }

  ${NARROW} {
    & [data-narrow='hidden'] { display: none; }
    & [data-narrow='short'] { padding-left: 12px; }
    & col[data-narrow='short'] { width: 84px !important; }
    & td[data-narrow='short'] > span:has(> svg) { width: 26px; padding: 0; justify-content: center; gap: 0; font-size: 0; }
    & [data-narrow='short'] [data-long] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* What names the row needs the room: its menu has the other two as well. */
  @container register (width < 940px) {
    & col[data-menu] { width: 84px !important; }
    & [data-record] > [data-actions] > button:has(~ [aria-haspopup]) { display: none; }
  }
  @media print {
    & thead { position: static; }
    & [data-actions], & thead th:last-child, & thead > tr:not(:first-child) { display: none; }
    & [data-choice] { visibility: hidden; }
  }
`;
