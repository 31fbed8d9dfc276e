import { TextInput } from '@vezne/ui';
import { type Ref, useState } from 'react';

type Props = {
  ref?: Ref<HTMLInputElement>;
  name: string;
  value: number | null | undefined;
  /** A number, null while the field is empty, NaN while the text is no number (the schema says so). */
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Three digits behind a dot are thousands, as in amounts; those of a coordinate are decimals. */
  thousands?: boolean;
};

/** A plain number with a decimal comma, such as a percentage or a coordinate. */
export function NumberInput({ value, onChange, thousands = false, ...input }: Props) {
  const toNumber = (text: string) => readNumber(text, thousands);
  const [text, setText] = useState(toText(value));
  // The parent set another number: show it. While both mean the same, the writing stays.
  if (!Object.is(toNumber(text), value ?? null)) setText(toText(value));
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(toNumber(event.target.value));
      }}
    />
  );
}

const toText = (value: number | null | undefined) =>
  value == null || Number.isNaN(value) ? '' : String(value).replace('.', ',');

function readNumber(text: string, thousands: boolean): number | null {
  const trimmed = text.trim().replace('\u2212', '-');
  if (trimmed === '') return null;
  if (thousands && /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(trimmed))
    return Number(trimmed.replaceAll('.', '').replace(',', '.'));
  // 1e2 and 0x10 are numbers to a program alone.
  return /^-?\d+([.,]\d*)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}
