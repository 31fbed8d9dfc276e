import { useCurrency } from '@vezne/api';
import { type CashFlow, cashFlowTypeNames, formatMoney, paymentMethodNames } from '@vezne/contract';
import { AmountInput, DayInput, TypeMark } from '@vezne/records';
import { Button, IconButton, Kbd, optionsOf, Select } from '@vezne/ui';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useImperativeHandle,
  useState,
} from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useCategoriesOnce } from '../category/useCategoriesOnce';
import { CategorySelect } from './CategorySelect';
import { DescriptionField } from './DescriptionField';
import { EntryCell } from './EntryCell';
import { Row } from './entry-row-styles';
import { ProjectSelect } from './ProjectSelect';
import { type EntryRowState, useEntryRow } from './useEntryRow';

/** What the page does to the row: brings the caret into it, or writes an earlier entry into it anew, as of today. */
export type EntryRowHandle = { begin: () => void; repeat: (entry: CashFlow) => void };

type Props = {
  /** Takes what the page does to the row. */
  handle: RefObject<EntryRowHandle | undefined>;
  /** The account that the list shows alone: what is written lies in it. */
  accountId?: string | undefined;
  /** Escape in the empty row: the focus goes to the list. */
  onLeave: () => void;
};

/** Hızlı kayıt: one entry after another, written where they will stand. */
export function EntryRow({ handle, accountId, onLeave }: Props) {
  const categories = useCategoriesOnce();
  const row = useEntryRow(categories.list, accountId, onLeave);
  const { form, element } = row;
  const formId = 'hizli-kayit';
  const [isInUse, setInUse] = useState(() => Boolean(form.getValues('projectId')));
  const onFocus = () => {
    setInUse(true);
    row.keepUpWithToday();
  };
  useImperativeHandle(handle, () => ({ begin: () => row.focus('description'), repeat: row.repeat }));

  return (
    <>
      <Row onKeyDown={row.onKeyDown} onFocus={onFocus} data-entry>
        <td>
          <form id={formId} ref={element} onSubmit={row.submit} noValidate hidden />
          <Plus aria-hidden />
        </td>
        <EntryCell form={form} formId={formId} name="date" label="Tarih">
          {(props) => (
            <Controller
              control={form.control}
              name="date"
              render={({ field }) => <DayInput {...props} {...field} withoutCalendar />}
            />
          )}
        </EntryCell>
        <EntryCell form={form} formId={formId} name="categoryId" label="Kategori">
          {(props) => <CategorySelect {...props} row={row} {...categories} />}
        </EntryCell>
        <EntryCell form={form} formId={formId} name="description" label="Açıklama" data-look="strong">
          {(props) => <DescriptionField {...props} row={row} />}
        </EntryCell>
        <EntryCell
          form={form}
          formId={formId}
          name="amount"
          label="Tutar"
          data-look="amount"
          onKeyDownCapture={(event) => readSign(event, row)}
        >
          {(props) => <Amount {...props} row={row} />}
        </EntryCell>
        <EntryCell form={form} formId={formId} name="projectId" label="Proje" data-look="balance">
          {(props) => <ProjectSelect {...props} row={row} isNeeded={isInUse} />}
        </EntryCell>
        <EntryCell form={form} formId={formId} name="paymentMethod" label="Ödeme Yöntemi" data-look="gap">
          {(props) => (
            <Select
              {...props}
              {...form.register('paymentMethod')}
              options={optionsOf(paymentMethodNames)}
              placeholder={null}
            />
          )}
        </EntryCell>
        <td data-narrow="hidden">
          <TypeToggle row={row} />
        </td>
        <td data-actions>
          <Kbd data-resting title="Hızlı kayda geç">
            N
          </Kbd>
          <IconButton data-writing form={formId} type="submit" label="Kaydet (Enter)">
            <CornerDownLeft aria-hidden />
          </IconButton>
          <IconButton data-writing label="Vazgeç (Esc)" onClick={row.clear}>
            <X aria-hidden />
          </IconButton>
        </td>
      </Row>
      <Aside row={row} />
    </>
  );
}

type AmountProps = Omit<ComponentProps<typeof AmountInput>, 'form' | 'value' | 'onChange'> & {
  form: string;
  row: EntryRowState;
};

/** A minus that is pasted says, as a typed one does, which way the money goes. */
function Amount({ row, ...props }: AmountProps) {
  const currency = useCurrency();
  return (
    <Controller
      control={row.form.control}
      name="amount"
      render={({ field }) => (
        <AmountInput {...props} {...field} currency={currency} onMinus={() => row.setType('CIKIS')} />
      )}
    />
  );
}

const STATES = { SENT: 'Kaydedildiği doğrulanamadı', REFUSED: 'Kaydedilemedi', HALF: 'Yarım kaldı' };

/** What could not be saved or is half written, each to be taken back into the row. */
function Aside({ row }: { row: EntryRowState }) {
  const currency = useCurrency();
  return row.waiting.map((one) => {
    const { description, amount } = one.values;
    return (
      <Row key={one.id} role="row" data-waiting>
        <td />
        <td colSpan={8} role={one.state === 'HALF' ? 'status' : 'alert'}>
          {STATES[one.state]}: <strong>{description || 'açıklamasız'}</strong>
          {amount ? ` · ${formatMoney(amount, currency)}` : ''}{' '}
          <Button size="sm" onClick={() => row.takeBack(one)}>
            Satıra Al
          </Button>
        </td>
      </Row>
    );
  });
}

/** The direction that the entry will have; pressed, the other one. */
function TypeToggle({ row }: { row: EntryRowState }) {
  const type = useWatch({ control: row.form.control, name: 'cashFlowType' });
  const other = type === 'GIRIS' ? 'CIKIS' : 'GIRIS';
  return (
    <button
      type="button"
      aria-label={`Hızlı kayıt, Tip: ${cashFlowTypeNames[type]}`}
      onClick={() => row.setType(other)}
    >
      <TypeMark type={type} />
    </button>
  );
}

/** A sign in the amount says which way the money goes. */
function readSign(event: KeyboardEvent, { setType }: EntryRowState) {
  const type = { '-': 'CIKIS', '\u2212': 'CIKIS', '+': 'GIRIS' } as const;
  if (!Object.hasOwn(type, event.key)) return;
  event.preventDefault();
  setType(type[event.key as keyof typeof type]);
}
