import styled from 'styled-components';

/** Looks like a faint row until it is written in. */
export const Row = styled.tr`
  && > td { box-shadow: inset 0 -1px var(--vz-border-strong); }
  & > td {
    height: 40px;
    background: var(--vz-surface-2);
    overflow: visible;
    vertical-align: top;
    white-space: normal;
  }
  & > td[data-look='strong'] { position: relative; }
  & > td > svg { display: block; width: 16px; height: 16px; margin-top: 12px; color: var(--vz-text-3); }

  /* Fields without a frame, as wide as their column. */
  & > td > div:has(> input, > select) {
    width: calc(100% + 16px);
    min-height: 32px;
    margin: 4px -8px;
    padding: 0 7px;
    border-color: transparent;
    border-radius: var(--vz-radius-sm);
    background: transparent;
  }
  & > td > div:has(> input, > select):hover { border-color: var(--vz-border-strong); }
  & > td > div > input, & > td > div > select { height: 30px; font-weight: inherit; color: inherit; padding-right: 0; }
  /* On one line with what is typed beside it. */
  & > td > div > select { padding-top: 2px; }
  & > td > div > span, & > td > div > svg { display: none; }
  & > td { color: var(--vz-text-3); font-weight: var(--vz-weight-regular); }

  &:not(:focus-within) > td[data-look='balance'], &:not(:focus-within) select[name='accountId'] { color: var(--vz-text-3); }

  & > td > button { height: 32px; margin-top: 4px; }
  &:not(:focus-within) > [data-narrow='hidden'] > button { opacity: 0; }
  &:not(:focus-within) [data-writing], &:focus-within [data-resting] { display: none; }
  & [data-resting] { display: inline-block; margin: 10px 0 0; padding: 3px 5px; font-size: 11px; }

  &:focus-within > td {
    background: var(--vz-surface-3);
    box-shadow: inset 0 1px var(--vz-primary-border), inset 0 -1px var(--vz-primary-border);
    color: var(--vz-text-1);
  }
  [data-theme='light'] &:focus-within > td { background: var(--vz-canvas); }
  &:focus-within > td > svg { color: var(--vz-primary-text); }
  &:focus-within > td > div:has(> input, > select) {
    width: calc(100% + 12px);
    margin-inline: -6px;
    padding-inline: 5px;
    border-color: var(--vz-border-strong);
    background: var(--vz-inset);
  }

  /*
   * The account stands at the end of the description, as it does in the rows below; at rest the row's invitation has
   * all the room.
   */
  &&&:is(:focus-within, :hover) > td:has(select[name='accountId']) > div:has(> input) { width: calc(100% - 112px); margin-right: 120px; }
  /* With its frame, which the system's own colours draw. */
  &:not(:focus-within, :hover) > td > div:has(> select[name='accountId']) { opacity: 0; }
  &&& > td > div:has(> select[name='accountId']) { position: absolute; top: 0; right: 8px; width: 112px; margin-inline: 0; }
  & select[name='accountId'] { font-size: var(--vz-text-xs); }
  & input:placeholder-shown { text-overflow: ellipsis; }

  & > td > div:focus-within:has(> input, > select) { border-color: var(--vz-focus) !important; }
  & > td > div:has(> [aria-invalid='true']) { border-color: var(--vz-expense-text) !important; }
  & [role='alert'] { padding-bottom: 6px; white-space: normal; text-align: left; }
  & [role='alert'] p { font-size: var(--vz-text-xs); line-height: 16px; }
  & [role='alert'] svg { display: none; }

  &[data-waiting] > td { color: var(--vz-text-2); font-size: var(--vz-text-sm); vertical-align: middle; }
`;
