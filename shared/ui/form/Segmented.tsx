import type { ReactNode } from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';
import { useGroupProps } from './field-context';

export type SegmentedOption<V extends string> = {
  value: V;
  label: string;
  icon?: ReactNode;
  /** Colour when pressed: money in, money out, or neutral. */
  tone?: 'income' | 'expense';
};

type Props<V extends string> = {
  options: readonly SegmentedOption<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  /** Name of the form field; lets a failed check find and focus the control. */
  name?: string;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
};

/** Two or three buttons of which one is pressed. Inside a Field, give the Field `group`. */
export function Segmented<V extends string>({ options, value, onChange, name, disabled, ...aria }: Props<V>) {
  const group = useGroupProps();
  return (
    <Root role="group" {...group} {...aria}>
      {options.map((option) => (
        <Segment
          key={option.value}
          type="button"
          name={name}
          disabled={disabled}
          aria-pressed={option.value === value}
          $tone={option.tone}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          {option.label}
        </Segment>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 4px;
  padding: 3px;
  border: 1px solid var(--vz-border-control);
  border-radius: var(--vz-radius-md);
  background: var(--vz-inset);
  &[data-invalid] { border-color: var(--vz-expense-text); }
`;

const pressed = {
  income: ['var(--vz-income-subtle)', 'var(--vz-income-text)', 'var(--vz-income-border)'],
  expense: ['var(--vz-expense-subtle)', 'var(--vz-expense-text)', 'var(--vz-expense-border)'],
  plain: ['var(--vz-surface-4)', 'var(--vz-text-1)', 'var(--vz-border-strong)'],
} as const;

const Segment = styled.button<{ $tone: 'income' | 'expense' | undefined }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  height: 32px;
  padding: 0 var(--vz-space-3);
  border-radius: var(--vz-radius-sm);
  color: var(--vz-text-2);
  font-weight: var(--vz-weight-medium);
  white-space: nowrap;
  & > svg { width: 16px; height: 16px; }
  &:hover { color: var(--vz-text-1); }
  &:disabled { color: var(--vz-text-disabled); cursor: not-allowed; }
  &[aria-pressed='true'] {
    background: ${({ $tone }) => pressed[$tone ?? 'plain'][0]};
    color: ${({ $tone }) => pressed[$tone ?? 'plain'][1]};
    box-shadow: inset 0 0 0 1px ${({ $tone }) => pressed[$tone ?? 'plain'][2]};
  }
  &[aria-pressed='true']:disabled { opacity: 0.75; }
  ${onMobile} { height: 44px; }
  /* A long name takes two lines before it runs out of its box. */
  @media (width < 380px) { padding-inline: 6px; line-height: 1.2; white-space: normal; }
`;
