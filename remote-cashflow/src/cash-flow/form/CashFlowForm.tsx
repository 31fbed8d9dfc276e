import { useCurrency, useSaveCashFlow, useUpdateCashFlow } from '@vezne/api';
import {
  CashFlow,
  CashFlowCreate,
  type Currency,
  dayInTurkey,
  formatMoney,
  PaymentMethod,
  paymentMethodName,
  paymentMethodNames,
} from '@vezne/contract';
import {
  AmountInput,
  ConflictNotice,
  DayInput,
  draftOf,
  RecordForm,
  TypeSwitch,
  useSaveForm,
  useStoredRecord,
} from '@vezne/records';
import { Field, formatDate, optionsOf, Select, TextArea, toast } from '@vezne/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { type Accounts, useAccounts } from '../../cash-account/common/useAccounts';
import { useTillWarning } from '../../cash-account/common/useTillWarning';
import { CategoryField } from '../category/CategoryField';
import { ProjectField } from '../project/ProjectField';
import { AccountField, TransferHint } from './AccountField';

type Props = {
  /** The entry being edited; null for a new one. */
  entry: CashFlow | null;
  /** A new entry begins as this one, on today's date. */
  template?: CashFlow | null;
  /** A new entry lies in this account. */
  accountId?: string | undefined;
  onTransfer?: (() => void) | undefined;
  onClose: () => void;
  /** Begins another entry after a new one was saved, of the same kind and day. */
  onAnother?: ((like: EntryLike) => void) | undefined;
  /** The entry saved just before, which this one is like. */
  like?: EntryLike | null;
  /** What was written before and not saved. */
  draft?: EntryDraft | undefined;
  /** Takes what is written and not saved when the form goes, null when nothing is. */
  onLeave?: (draft: EntryDraft | null) => void;
};

export type EntryDraft = Partial<CashFlowCreate>;

/** What entries that are written one after another have in common. */
export type EntryLike = Pick<CashFlowCreate, 'cashFlowType' | 'date' | 'paymentMethod' | 'accountId'>;

/** The fields of a ledger entry. Stays as it is when saving fails. */
export function CashFlowForm(props: Props) {
  const { entry, onTransfer, onClose, onLeave } = props;
  const currency = useCurrency();
  const accounts = useAccounts();
  const { form, stored, conflict, takeConflict, settle } = useEntryForm(props, accounts.isMany);
  const { errors } = form.formState;

  return (
    <RecordForm
      form={form}
      isNew={!entry}
      onCancel={() => {
        settle();
        onClose();
      }}
      note={onLeave && form.formState.isDirty && 'Kaydedilmedi'}
      showsKeys
      pairs
      notice={conflict && <ConflictNotice rows={factsOf(conflict, currency)} onTake={takeConflict} />}
    >
      <Field label="Tip" error={errors.cashFlowType?.message} group full>
        <Controller
          control={form.control}
          name="cashFlowType"
          render={({ field }) => (
            <TypeSwitch
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              lockedBecause={entry ? 'Tip, kayıt oluşturulduktan sonra değiştirilemez.' : undefined}
            />
          )}
        />
      </Field>
      <Field label="Tutar" help={!entry && '1,5k veya 2m de yazabilirsiniz.'} error={errors.amount?.message}>
        <Controller
          control={form.control}
          name="amount"
          render={({ field }) => <AmountInput {...field} currency={currency} />}
        />
      </Field>
      <Field label="Tarih" help={!entry && 'dün, 18 veya 18.11 de olur.'} error={errors.date?.message}>
        <Controller control={form.control} name="date" render={({ field }) => <DayInput {...field} />} />
      </Field>
      <Controller
        control={form.control}
        name="categoryId"
        render={({ field: { ref, name, value, onChange } }) => (
          <CategoryField
            ref={ref}
            name={name}
            value={value}
            onChange={onChange}
            type={form.watch('cashFlowType')}
            stored={stored}
            error={errors.categoryId?.message}
          />
        )}
      />
      <MethodAndAccount form={form} accounts={accounts} stored={stored} onTransfer={onTransfer} />
      <ProjectField {...form.register('projectId')} stored={stored} error={errors.projectId?.message} />
      <Field label="Açıklama" error={errors.description?.message} full>
        <TextArea
          {...form.register('description')}
          placeholder="Ne için, kime, hangi proje?"
          onKeyDown={saveOnEnter}
        />
      </Field>
    </RecordForm>
  );
}

