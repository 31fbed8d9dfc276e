import {
  type CashFlow,
  type CashFlowType,
  type Category,
  dayInTurkey,
  type PaymentMethod,
} from '@vezne/contract';
import type { SearchSelectHandle } from '@vezne/records';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { valuesOf } from '../past/entry-values';
import { useBroughtAmount } from '../past/useBroughtAmount';
import { useEntryAccount } from './useEntryAccount';
import { fresh, type RowForm, useRowForm } from './useRowForm';
import { useWaiting } from './useWaiting';

/** The fields that an entry must have, in the order in which Enter goes through them. */
const required = ['description', 'categoryId', 'amount', 'date'] as const;

/** What follows from a category: its own direction, else the one that a new entry begins with. */
const typeOf = (category: Category | undefined): CashFlowType =>
  category?.type === 'GIDER' ? 'CIKIS' : 'GIRIS';

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
  const row = useRowForm();
  const { form, isEmpty, isRowEmpty } = row;
  const element = useRef<HTMLFormElement>(null);

  const focus = (name: string) => {
    const control = element.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  const begin = (date: string) => {
    row.fill(fresh(date, account.methodOf()));
    focus('description');
  };
  /** Empties the row; an empty one is left. */
  const clear = () => {
    const isLeaving = isRowEmpty();
    begin(form.getValues('date'));
    if (!isLeaving) return;
    // Where the list is empty, there is nowhere to go.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onLeave();
  };
  const waiting = useWaiting(row, () => focus('amount'));
  const keepUpWithToday = useToday(form, isRowEmpty);
  useMethod(form, account.methodOf(), isRowEmpty);

  const submit = form.handleSubmit(async (values) => {
    // What was sent before goes again as it was, whatever account the list shows by now.
    waiting.send(row.keyOf(values) ? values : account.placed(values));
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
  const sets = useSets({ row, element, account, categories, focus, putAside });
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
  row: RowForm;
  element: RefObject<HTMLFormElement | null>;
  account: ReturnType<typeof useEntryAccount>;
  categories: readonly Category[];
  focus: (name: string) => void;
  putAside: () => void;
};

/** What sets more than one field at once. */
function useSets({ row, element, account, categories, focus, putAside }: Parts) {
  const { form, isTypeChosen } = row;
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
  const amountOf = useBroughtAmount(form);
  const takePast = (entry: CashFlow) => {
    const { cashFlowType, date: _, ...past } = valuesOf(entry);
    setType(cashFlowType);
    const values = { ...past, amount: amountOf(past.amount) };
    for (const [name, value] of Object.entries(values)) form.setValue(name as keyof typeof values, value);
    focus('amount');
    const control = element.current?.elements.namedItem('amount');
    // After the new amount is drawn, which would take the selection away.
    if (control instanceof HTMLInputElement) setTimeout(() => control.select());
  };
  /** Writes an earlier entry anew; what is half written waits beside the row. */
  const repeat = (entry: CashFlow) => {
    putAside();
    row.fill(fresh(dayInTurkey(new Date())));
    takePast(entry);
  };
  return { setType, setCategory, setAccount, takePast, repeat };
}

/** A row that was left alone past midnight begins with the day that it is now, unless the reader chose another one. */
function useToday(form: RowForm['form'], isRowEmpty: () => boolean) {
  const day = useRef(dayInTurkey(new Date()));
  return () => {
    const today = dayInTurkey(new Date());
    if (form.getValues('date') === day.current && isRowEmpty()) form.setValue('date', today);
    day.current = today;
  };
}

/** The accounts become known after the row is drawn: a row that nothing is written in begins with their method. */
function useMethod(form: RowForm['form'], method: PaymentMethod, isRowEmpty: () => boolean) {
  const latest = useRef({ form, isRowEmpty });
  useEffect(() => {
    latest.current = { form, isRowEmpty };
  });
  useEffect(() => {
    const { form, isRowEmpty } = latest.current;
    if (isRowEmpty()) form.setValue('paymentMethod', method);
  }, [method]);
}
