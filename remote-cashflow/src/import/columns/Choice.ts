import { onMobile } from '@vezne/ui';
import styled from 'styled-components';

/** The name of a choice and its field in one line, which a phone has to itself. */
export const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-medium);
  white-space: nowrap;
  & > div { width: auto; min-height: 32px; }
  & > div > input { width: 44px; height: 30px; text-align: center; }
  & > div > select { height: 30px; }
  ${onMobile} {
    width: 100%;
    justify-content: space-between;
    min-height: 44px;
    &[data-words] { justify-content: flex-start; }
    & > div { min-height: 44px; }
    & > div:has(> select) { flex: 0 0 9rem; }
  }
`;
