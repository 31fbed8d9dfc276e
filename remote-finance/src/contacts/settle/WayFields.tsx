import { useCashAccounts } from '@vezne/api';
import { paymentMethodNames } from '@vezne/contract';
import { Field, optionsOf, Select } from '@vezne/ui';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';

type Props = {
  account: UseFormRegisterReturn;
  method: UseFormRegisterReturn;
  errors: { accountId?: FieldError | undefined; paymentMethod?: FieldError | undefined };
};

/** Which way money came or went: the account, where there is a choice, and the payment method. */
export function WayFields({ account, method, errors }: Props) {
  const accounts = (useCashAccounts().data ?? []).filter(({ closedAt }) => !closedAt);
  const usual = accounts.find(({ isDefault }) => isDefault);
  return (
    <>
      {accounts.length > 1 && (
        <Field label="Hesap" error={errors.accountId?.message}>
          <Select
            {...account}
            options={accounts
              .filter((account) => account !== usual)
              .map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={usual?.name ?? 'Varsayılan hesap'}
          />
        </Field>
      )}
      <Field label="Ödeme yöntemi" error={errors.paymentMethod?.message}>
        <Select {...method} options={optionsOf(paymentMethodNames)} placeholder={null} />
      </Field>
    </>
  );
}
