import styled from 'styled-components';

/** A framed sentence with an icon before it: a failure, or something to know. */
export const MessageBox = styled.div<{ $tone: 'expense' | 'primary' }>`
  display: flex;
  align-items: flex-start;
  gap: var(--vz-space-3);
  padding: 12px 14px;
  border: 1px solid var(--vz-${({ $tone }) => $tone}-border);
  border-radius: var(--vz-radius-lg);
  background: var(--vz-${({ $tone }) => $tone}-subtle);
  overflow-wrap: anywhere;
  & > svg { flex: none; margin-top: 1px; color: var(--vz-${({ $tone }) => $tone}-text); }
  & p + p { margin-top: 4px; color: var(--vz-text-2); font-size: var(--vz-text-sm); }
`;
