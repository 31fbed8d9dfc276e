import { drafts } from '@vezne/api';
import { CashFlowCreate, dayInTurkey, limits, type PaymentMethod } from '@vezne/contract';
import { useZodForm } from '@vezne/ui';
import { useEffect, useRef, useState } from 'react';

const DRAFT = 'cash-flow row';

/** What makes a row more than an empty one. */
const telling = ['description', 'categoryId', 'amount', 'projectId'] as const;

/** The key under which values were sent of which nobody knows whether they were saved, and when. */
type SentAs = { key: string; values: string; at: number };

/** The server knows a key for so long; an hour less, for clocks that differ. */
const KEY_MS = (limits.idempotencyHours - 1) * 3_600_000;

/**
 * What stands in a row. `isTypeChosen`: the reader has chosen the direction, which a category no longer changes. `sentAs`:
 * it was sent before.
 */
export type RowValues = Partial<CashFlowCreate> & { isTypeChosen?: boolean; sentAs?: SentAs | undefined };

/** Values of an entry as a text that is the same for the same entry. */
export const textOf = ({ isTypeChosen, sentAs, ...values }: RowValues): string =>
  JSON.stringify(CashFlowCreate.safeParse(values).data ?? values);

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
    isTypeChosen: false,
    sentAs: undefined as SentAs | undefined,
    ...fresh(dayInTurkey(new Date())),
    ...drafts.find(DRAFT),
  }));
  const { isTypeChosen: wasTypeChosen, sentAs: wasSentAs, ...defaultValues } = begun;
  const form = useZodForm(CashFlowCreate, { defaultValues });
  const isTypeChosen = useRef(wasTypeChosen);
  const sentAs = useRef(wasSentAs);
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (telling.some((name) => values[name]))
            drafts.keepTyped(DRAFT, {
              ...values,
              isTypeChosen: isTypeChosen.current,
              sentAs: sentAs.current,
            });
          else drafts.drop(DRAFT);
        },
      }),
    [subscribe],
  );

  const isEmpty = (name: keyof CashFlowCreate) => !String(form.getValues(name) ?? '').trim();
  const isRowEmpty = () => telling.every(isEmpty);
  const read = (): RowValues => ({
    ...form.getValues(),
    isTypeChosen: isTypeChosen.current,
    sentAs: sentAs.current,
  });
  const fill = ({ isTypeChosen: isChosen = false, sentAs: before, ...values }: RowValues) => {
    isTypeChosen.current = isChosen;
    sentAs.current = before;
    form.reset(values);
  };
  /** Was what stands there sent before? `keyOf` is the key under which just these values were: under it they are saved once. */
  const wasSent = () => sentAs.current !== undefined;
  const keyOf = (values: CashFlowCreate) => {
    const { key, values: sent, at = 0 } = sentAs.current ?? {};
    return sent === textOf(values) && Date.now() - at < KEY_MS ? key : undefined;
  };
  return { form, isTypeChosen, isEmpty, isRowEmpty, read, fill, wasSent, keyOf };
}
