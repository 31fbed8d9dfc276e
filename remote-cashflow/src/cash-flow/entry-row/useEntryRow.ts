import { type ApiError, drafts, useSaveCashFlow } from '@vezne/api';
import {
  type CashFlow,
  CashFlowCreate,
  type CashFlowType,
  type Category,
  dayInTurkey,
  PaymentMethod,
} from '@vezne/contract';
import { type SearchSelectHandle, useTillWarning } from '@vezne/records';
import { applyServerErrors, toast, useZodForm } from '@vezne/ui';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBroughtAmount } from '../past/useBroughtAmount';
import { sentEntries, type WaitingEntry } from './sent-entries';
import { useEntryAccount } from './useEntryAccount';

/** The fields that an entry must have, in the order in which Enter goes through them. */
const required = ['description', 'categoryId', 'amount', 'date'] as const;

/** What makes a row more than an empty one. */
const written = ['description', 'categoryId', 'amount', 'projectId'] as const;
const DRAFT = 'cash-flow row';

/** What follows from a category: its own direction, else the one that a new entry begins with. */
const typeOf = (category: Category | undefined): CashFlowType =>
  category?.type === 'GIDER' ? 'CIKIS' : 'GIRIS';

const fresh = (date: string, paymentMethod: PaymentMethod = 'CASH') =>
  ({
    cashFlowType: 'GIRIS',
    paymentMethod,
    date,
    categoryId: '',
    description: '',
    projectId: '',
  }) as const;

export type EntryRowState = ReturnType<typeof useEntryRow>;

/**
 * One entry after another, written in a row: it is empty again at once, whatever the server takes to answer. `onLeave`
 * brings the focus out of it.
 */
export function useEntryRow(
  categories: readonly Category[],
  accountId: string | undefined,
  onLeave: () => void,
) {
  const account = useEntryAccount(accountId);
  const form = useEntryForm();
  const element = useRef<HTMLFormElement>(null);
  // The reader has chosen the direction: a category no longer changes it.
  const isTypeChosen = useRef(false);

  const focus = (name: string) => {
    const control = element.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  const empty = (date: string) => {
    isTypeChosen.current = false;
    form.reset(fresh(date, account.methodOf()));
  };
  const begin = (date: string) => {
    empty(date);
    focus('description');
  };
  const isEmpty = (name: keyof CashFlowCreate) => !String(form.getValues(name) ?? '').trim();
  const isRowEmpty = () => written.every(isEmpty);
  /** Empties the row; an empty one is left. */
  const clear = () => {
    const isLeaving = isRowEmpty();
    begin(form.getValues('date'));
    if (!isLeaving) return;
    // Where the list is empty, there is nowhere to go.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onLeave();
  };
  const waiting = useWaiting(form, isRowEmpty);
  const keepUpWithToday = useToday(form, isRowEmpty);
  useMethod(form, account.methodOf(), isRowEmpty);

  const submit = form.handleSubmit(async (values) => {
    waiting.send(account.placed(values));
    begin(values.date);
  });
  /** Enter: to the next field that must be filled, and saves when there is none. */
  const onEnter = (name: string) => {
    const next = required.find((other) => other !== name && isEmpty(other));
    const isMissing = required.some((other) => other === name && isEmpty(other));
    if (next && !isMissing) focus(next);
    else element.current?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      // What is chosen in the list stays chosen.
      event.preventDefault();
      clear();
    }
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) element.current?.requestSubmit();
    else onEnter(event.target.getAttribute('name') ?? '');
  };

  const projects = useRef<SearchSelectHandle>(null);
  const { putAside } = waiting;
  const sets = useSets({ form, element, account, categories, isTypeChosen, focus, putAside });
  return {
    form,
    element,
    projects,
    submit,
    onKeyDown,
    onEnter,
    focus,
    clear,
    keepUpWithToday,
    account,
    ...sets,
    ...waiting,
  };
}

type Parts = {
  form: ReturnType<typeof useEntryForm>;
  element: RefObject<HTMLFormElement | null>;
  account: ReturnType<typeof useEntryAccount>;
  categories: readonly Category[];
  isTypeChosen: RefObject<boolean>;
  focus: (name: string) => void;
  putAside: () => void;
};

