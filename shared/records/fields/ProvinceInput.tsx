import { fold } from '@vezne/contract';
import type { ComponentProps } from 'react';
import { provinces } from './provinces';
import { SuggestInput } from './SuggestInput';

type Props = Omit<
  ComponentProps<typeof SuggestInput>,
  'options' | 'listLabel' | 'takesFirst' | 'onOpenChange'
>;

/** Those that begin so first, then those that hold it; all of them for no text. */
function matching(text: string): string[] {
  const part = fold(text.trim());
  const place = (name: string) => fold(name).indexOf(part);
  const found = provinces.filter((name) => place(name) >= 0);
  return [...found.filter((name) => place(name) === 0), ...found.filter((name) => place(name) > 0)];
}

/** A province of Türkiye, offered while it is typed; a place abroad may be written as it is. */
export function ProvinceInput({ value, onChange, onBlur, ...input }: Props) {
  const isKnown = provinces.some((name) => name === value);
  return (
    <SuggestInput
      {...input}
      value={value}
      onChange={onChange}
      options={matching(isKnown ? '' : value)}
      listLabel="İller"
      // A part of a name is no place yet.
      takesFirst={!isKnown && value.trim() !== ''}
      onBlur={(event) => {
        // Typed without its dots, it is the same place.
        const same = provinces.find((name) => fold(name) === fold(value.trim()));
        if (same && same !== value) onChange(same);
        onBlur?.(event);
      }}
    />
  );
}
