import { onMobile } from '@vezne/ui';
import styled from 'styled-components';

/** People one under the other, with a hairline between them. */
export const People = styled.ul`
  display: grid;
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
`;

/** What can be done with a person; on a phone in a line of its own. */
export const PersonActions = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--vz-space-2);
  &:empty { display: none; }
  ${onMobile} { flex-basis: 100%; }
`;

/** A person's name, and under it what else there is to know. */
export const Person = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  & > strong { font-weight: var(--vz-weight-medium); }
  & > span { color: var(--vz-text-3); font-size: var(--vz-text-sm); }
`;
