import { type CashAccountKind, type PaymentMethod, usualMethods } from '@vezne/contract';
import { useEffect, useRef } from 'react';

type MethodForm = {
  getValues: (name: 'paymentMethod') => PaymentMethod | undefined;
  setValue: (name: 'paymentMethod', method: PaymentMethod) => void;
};

/**
 * The payment method of a form follows the account that is chosen (its kind, once that is known) until the reader
 * chooses another method. `isKnown`: it is known how this is paid, whatever the account.
 */
export function useMethodOfAccount(
  kind: CashAccountKind | undefined,
  { getValues, setValue }: MethodForm,
  isKnown = false,
): void {
  const followed = useRef(isKnown ? undefined : getValues('paymentMethod'));
  useEffect(() => {
    if (!kind || !followed.current || getValues('paymentMethod') !== followed.current) return;
    followed.current = usualMethods[kind];
    setValue('paymentMethod', usualMethods[kind]);
  }, [kind, getValues, setValue]);
}
