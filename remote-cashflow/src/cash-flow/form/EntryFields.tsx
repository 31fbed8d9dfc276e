import { useCurrency } from '@vezne/api';
import { type CashFlow, formatMoney, paymentMethodNames } from '@vezne/contract';
import { AmountInput, DayInput, TypeSwitch } from '@vezne/records';
import { Field, formatDate, optionsOf, Select, TextArea, TextInput, VisuallyHidden } from '@vezne/ui';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { type Accounts, methodIn } from '../../cash-account/common/useAccounts';
import { CategoryField } from '../category/CategoryField';
import { ProjectField } from '../project/ProjectField';
import { AccountField, TransferHint } from './AccountField';
import { LastEntries } from './LastEntries';
import type { EntryForm } from './useEntryForm';

type Fields = {
  form: EntryForm['form'];
  /** The stored entry; null for a new one. */
  stored: CashFlow | null;
  accounts: Accounts;
  onTransfer?: (() => void) | undefined;
};

/** What an entry is made of, as it stands in a dialog or beside the list. */
export function EntryFields(fields: Fields) {
  const { form, stored } = fields;
  return (
    <>
      <TypeField {...fields} />
      <AmountField {...fields} help={!stored && '1,5k veya 2m de yazabilirsiniz.'} />
      <DayField {...fields} help={!stored && 'dün, 18 veya 18.11 de olur.'} />
      <CategoryChoice {...fields} />
      <MethodAndAccount {...fields} />
      <ProjectField
        {...form.register('projectId')}
        stored={stored}
        error={form.formState.errors.projectId?.message}
        full
      />
      <DescriptionField {...fields} />
    </>
  );
}

/** The same for a new entry on a phone: the amount, which way, and for what stand above the keypad. */
export function EntrySheet(fields: Fields) {
  const { form, stored } = fields;
  return (
    <>
      <BigAmount>
        <AmountField {...fields} label={<VisuallyHidden>Tutar</VisuallyHidden>} />
      </BigAmount>
      <TypeField {...fields} label={<VisuallyHidden>Tip</VisuallyHidden>} />
      <DescriptionField {...fields} rows={1} />
      <LastEntries form={form} />
      <CategoryChoice {...fields} />
      <MethodAndAccount {...fields} />
      <DayField {...fields} />
      <ProjectField
        {...form.register('projectId')}
        stored={stored}
        error={form.formState.errors.projectId?.message}
      />
    </>
  );
}

type Part = Fields & Partial<Pick<ComponentProps<typeof Field>, 'label' | 'help'>>;

function TypeField({ form, stored, label = 'Tip' }: Part) {
  return (
    <Field label={label} error={form.formState.errors.cashFlowType?.message} group full>
      <Controller
        control={form.control}
        name="cashFlowType"
        render={({ field }) => (
          <TypeSwitch
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            lockedBecause={stored ? 'Tip, kayıt oluşturulduktan sonra değiştirilemez.' : undefined}
          />
        )}
      />
    </Field>
  );
}

/** Why a collection or payment does not change how much and when; undefined of an entry of its own. */
function heldBecause(stored: CashFlow | null, what: string): string | undefined {
  if (!stored?.settlementId) return undefined;
  const [of, it] = stored.cashFlowType === 'GIRIS' ? ['Tahsilatın', 'tahsilatı'] : ['Ödemenin', 'ödemeyi'];
  return `${of} ${what} burada değişmez; ${it} silip yeniden girin.`;
}

function AmountField({ form, stored, label = 'Tutar', help }: Part) {
  const currency = useCurrency();
  const held = heldBecause(stored, 'tutarı');
  if (stored && held)
    return (
      <Field label={label} help={held}>
        <TextInput value={formatMoney(stored.amount, currency)} disabled />
      </Field>
    );
  return (
    <Field label={label} help={help} error={form.formState.errors.amount?.message}>
      <Controller
        control={form.control}
        name="amount"
        render={({ field }) => <AmountInput {...field} currency={currency} />}
      />
    </Field>
  );
}

function DayField({ form, stored, help }: Part) {
  const held = heldBecause(stored, 'tarihi');
  if (stored && held)
    return (
      <Field label="Tarih" help={held}>
        <TextInput value={formatDate(stored.date)} disabled />
      </Field>
    );
  return (
    <Field label="Tarih" help={help} error={form.formState.errors.date?.message}>
      <Controller control={form.control} name="date" render={({ field }) => <DayInput {...field} />} />
    </Field>
  );
}

function CategoryChoice({ form, stored }: Fields) {
  return (
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
          error={form.formState.errors.categoryId?.message}
        />
      )}
    />
  );
}

function DescriptionField({ form, rows = 2 }: Fields & { rows?: number }) {
  return (
    <Field label="Açıklama" error={form.formState.errors.description?.message} full>
      <Lines
        {...form.register('description')}
        rows={rows}
        placeholder="Ne için, kime, hangi proje?"
        onKeyDown={saveOnEnter}
      />
    </Field>
  );
}

/** Enter saves; with Shift it breaks the line. */
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
  if (key !== 'Enter' || shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** How an entry was paid and, where there is a choice, in which account it lies. */
function MethodAndAccount({ form, accounts, stored, onTransfer }: Fields) {
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
              onChange={(event) => {
                const { value: next } = event.target;
                // As long as it is the usual one, the method follows; that of a stored entry was written.
                if (!stored && form.getValues('paymentMethod') === methodIn(accounts, value))
                  form.setValue('paymentMethod', methodIn(accounts, next));
                field.onChange(event);
              }}
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

/** As high as its lines say. */
const Lines = styled(TextArea)`
  && > [rows='1'] { min-height: 42px; resize: none; }
  && > [rows='2'] { min-height: 60px; }
`;
/** As large as what it is about, without a frame; as wide as what is written where the browser can. */
const BigAmount = styled.div`
  grid-column: 1 / -1;
  padding: 0 0 14px;
  border-bottom: 1px solid var(--vz-border);
  & > div { gap: 0; }
  &&& > div > div:has(> input) {
    justify-content: center;
    align-items: baseline;
    gap: 8px;
    border-color: transparent;
    background: transparent;
    box-shadow: none;
  }
  &:focus-within { border-color: var(--vz-focus); }
  &:has([aria-invalid='true']) { border-color: var(--vz-expense-text); }
  & input {
    flex: 0 1 auto;
    field-sizing: content;
    width: auto;
    min-width: 2.2em;
    max-width: 8em;
    height: 48px;
    padding: 0;
    font-size: 2.5rem;
    line-height: 48px;
    font-weight: var(--vz-weight-semibold);
    letter-spacing: -0.03em;
    caret-color: var(--vz-focus);
  }
  & input + span { padding: 0; border: 0; color: var(--vz-text-3); font-size: 1.5rem; }
`;
