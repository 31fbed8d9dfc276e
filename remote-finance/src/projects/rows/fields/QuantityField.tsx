import { useCurrency } from '@vezne/api';
import { formatMoney, fromKurus, limits, type Product, toKurus } from '@vezne/contract';
import { Field, TextInput } from '@vezne/ui';
import { useState } from 'react';
import { costOf, isTooLarge, quantityText, readQuantity } from './quantity';

type Priced = { amount: number; quantity: string };

type Props = {
  unit: Product['unit'];
  price: number;
  /** What the quantity costs, and the quantity as it is written; undefined while that is no amount. */
  onChange: (filled: Priced | undefined) => void;
};

const UNREADABLE = "Miktar 0'dan büyük bir sayı olmalıdır, en fazla 3 ondalık basamakla";
const TOO_LARGE = 'Miktar en fazla 999.999.999,999 olabilir';
const TOO_MUCH = 'Bu miktarın tutarı 999.999.999.999,99 sınırını aşıyor';
const TOO_LITTLE = 'Bu miktarın tutarı 0,01 değerinden az';

/** How much of a product: its unit price times this is the amount. Only the amount and the description are stored. */
export function QuantityField({ unit, price, onChange }: Props) {
  const currency = useCurrency();
  const [text, setText] = useState('1');
  const now = priced(text, price);
  const cost =
    now.error === undefined &&
    `${now.quantity} ${unit} × ${formatMoney(price, currency)} = ${formatMoney(now.amount, currency)}`;
  return (
    <Field label={`Miktar (${unit})`} help={cost} error={now.error} full>
      <TextInput
        value={text}
        inputMode="decimal"
        autoComplete="off"
        onFocus={({ target }) => target.select()}
        onChange={({ target: { value } }) => {
          setText(value);
          const next = priced(value, price);
          onChange(next.error === undefined ? next : undefined);
        }}
      />
    </Field>
  );
}

function priced(text: string, price: number): (Priced & { error?: undefined }) | { error: string } {
  const quantity = readQuantity(text);
  if (quantity === undefined) return { error: isTooLarge(text) ? TOO_LARGE : UNREADABLE };
  const cost = costOf(quantity, toKurus(price) ?? 0n);
  if (cost > limits.maxAmountKurus) return { error: TOO_MUCH };
  if (cost === 0n) return { error: TOO_LITTLE };
  return { amount: fromKurus(cost), quantity: quantityText(quantity) };
}
