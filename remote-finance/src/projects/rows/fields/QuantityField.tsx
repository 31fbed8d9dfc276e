import { useCurrency } from '@vezne/api';
import { formatMoney, fromKurus, type Product, toKurus } from '@vezne/contract';
import { Field, TextInput } from '@vezne/ui';
import { useState } from 'react';
import { costOf, quantityText, readQuantity } from './quantity';

type Priced = { amount: number; quantity: string };

type Props = {
  unit: Product['unit'];
  price: number;
  /** What the quantity costs, and the quantity as it is written; undefined while none can be read. */
  onChange: (filled: Priced | undefined) => void;
};

const UNREADABLE = "Miktar 0'dan büyük bir sayı olmalıdır, en fazla 3 ondalık basamakla";

/** How much of a product: its unit price times this is the amount. Only the amount and the description are stored. */
export function QuantityField({ unit, price, onChange }: Props) {
  const currency = useCurrency();
  const [text, setText] = useState('1');
  const now = priced(text, price);
  const cost =
    now && `${now.quantity} ${unit} × ${formatMoney(price, currency)} = ${formatMoney(now.amount, currency)}`;
  return (
    <Field label={`Miktar (${unit})`} help={cost} error={cost ? undefined : UNREADABLE} full>
      <TextInput
        value={text}
        inputMode="decimal"
        autoComplete="off"
        onFocus={({ target }) => target.select()}
        onChange={({ target: { value } }) => {
          setText(value);
          onChange(priced(value, price));
        }}
      />
    </Field>
  );
}

function priced(text: string, price: number): Priced | undefined {
  const quantity = readQuantity(text);
  if (quantity === undefined) return undefined;
  return {
    amount: fromKurus(costOf(quantity, toKurus(price) ?? 0n)),
    quantity: quantityText(quantity),
  };
}
