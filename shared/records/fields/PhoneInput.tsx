import { TextInput } from '@vezne/ui';
import type { ChangeEvent, ComponentProps } from 'react';
import { phoneText } from './phone-text';

/** A phone number that is put into groups while it is typed at its end; what is taken away or put inside stays. */
export function PhoneInput({ onChange, ...props }: ComponentProps<typeof TextInput>) {
  const group = (event: ChangeEvent<HTMLInputElement>) => {
    const { target, nativeEvent } = event;
    const isTaken = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
    if (!isTaken && target.selectionStart === target.value.length) target.value = phoneText(target.value);
    return onChange?.(event);
  };
  return <TextInput autoComplete="tel" {...props} type="tel" onChange={group} />;
}
