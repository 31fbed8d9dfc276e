import { onMobile } from '@vezne/ui';
import styled from 'styled-components';

/** People or things one under the other, with a hairline between them. */
export const PaneList = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    gap: var(--vz-space-3);
    min-height: 60px;
    padding-block: var(--vz-space-2);
    border-bottom: 1px solid var(--vz-border);
    ${onMobile} { flex-wrap: wrap; }
  }
  & > li:last-child { border-bottom: 0; }
  & > li > svg { flex: none; color: var(--vz-text-3); }
`;

/** A name, and under it what else there is to know. */
export const Named = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  & > strong { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; font-weight: var(--vz-weight-medium); }
  & > span { color: var(--vz-text-3); font-size: var(--vz-text-sm); }
`;

/** What can be done with one of them, when it is much; on a phone in a line of its own. */
export const Acts = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--vz-space-2);
  &:empty { display: none; }
  ${onMobile} { flex-basis: 100%; }
`;
