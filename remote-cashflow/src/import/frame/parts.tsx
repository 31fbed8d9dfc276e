import { onMobile } from '@vezne/ui';
import styled from 'styled-components';

/** A line of controls at the head of a step's card. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--vz-space-3);
  padding: 14px var(--vz-space-6);
  border-bottom: 1px solid var(--vz-border);
  ${onMobile} { gap: 10px; padding: 12px 16px; }
`;

/** Something small and grey at the end of a Bar. */
export const Aside = styled.span`
  margin-left: auto;
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
  overflow-wrap: anywhere;
  ${onMobile} { width: 100%; margin: 0; }
`;

/** A line with an icon in front: what is well, what waits, what is wrong. */
export const Note = styled.span<{ $tone?: 'ok' | 'wait' | 'bad' }>`
  display: inline-flex;
  align-items: flex-start;
  gap: 6px;
  color: ${({ $tone }) =>
    ({ ok: 'var(--vz-text-2)', wait: 'var(--vz-warning-text)', bad: 'var(--vz-expense-text)' })[
      $tone ?? 'ok'
    ]};
  font-size: var(--vz-text-sm);
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
    ${({ $tone = 'ok' }) => $tone === 'ok' && 'color: var(--vz-income-text);'}
  }
`;

/** A button that reads like a link, beside a sentence. */
export const LinkButton = styled.button.attrs({ type: 'button' })`
  position: relative;
  flex: none;
  color: var(--vz-primary-text);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-medium);
  white-space: nowrap;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  &:disabled { color: var(--vz-text-disabled); cursor: not-allowed; }
  ${onMobile} { &::after { content: ''; position: absolute; inset: -12px -4px; } }
`;
