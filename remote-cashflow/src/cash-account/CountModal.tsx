import { ApiError, useCashAccountSummary, useCashFlows, useCountCash, useCurrency } from '@vezne/api';
import { type CashAccount, CashCount, dayInTurkey, formatMoney, fromKurus, toKurus } from '@vezne/contract';
import { AmountInput, DayInput, Money, saveByKeys, useSaveForm } from '@vezne/records';
import {
  Button,
  Field,
  FormGrid,
  formatDate,
  Modal,
  ModalBody,
  ModalFoot,
  Select,
  Skeleton,
  toast,
} from '@vezne/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Facts } from './common/Facts';
import { optionsOfAccounts } from './common/useAccounts';

type Props = {
  /** The till that is counted first; null counts nothing. */
  till: CashAccount | null;
  tills: readonly CashAccount[];
  onClose: () => void;
};

/** What was counted in a till against what is written: the difference is seen before it is booked. */
export default function CountModal({ till, tills, onClose }: Props) {
  // The till stays, so that the dialog does not change its face while it fades out.
  const [shown, setShown] = useState(till);
  if (till && till !== shown) setShown(till);
  return (
    <Modal open={till !== null} onClose={onClose} title="Kasa Sayımı" first="[name=counted]">
      {shown && <CountForm key={shown.id} till={shown} tills={tills} onClose={onClose} />}
    </Modal>
  );
}

function CountForm({ till, tills, onClose }: { till: CashAccount } & Omit<Props, 'till'>) {
  const currency = useCurrency();
  const count = useCountCash();
  const form = useSaveForm(CashCount, {
    defaultValues: { id: till.id, date: dayInTurkey(new Date()) },
    save: async (values) => {
      const { difference } = await count.run(values);
      toast.success(
        difference === 0
          ? 'Sayım Kaydedildi. Kasa tutuyor.'
          : `Sayım Kaydedildi. Fark: ${formatMoney(difference, currency)}`,
      );
      onClose();
    },
  });
  const { errors, isSubmitting } = form.formState;
  const { id, date, counted } = form.watch();
  const chosen = tills.find((one) => one.id === id) ?? till;
  const lastCount = useLastCount(chosen);
  return (
    <form onSubmit={form.submit} onKeyDown={saveByKeys} noValidate>
      <ModalBody>
        <FormGrid>
          <Field label="Kasa" error={errors.id?.message} help={lastCount}>
            <Select {...form.register('id')} options={optionsOfAccounts(tills)} placeholder={null} />
          </Field>
          <Field label="Tarih" error={errors.date?.message}>
            <Controller control={form.control} name="date" render={({ field }) => <DayInput {...field} />} />
          </Field>
          <Field label="Sayılan tutar" error={errors.counted?.message} full>
            <Controller
              control={form.control}
              name="counted"
              render={({ field }) => <AmountInput {...field} currency={currency} />}
            />
          </Field>
          <Difference till={chosen} date={date} counted={counted} />
        </FormGrid>
      </ModalBody>
      <ModalFoot>
        <Button onClick={onClose} disabled={isSubmitting}>
          İptal
        </Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          Sayımı Kaydet
        </Button>
      </ModalFoot>
    </form>
  );
}

/** When a till was counted last, by whom, and what differed. */
function useLastCount({ id }: CashAccount) {
  const currency = useCurrency();
  const { data } = useCashAccountSummary();
  const last = data?.accounts.find((one) => one.id === id)?.lastCount;
  if (!last) return undefined;
  const differed = last.difference === 0 ? 'fark yok' : `fark ${formatMoney(last.difference, currency)}`;
  return `${[`Son sayım ${formatDate(last.date)}`, last.countedBy, differed].filter(Boolean).join(', ')}.`;
}

type DifferenceProps = { till: CashAccount; date: string; counted: number | null | undefined };

function Difference({ till, date, counted }: DifferenceProps) {
  const currency = useCurrency();
  const { expected, failed } = useExpected(till, date);
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  if (failed) return null;
  const known = expected !== undefined && counted != null;
  const difference = known ? fromKurus((toKurus(counted) ?? 0n) - (toKurus(expected) ?? 0n)) : 0;
  return (
    <Facts
      rows={[
        {
          key: 'expected',
          label: 'Kayıtlı bakiye',
          value: expected === undefined ? <Skeleton width={90} /> : money(expected),
        },
        { key: 'counted', label: 'Sayılan', value: counted == null ? '—' : money(counted) },
        {
          key: 'difference',
          label: 'Sayım farkı',
          value: known ? <Money amount={difference} currency={currency} tone="signed" /> : '—',
          isSum: true,
        },
      ]}
      note={
        known && difference !== 0
          ? `Kaydedince “Sayım farkı” açıklamasıyla ${formatMoney(Math.abs(difference), currency)} ${difference < 0 ? 'çıkış' : 'giriş'} yazılır.`
          : 'Fark yoksa kayıt oluşmaz.'
      }
    />
  );
}

/** What the till holds at the end of a day by what is written: the cash after its last entry until then. */
function useExpected({ id, openingBalance }: CashAccount, date: string) {
  const isDay = CashCount.shape.date.safeParse(date).success;
  const { data, error, isRefreshing } = useCashFlows(
    isDay ? { page: 0, pageSize: 1, searchText: '', accountId: id, to: date } : null,
  );
  const [last] = data?.content ?? [];
  const expected = data && !isRefreshing ? (last ? last.balance : openingBalance) : undefined;
  return { expected: expected ?? undefined, failed: !isDay || error instanceof ApiError };
}
