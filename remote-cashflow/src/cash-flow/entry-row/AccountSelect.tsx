import { ErrorText, Select } from '@vezne/ui';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { optionsOfAccounts } from '../../cash-account/common/useAccounts';
import type { EntryRowState } from './useEntryRow';

type Props = { form: string; row: EntryRowState };

/** In which account the entry will lie; asked where there is a choice. */
export function AccountSelect({ form, row }: Props) {
  const errorId = useId();
  const error = row.form.formState.errors.accountId?.message;
  if (row.account.options.length === 0) return null;
  return (
    <>
      <Controller
        control={row.form.control}
        name="accountId"
        render={({ field }) => (
          <Select
            {...field}
            onChange={(event) => row.setAccount(event.target.value)}
            form={form}
            value={row.account.of(field.value) ?? ''}
            options={optionsOfAccounts(row.account.options)}
            placeholder={null}
            aria-label="Hızlı kayıt, Hesap"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
        )}
      />
      {error && (
        <div role="alert">
          <ErrorText id={errorId}>{error}</ErrorText>
        </div>
      )}
    </>
  );
}
