import { TextInput } from '@vezne/ui';
import { type Ref, useState } from 'react';

type Props = {
  ref?: Ref<HTMLInputElement>;
  name: string;
  value: number | null | undefined;
  /** A number, null while the field is empty, NaN while the text is no number (the schema says so). */
  onChange: (value: number | null) => void;
  onBlur?: () => void;
};

/** A plain number with a decimal comma, such as a percentage or a coordinate. */
export function NumberInput({ value, onChange, ...input }: Props) {
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

function toNumber(text: string): number | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : Number(trimmed.replace(',', '.'));
}
