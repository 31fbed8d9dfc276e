import { drafts } from '@vezne/api';
import { CashFlowCreate, dayInTurkey, type PaymentMethod } from '@vezne/contract';
import { useZodForm } from '@vezne/ui';
import { useEffect, useRef, useState } from 'react';

const DRAFT = 'cash-flow row';

/** What makes a row more than an empty one. */
const telling = ['description', 'categoryId', 'amount', 'projectId'] as const;

/** What stands in a row. `isTypeChosen`: the reader has chosen the direction, which a category no longer changes. */
export type RowValues = Partial<CashFlowCreate> & { isTypeChosen?: boolean };

/** A row that nothing is written in. */
export const fresh = (date: string, paymentMethod: PaymentMethod = 'CASH') =>
  ({
    cashFlowType: 'GIRIS',
    paymentMethod,
    date,
    categoryId: '',
    description: '',
    projectId: '',
  }) as const;

export type RowForm = ReturnType<typeof useRowForm>;

/** The row's form. What is written waits while the reader is elsewhere, and goes with whoever signs out. */
export function useRowForm() {
  const [begun] = useState(() => ({
    ...{ isTypeChosen: false, ...fresh(dayInTurkey(new Date())) },
    ...drafts.find(DRAFT),
  }));
  const { isTypeChosen: wasTypeChosen, ...defaultValues } = begun;
  const form = useZodForm(CashFlowCreate, { defaultValues });
  const isTypeChosen = useRef(wasTypeChosen);
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (telling.some((name) => values[name]))
            drafts.keepTyped(DRAFT, { ...values, isTypeChosen: isTypeChosen.current });
          else drafts.drop(DRAFT);
        },
      }),
    [subscribe],
  );

  const isEmpty = (name: keyof CashFlowCreate) => !String(form.getValues(name) ?? '').trim();
  const isRowEmpty = () => telling.every(isEmpty);
  const read = (): RowValues => ({ ...form.getValues(), isTypeChosen: isTypeChosen.current });
  const fill = ({ isTypeChosen: isChosen = false, ...values }: RowValues) => {
    isTypeChosen.current = isChosen;
    form.reset(values);
  };
  return { form, isTypeChosen, isEmpty, isRowEmpty, read, fill };
}
