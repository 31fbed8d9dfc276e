import { useCurrency, useSaveSettlement } from '@vezne/api';
import { dayInTurkey, type OpenItem, type OpenOpening, SettlementCreate } from '@vezne/contract';
import { AmountInput, DayInput, saveByKeys, useSaveForm, useTillWarning } from '@vezne/records';
import { Button, Field, FormGrid, ModalBody, ModalFoot, toast, useIsMobile } from '@vezne/ui';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import { AllocatedItems } from './AllocatedItems';
import {
  type Allocation,
  allocatedTo,
  allocateInOrder,
  byAge,
  isTooMuch,
  linesOf,
  type Refused,
  refusedBy,
  refusedOver,
  restOf,
  sumOf,
} from './allocation';
import type { Settlee } from './useSettling';
import { WayFields } from './WayFields';

const Fields = SettlementCreate.omit({ lines: true });

type Props = {
  settlee: Settlee;
  items: readonly OpenItem[];
  /** What is left of openings: covered by what is allocated to no row. */
  openings: readonly OpenOpening[];
  /** The server refused: what is open may be another by now. */
  onRefused: () => void;
  onClose: () => void;
};

/** How much came or went, when, where, and what it is allocated to. Stays as it is when saving fails. */
export function SettleForm({ settlee, items, openings, onRefused, onClose }: Props) {
  const currency = useCurrency();
  const waiting = byAge(items, openings);
  const chosen = settlee.chosen ? waiting.filter(({ id }) => settlee.chosen?.includes(id)) : waiting;
  const first = settlee.chosen ? sumOf(chosen) : null;
  const [lastAllocated, setAllocated] = useState<Allocation>(() => allocateInOrder(first, chosen));
  const allocated = allocatedTo(items, lastAllocated);
  const [refused, setRefused] = useState<Refused>({});
  const save = useSaveSettlement();
  const warn = useTillWarning();
  const isAllocatable = ({ amount }: { amount: number }) =>
    restOf(amount, allocated) >= 0 && !items.some((item) => isTooMuch(item, allocated));
  // What is allocated is no field of the form; that it does not fit keeps it from being saved like one.
  const form = useSaveForm(Fields.refine(isAllocatable, { path: ['lines'] }), {
    defaultValues: {
      contactId: settlee.contactId,
      direction: settlee.direction,
      paymentMethod: 'TRANSFER',
      date: dayInTurkey(new Date()),
      description: '',
      ...(first !== null && { amount: first }),
    },
    save: async (values) => {
      setRefused({});
      // An account that was not asked for is left out.
      const { accountId, ...rest } = values;
      await save.run({ ...rest, ...(accountId && { accountId }), lines: linesOf(items, allocated) });
      toast.success(settlee.direction === 'IN' ? 'Tahsilat Kaydedildi.' : 'Ödeme Kaydedildi.');
      if (settlee.direction === 'OUT') warn(accountId);
      onClose();
    },
    onRefused: (error) => {
      setRefused(refusedBy(error, linesOf(items, allocated)));
      onRefused();
    },
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const amount = form.watch('amount') ?? null;
  useFirstFocus(form.setFocus);
  return (
    <form onSubmit={form.submit} onKeyDown={saveByKeys} noValidate>
      <ModalBody>
        <FormGrid>
          <Field label="Tutar" error={errors.amount?.message}>
            <Controller
              control={form.control}
              name="amount"
              render={({ field }) => (
                <AmountInput
                  {...field}
                  currency={currency}
                  onChange={(next) => {
                    field.onChange(next);
                    setAllocated(allocateInOrder(next, chosen));
                  }}
                />
              )}
            />
          </Field>
          <Field label="Tarih" error={errors.date?.message}>
            <Controller control={form.control} name="date" render={({ field }) => <DayInput {...field} />} />
          </Field>
          <WayFields form={form} errors={errors} />
        </FormGrid>
        <AllocatedItems
          items={items}
          openings={openings}
          allocated={allocated}
          rest={restOf(amount, allocated)}
          isChecked={isSubmitted}
          refused={refusedOver(items, refused)}
          direction={settlee.direction}
          onAllocate={(id, part) => setAllocated({ ...allocated, [id]: part })}
        />
      </ModalBody>
      <Foot onClose={onClose} isSubmitting={isSubmitting} />
    </form>
  );
}

/** The form came after its dialog had set the focus; on a phone the keyboard must not rise over the sheet. */
function useFirstFocus(setFocus: (field: 'amount') => void): void {
  const isMobile = useIsMobile();
  useEffect(() => {
    if (!isMobile) setFocus('amount');
  }, [isMobile, setFocus]);
}

const Foot = ({ onClose, isSubmitting }: { onClose: () => void; isSubmitting: boolean }) => (
  <ModalFoot>
    <Button onClick={onClose} disabled={isSubmitting}>
      İptal
    </Button>
    <Button type="submit" variant="primary" loading={isSubmitting}>
      Kaydet
    </Button>
  </ModalFoot>
);
