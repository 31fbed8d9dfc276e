import { type CashAccount, cashAccountKindNames } from '@vezne/contract';
import { Field, Select } from '@vezne/ui';
import type { Ref } from 'react';

type Props = {
  accounts: readonly CashAccount[];
  /** '' while none is chosen. */
  value: string;
  onChange: (id: string) => void;
  help?: string;
  error?: string | undefined;
  disabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
};

/** One of some tills, bank accounts and cards. */
export function AccountPicker({ accounts, value, onChange, help, error, disabled, ref }: Props) {
  return (
    <Field label="Hesap" help={help} error={error}>
      <Select
        ref={ref}
        placeholder="Hesap seçin"
        value={value}
        disabled={disabled}
        options={accounts.map(({ id, name, kind }) => ({
          value: id,
          label: `${name} (${cashAccountKindNames[kind]})`,
        }))}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