/** What sets more than one field at once. */
function useSets({ form, element, account, categories, isTypeChosen, focus, putAside }: Parts) {
  const setType = (type: CashFlowType) => {
    isTypeChosen.current = true;
    form.setValue('cashFlowType', type);
  };
  const setCategory = (id: string) => {
    form.setValue('categoryId', id);
    if (!isTypeChosen.current) form.setValue('cashFlowType', typeOf(categories.find((one) => one.id === id)));
  };
  /** The method follows, as it does when the row begins there. */
  const setAccount = (id: string) => {
    account.keep(id);
    form.setValue('accountId', id);
    form.setValue('paymentMethod', account.methodOf(id));
  };
  /** Everything as in an earlier entry but its date, and but an amount that is written: that is what most likely differs. */
  const amountOf = useBroughtAmount();
  const takePast = ({ description, categoryId, paymentMethod, accountId, ...past }: CashFlow) => {
    setType(past.cashFlowType);
    const values = {
      description,
      categoryId,
      amount: amountOf(form.getValues('amount'), past.amount),
      paymentMethod: PaymentMethod.safeParse(paymentMethod).data ?? 'CASH',
      projectId: past.projectId,
      accountId,
    };
    for (const [name, value] of Object.entries(values)) form.setValue(name as keyof typeof values, value);
    focus('amount');
    const control = element.current?.elements.namedItem('amount');
    // After the new amount is drawn, which would take the selection away.
    if (control instanceof HTMLInputElement) setTimeout(() => control.select());
  };
  /** Writes an earlier entry anew; what is half written waits beside the row. */
  const repeat = (entry: CashFlow) => {
    putAside();
    form.reset(fresh(dayInTurkey(new Date())));
    takePast(entry);
  };
  return { setType, setCategory, setAccount, takePast, repeat };
}

/** The row's form. What is written waits while the reader is elsewhere, and goes with whoever signs out. */
function useEntryForm() {
  const [defaultValues] = useState(() => ({ ...fresh(dayInTurkey(new Date())), ...drafts.find(DRAFT) }));
  const form = useZodForm(CashFlowCreate, { defaultValues });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (written.some((name) => values[name])) drafts.keepTyped(DRAFT, values);
          else drafts.drop(DRAFT);
        },
      }),
    [subscribe],
  );
  return form;
}

/** A row that was left alone past midnight begins with the day that it is now, unless the reader chose another one. */
function useToday(form: ReturnType<typeof useEntryForm>, isRowEmpty: () => boolean) {
  const day = useRef(dayInTurkey(new Date()));
  return () => {
    const today = dayInTurkey(new Date());
    if (form.getValues('date') === day.current && isRowEmpty()) form.setValue('date', today);
    day.current = today;
  };
}

/** The accounts become known after the row is drawn: a row that nothing is written in begins with their method. */
function useMethod(form: ReturnType<typeof useEntryForm>, method: PaymentMethod, isRowEmpty: () => boolean) {
  const latest = useRef({ form, isRowEmpty });
  useEffect(() => {
    latest.current = { form, isRowEmpty };
  });
  useEffect(() => {
    const { form, isRowEmpty } = latest.current;
    if (isRowEmpty()) form.setValue('paymentMethod', method);
  }, [method]);
}

/**
 * Saves behind the row. What could not be saved comes back into it, or waits beside it while the next is written or the
 * reader is elsewhere; what is half written waits there when another entry takes its place.
 */
function useWaiting(form: ReturnType<typeof useEntryForm>, isRowEmpty: () => boolean) {
  const save = useSaveCashFlow();
  const warn = useTillWarning();
  // The last first: the next entry is likely to be like one of them.
  const [written, setWritten] = useState<readonly CashFlow[]>([]);
  const [waiting, setWaiting] = useState(sentEntries.left);
  const isShown = useRef(false);

  const refuse = (entry: WaitingEntry, error: unknown) => {
    // Kept until the row is shown again.
    if (!isShown.current) return;
    if (!isRowEmpty()) return setWaiting((others) => [...others, { ...entry, state: 'REFUSED' }]);
    form.reset(entry.values);
    sentEntries.drop(entry);
    applyServerErrors(form, error as ApiError);
  };
  const refuseEarlier = useEffectEvent(refuse);
  useEffect(() => {
    isShown.current = true;
    let isFollowed = true;
    // Sent before the reader went elsewhere and came back.
    for (const { entry, answer } of sentEntries.awaited())
      answer.catch((error: unknown) => isFollowed && refuseEarlier(entry, error));
    return () => {
      isShown.current = false;
      isFollowed = false;
    };
  }, []);

  const send = async (values: CashFlowCreate) => {
    const { entry, answer } = sentEntries.send(values, save.run);
    try {
      const saved = await answer;
      setWritten((others) => [saved, ...others]);
      toast.success('Nakit Akışı Başarıyla Oluşturuldu.');
      if (saved.cashFlowType === 'CIKIS') warn(saved.accountId);
    } catch (error) {
      refuse(entry, error);
    }
  };
  const putAside = () => {
    if (isRowEmpty()) return;
    const kept = sentEntries.keep({ ...form.getValues() }, 'HALF');
    setWaiting((others) => [...others, kept]);
  };
  /** Takes what waits into the row; what stands there waits instead. */
  const takeBack = (one: WaitingEntry) => {
    setWaiting((others) => others.filter(({ id }) => id !== one.id));
    putAside();
    form.reset(one.values);
    sentEntries.drop(one);
  };
  return { waiting, written, send, putAside, takeBack };
}
