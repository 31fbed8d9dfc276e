import { useCurrency, useSettleRow } from '@vezne/api';
import {
  dayInTurkey,
  flowOf,
  formatMoney,
  type ProjectRow,
  type RowKind,
  SettlementOfRow,
  usualMethods,
} from '@vezne/contract';
import { AmountInput, DayInput, saveByKeys, useSaveForm, useTillWarning } from '@vezne/records';
import { Button, Field, FormGrid, Modal, ModalBody, ModalFoot, toast } from '@vezne/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { settleWord, unsettledOf } from './settle-word';
import { WayFields } from './WayFields';

type Props<Kind extends RowKind> = {
  kind: Kind;
  /** The row that is settled; null: none. */
  row: ProjectRow<Kind> | null;
  onClose: () => void;
};

/** Collects or pays one row: its entry of the ledger is written with it. */
export function RowSettle<Kind extends RowKind>({ kind, row, onClose }: Props<Kind>) {
  const [shown, setShown] = useState(row);
  if (row && row !== shown) setShown(row);
  return (
    <Modal
      open={row !== null}
      onClose={onClose}
      title={shown ? settleWord(kind, shown) : ''}
      subtitle={shown?.description}
    >
      {shown && <RowForm key={`${shown.id} ${shown.version}`} kind={kind} row={shown} onClose={onClose} />}
    </Modal>
  );
}

/** A cheque, a note: paid so whatever the account. The others go with one. */
const isOfNoAccount = (method: string | null) =>
  method !== null && !Object.values<string>(usualMethods).includes(method);

function RowForm<Kind extends RowKind>({ kind, row, onClose }: Props<Kind> & { row: ProjectRow<Kind> }) {
  const currency = useCurrency();
  const settle = useSettleRow();
  const warn = useTillWarning();
  const open = unsettledOf(row);
  const form = useSaveForm(SettlementOfRow, {
    defaultValues: {
      type: flowOf[kind].rowType,
      id: row.id,
      amount: open,
      date: dayInTurkey(new Date()),
      paymentMethod: SettlementOfRow.shape.paymentMethod.safeParse(row.paymentMethod ?? 'TRANSFER').data,
    },
    save: async ({ accountId, ...values }) => {
      await settle.run({ ...values, ...(accountId && { accountId }) });
      toast.success(kind === 'income' ? 'Tahsilat Kaydedildi.' : 'Ödeme Kaydedildi.');
      if (kind === 'expense') warn(accountId);
      onClose();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form onSubmit={form.submit} onKeyDown={saveByKeys} noValidate>
      <ModalBody>
        <FormGrid>
          <Field
            label="Tutar"
            help={`Açık ${formatMoney(open, currency)}, KDV dahil`}
            error={errors.amount?.message}
          >
            <Controller
              control={form.control}
              name="amount"
              render={({ field }) => <AmountInput {...field} currency={currency} />}
            />
          </Field>
          <Field label="Tarih" error={errors.date?.message}>
            <Controller control={form.control} name="date" render={({ field }) => <DayInput {...field} />} />
          </Field>
          <WayFields form={form} errors={errors} isMethodKnown={isOfNoAccount(row.paymentMethod)} />
        </FormGrid>
      </ModalBody>
      <ModalFoot>
        <Button onClick={onClose} disabled={isSubmitting}>
          İptal
        </Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          Kasaya İşle
        </Button>
      </ModalFoot>
    </form>
  );
}
