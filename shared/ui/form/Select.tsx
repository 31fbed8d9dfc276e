import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Control } from './Control';
import { useFieldProps } from './field-context';

export type SelectOption = { value: string; label: string; disabled?: boolean };

/** The options of a table of names: { URUN: 'Ürün' } becomes a choice "Ürün" of value URUN. */
export const optionsOf = (names: Record<string, string>): SelectOption[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

type Props = ComponentPropsWithRef<'select'> & {
  options?: readonly SelectOption[];
  /** First option, which stands for no choice (value ''); null leaves it out. */
  placeholder?: string | null;
};

/** The browser's own select in our shell; options come as data or as children. */
export function Select({ options, placeholder = 'Seçiniz', className, children, ...props }: Props) {
  const field = useFieldProps(props);
  return (
    <Shell className={className}>
      <select {...props} {...field}>
        {placeholder !== null && <option value="">{placeholder}</option>}
        {options?.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown aria-hidden />
    </Shell>
  );
}

const Shell = styled(Control)`
  & > select { appearance: none; padding-right: 26px; cursor: pointer; text-overflow: ellipsis; }
  & option { background: var(--vz-surface-3); color: var(--vz-text-1); }
  & > svg { margin-left: -34px; pointer-events: none; }
`;
