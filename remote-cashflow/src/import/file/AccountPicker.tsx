import { type CashAccount, cashAccountKindNames } from '@vezne/contract';
import { Field, Select } from '@vezne/ui';

type Props = {
  accounts: readonly CashAccount[];
  value: string;
  onChange: (id: string) => void;
  help?: string;
  disabled?: boolean;
};

/** One of some tills, bank accounts and cards. */
export function AccountPicker({ accounts, value, onChange, help, disabled }: Props) {
  return (
    <Field label="Hesap" help={help}>
      <Select
        placeholder={null}
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
