import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export type BadgeTone = 'neutral' | 'income' | 'expense' | 'warning' | 'ai' | 'primary' | 'line';

type Props = ComponentPropsWithRef<'span'> & { tone?: BadgeTone; icon?: ReactNode };

/** A word with a colour and, for anything that matters, an icon. */
export function Badge({ tone = 'neutral', icon, children, ...props }: Props) {
  return (
    <BadgeShape $text={colours[tone][0]} $ground={colours[tone][1]} $line={tone === 'line'} {...props}>
      {icon}
      {children}
    </BadgeShape>
  );
}

const colours: Record<BadgeTone, [text: string, ground: string]> = {
  neutral: ['var(--vz-text-2)', 'var(--vz-surface-4)'],
  income: ['var(--vz-income-text)', 'var(--vz-income-subtle)'],
  expense: ['var(--vz-expense-text)', 'var(--vz-expense-subtle)'],
  warning: ['var(--vz-warning-text)', 'var(--vz-warning-subtle)'],
  ai: ['var(--vz-ai-text)', 'var(--vz-ai-subtle)'],
  primary: ['var(--vz-primary-text)', 'var(--vz-primary-subtle)'],
  line: ['var(--vz-text-2)', 'transparent'],
};

const BadgeShape = styled.span<{ $text: string; $ground: string; $line: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 24px;
  padding: 0 8px;
  border-radius: var(--vz-radius-sm);
  background: ${({ $ground }) => $ground};
  color: ${({ $text }) => $text};
  font-size: var(--vz-text-xs);
  line-height: 1;
  font-weight: var(--vz-weight-medium);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  vertical-align: middle;
  ${({ $line }) => $line && 'box-shadow: inset 0 0 0 1px var(--vz-border-strong);'}
  & > svg { width: 14px; height: 14px; }
  @media (forced-colors: active) { border: 1px solid; }
`;
