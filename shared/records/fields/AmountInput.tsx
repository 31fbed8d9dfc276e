import { type Currency, currencySymbol, sumMoney } from '@vezne/contract';
import { Control, useFieldProps } from '@vezne/ui';
import { type ComponentPropsWithRef, type KeyboardEvent, useState } from 'react';
import CurrencyInput from 'react-currency-input-field';
import styled from 'styled-components';
import type { Marks } from './amount-text';
import { useEditReader } from './useEditReader';

type Props = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'step' | 'min' | 'max' | 'onKeyDown'
> & {
  value: number | null | undefined;
  /**
   * The amount, at most two decimals, never negative. An empty field is null, not undefined: a form would take
   * undefined for "not touched" and bring its default back.
   */
  onChange: (value: number | null) => void;
  /** A minus stands before what is typed or pasted; the amount itself has no sign. */
  onMinus?: () => void;
  currency?: Currency;
  /** Arrow keys add and subtract it, within `min` and `max`. */
  step?: number;
  min?: number;
  max?: number;
  /** Most characters of the plain number: 12 digits, the mark and two decimals unless told. */
  maxLength?: number;
  disableAbbreviations?: boolean;
  /** Neither may be a digit, and they must differ unless grouping is off. */
  decimalSeparator?: string;
  groupSeparator?: string;
  disableGroupSeparators?: boolean;
};

/** An amount of money: comma for decimals, dots for thousands, k, m and b for thousand, million and billion. */
export function AmountInput({
  value,
  onChange,
  onMinus,
  currency = 'TRY',
  step,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  maxLength = 15,
  disableAbbreviations = false,
  decimalSeparator = ',',
  groupSeparator = '.',
  disableGroupSeparators = false,
  className,
  ...props
}: Props) {
  const field = useFieldProps(props);
  const marks = { decimal: decimalSeparator, group: disableGroupSeparators ? '' : groupSeparator };
  const { text, amount, change } = useAmountText(value, onChange, marks);
  const { shell, readEdit, refused } = useEditReader({
    marks,
    maxLength,
    abbreviations: !disableAbbreviations,
    onMinus,
  });

  const stepBy = (event: KeyboardEvent) => {
    if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const direction = event.key === 'ArrowUp' ? 1 : -1;
    const next = sumMoney([amount ?? 0, direction * step]);
    if (next >= min && next <= max) change(toText(next, marks));
  };

  const symbol = <Affix $leading={currency !== 'TRY'}>{currencySymbol(currency)}</Affix>;
  return (
    <>
      <Shell ref={shell} className={className} onChangeCapture={readEdit}>
        {currency !== 'TRY' && symbol}
        <CurrencyInput
          placeholder="0,00"
          autoComplete="off"
          {...props}
          {...field}
          value={text}
          onValueChange={(next) => change(next ?? '')}
          onKeyDown={stepBy}
          decimalSeparator={decimalSeparator}
          // Without grouping the kit would still strip this character, so it must not be the decimal mark.
          groupSeparator={
            disableGroupSeparators && groupSeparator === decimalSeparator ? ' ' : groupSeparator
          }
          disableGroupSeparators={disableGroupSeparators}
          decimalsLimit={2}
          decimalScale={2}
          maxLength={maxLength}
          allowNegativeValue={false}
          disableAbbreviations
        />
        {currency === 'TRY' && symbol}
      </Shell>
      {refused && <Refused role="status">{refused}</Refused>}
    </>
  );
}

/** What stands in the field, and the amount it means. */
function useAmountText(value: Props['value'], onChange: Props['onChange'], marks: Marks) {
  const [text, setText] = useState(() => toText(value, marks));

  // The parent set another amount: show it. While both mean the same, the reader's own writing stays.
  const amount = value ?? undefined;
  if (toAmount(text, marks) !== amount) setText(toText(value, marks));

  const change = (next: string) => {
    setText(next);
    const nextAmount = toAmount(next, marks);
    if (nextAmount !== amount) onChange(nextAmount ?? null);
  };
  return { text, amount, change };
}

function toText(value: number | null | undefined, marks: Marks): string {
  return value === null || value === undefined ? '' : value.toFixed(2).replace('.', marks.decimal);
}

function toAmount(text: string, marks: Marks): number | undefined {
  return /\d/.test(text) ? Number(text.replace(marks.decimal, '.')) : undefined;
}

const Shell = styled(Control)`
  & > input {
    text-align: right;
    font-weight: var(--vz-weight-medium);
    font-variant-numeric: tabular-nums;
  }
`;
const Affix = styled.span.attrs({ 'aria-hidden': true })<{ $leading: boolean }>`
  color: var(--vz-text-2);
  font-weight: var(--vz-weight-medium);
  line-height: 22px;
  ${({ $leading }) =>
    $leading
      ? 'padding-right: var(--vz-space-3); border-right: 1px solid var(--vz-border);'
      : 'padding-left: var(--vz-space-3); border-left: 1px solid var(--vz-border);'}
`;
const Refused = styled.p`
  font-size: var(--vz-text-sm);
  line-height: 18px;
  color: var(--vz-warning-text);
  overflow-wrap: anywhere;
`;
