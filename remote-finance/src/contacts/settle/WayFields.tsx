import { useCashAccounts } from '@vezne/api';
import { type PaymentMethod, paymentMethodNames } from '@vezne/contract';
import { Field, optionsOf, Select } from '@vezne/ui';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useMethodOfAccount } from './useMethodOfAccount';

type WayForm = {
  register: (name: 'accountId' | 'paymentMethod') => UseFormRegisterReturn;
  watch: (name: 'accountId') => string | null | undefined;
  getValues: (name: 'paymentMethod') => PaymentMethod | undefined;
  setValue: (name: 'paymentMethod', method: PaymentMethod) => void;
};

type Props = {
  form: WayForm;
  errors: { accountId?: FieldError | undefined; paymentMethod?: FieldError | undefined };
  /** It is known how this is paid, whatever the account. */
  isMethodKnown?: boolean;
};

/** Which way money came or went: the account, where there is a choice, and the payment method that goes with it. */
export function WayFields({ form, errors, isMethodKnown = false }: Props) {
  const accounts = (useCashAccounts().data ?? []).filter(({ closedAt }) => !closedAt);
  const usual = accounts.find(({ isDefault }) => isDefault);
  const chosen = form.watch('accountId');
  const { kind } = accounts.find(({ id }) => id === chosen) ?? usual ?? {};
  useMethodOfAccount(kind, form, isMethodKnown);
  return (
    <>
      {accounts.length > 1 && (
        <Field label="Hesap" error={errors.accountId?.message}>
          <Select
            {...form.register('accountId')}
            options={accounts
              .filter((account) => account !== usual)
              .map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={usual?.name ?? 'Varsayılan hesap'}
          />
        </Field>
      )}
      <Field label="Ödeme yöntemi" error={errors.paymentMethod?.message}>
        <Select
          {...form.register('paymentMethod')}
          options={optionsOf(paymentMethodNames)}
          placeholder={null}
        />
      </Field>
    </>
  );
}
