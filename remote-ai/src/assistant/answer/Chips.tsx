import { onMobile } from '@vezne/ui';
import styled from 'styled-components';

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** A question that can be asked with a press. */
export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  padding: 6px 12px;
  border: 1px solid var(--vz-ai-border);
  border-radius: var(--vz-radius-md);
  background: var(--vz-ai-subtle);
  color: var(--vz-ai-text);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-medium);
  text-align: left;
  overflow-wrap: anywhere;
  &:hover { border-color: var(--vz-ai-text); }
  ${onMobile} { min-height: 44px; width: 100%; }
`;