/** Enter saves; with Shift it breaks the line. */
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
  if (key !== 'Enter' || shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

type MethodProps = Pick<Props, 'onTransfer'> & {
  form: ReturnType<typeof useEntryForm>['form'];
  accounts: Accounts;
  stored: CashFlow | null;
};

/** How an entry was paid and, where there is a choice, in which account it lies. */
function MethodAndAccount({ form, accounts, stored, onTransfer }: MethodProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field
        label="Ödeme Yöntemi"
        help={
          accounts.isMany &&
          onTransfer &&
          form.watch('paymentMethod') === 'VIRMAN' && <TransferHint onTransfer={onTransfer} />
        }
        error={errors.paymentMethod?.message}
      >
        <Select
          {...form.register('paymentMethod')}
          options={optionsOf(paymentMethodNames)}
          placeholder={null}
        />
      </Field>
      {accounts.isMany && (
        <Controller
          control={form.control}
          name="accountId"
          render={({ field: { value, ...field } }) => (
            <AccountField
              {...field}
              value={value ?? ''}
              accounts={accounts.open}
              stored={stored}
              error={errors.accountId?.message}
            />
          )}
        />
      )}
    </>
  );
}

/** Saves a new entry or updates the stored one; `conflict` is the entry as somebody else left it meanwhile. */
function useEntryForm(
  { entry, template = null, accountId, like = null, onClose, onAnother, draft, onLeave }: Props,
  isMany: boolean,
) {
  const warn = useTillWarning();
  const save = useSaveCashFlow();
  const update = useUpdateCashFlow();
  const { stored, conflict, settleConflict, readRefusal } = useStoredRecord(CashFlow, entry);
  const form = useSaveForm(CashFlowCreate, {
    defaultValues: entry
      ? toValues(entry)
      : { ...toValues(template), ...(accountId && { accountId }), date: dayInTurkey(new Date()), ...like },
    // The panel keeps what is written by itself.
    draft: onLeave ? undefined : draftOf(template ? 'cash-flow repeated' : 'cash-flow', entry),
    save: async ({ accountId: chosen, ...others }) => {
      // Where there is no choice none is sent.
      const values = isMany ? { ...others, accountId: chosen } : others;
      if (stored) {
        const { cashFlowType: _, ...change } = values;
        const saved = await update.run({ ...change, id: stored.id, version: stored.version });
        if (isMany) warn(saved.accountId);
        toast.success('Nakit Akışı Başarıyla Güncellendi.');
      } else {
        const saved = await save.run(values);
        if (isMany) warn(saved.accountId);
        toast.success('Nakit Akışı Başarıyla Oluşturuldu.');
      }
      settle();
    },
    done: onClose,
    another:
      entry || !onAnother
        ? undefined
        : ({ cashFlowType, date, paymentMethod, accountId: chosen }) =>
            onAnother({ cashFlowType, date, paymentMethod, ...(chosen && { accountId: chosen }) }),
    onRefused: readRefusal,
  });
  const settle = useDraft(form, draft, onLeave);
  const { setFocus } = form;
  const isFurther = like !== null;
  useEffect(() => {
    if (isFurther) setFocus('amount');
  }, [isFurther, setFocus]);

  const takeConflict = () => {
    form.reset(toValues(conflict));
    settleConflict();
  };
  return { form, stored, conflict, takeConflict, settle };
}

type Draftable = {
  formState: { isDirty: boolean };
  getValues: () => EntryDraft;
  reset: (values: EntryDraft, options: { keepDefaultValues: true }) => void;
};

/** Goes on with a draft, and leaves one behind unless what is written was settled: saved or given up. */
function useDraft(form: Draftable, draft: Props['draft'], onLeave: Props['onLeave']) {
  const isSettled = useRef(false);
  const latest = useRef({ isDirty: false, form, draft, onLeave });
  const { isDirty } = form.formState;
  useEffect(() => {
    latest.current = { isDirty, form, draft, onLeave };
  });
  useEffect(() => {
    const { form, draft } = latest.current;
    if (draft) form.reset(draft, { keepDefaultValues: true });
    return () => {
      const { isDirty, form, onLeave } = latest.current;
      onLeave?.(isDirty && !isSettled.current ? form.getValues() : null);
    };
  }, []);
  return () => {
    isSettled.current = true;
  };
}

function toValues(entry: CashFlow | null) {
  if (!entry) {
    return {
      cashFlowType: 'GIRIS',
      paymentMethod: 'CASH',
      categoryId: '',
      description: '',
      projectId: '',
    } as const;
  }
  return {
    cashFlowType: entry.cashFlowType,
    amount: entry.amount,
    date: entry.date.slice(0, 10),
    categoryId: entry.categoryId,
    paymentMethod: PaymentMethod.safeParse(entry.paymentMethod).data ?? 'CASH',
    description: entry.description,
    projectId: entry.projectId ?? '',
    accountId: entry.accountId,
  };
}

const factsOf = ({ amount, date, categoryName, paymentMethod, description }: CashFlow, currency: Currency) =>
  [
    ['Tutar', formatMoney(amount, currency)],
    ['Tarih', formatDate(date)],
    ['Kategori', categoryName],
    ['Ödeme Yöntemi', paymentMethodName(paymentMethod)],
    ['Açıklama', description],
  ] as const;
