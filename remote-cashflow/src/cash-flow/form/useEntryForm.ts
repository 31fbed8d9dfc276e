import { useSaveCashFlow } from '@vezne/api';
import { CashFlow, CashFlowCreate, dayInTurkey, type PaymentMethod } from '@vezne/contract';
import { draftOf, useSaveForm, useStoredRecord, useTillWarning } from '@vezne/records';
import { toast } from '@vezne/ui';
import { useEffect, useRef } from 'react';
import { type Accounts, methodIn } from '../../cash-account/common/useAccounts';
import { valuesOf } from '../past/entry-values';
import { useUpdateEntry } from './useUpdateEntry';

export type EntryFormProps = {
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

/** Saves a new entry or updates the stored one; `conflict` is the entry as somebody else left it meanwhile. */
export function useEntryForm(
  { entry, template = null, accountId, like = null, onClose, onAnother, draft, onLeave }: EntryFormProps,
  accounts: Accounts,
) {
  const { isMany } = accounts;
  const warn = useTillWarning();
  const save = useSaveCashFlow();
  const update = useUpdateEntry();
  const { stored, conflict, settleConflict, readRefusal } = useStoredRecord(CashFlow, entry);
  const form = useSaveForm(CashFlowCreate, {
    defaultValues: entry
      ? valuesOf(entry)
      : {
          ...(template ? valuesOf(template) : newEntry(methodIn(accounts, accountId))),
          ...(accountId && { accountId }),
          date: dayInTurkey(new Date()),
          ...like,
        },
    isDraftTaken: draft !== undefined,
    draft: draftOf(template ? 'cash-flow repeated' : 'cash-flow', entry),
    save: async ({ accountId: chosen, ...others }) => {
      // Where there is no choice none is sent.
      const values = isMany ? { ...others, accountId: chosen } : others;
      if (stored) {
        const { cashFlowType: _, ...change } = values;
        const saved = await update(stored, change);
        warn(stored.accountId, saved.accountId);
      } else {
        const saved = await save.run(values);
        if (saved.cashFlowType === 'CIKIS') warn(saved.accountId);
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
    if (conflict) form.reset(valuesOf(conflict));
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
function useDraft(form: Draftable, draft: EntryFormProps['draft'], onLeave: EntryFormProps['onLeave']) {
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

const newEntry = (paymentMethod: PaymentMethod) =>
  ({ cashFlowType: 'GIRIS', paymentMethod, categoryId: '', description: '', projectId: '' }) as const;

export type EntryForm = ReturnType<typeof useEntryForm>;
