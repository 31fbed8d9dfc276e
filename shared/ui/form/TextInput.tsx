import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Control } from './Control';
import { useFieldProps } from './field-context';

type Props = ComponentPropsWithRef<'input'> & {
  /** Icon before the text. */
  icon?: ReactNode;
  /** Button or icon after the text. */
  trailing?: ReactNode;
};

/** One line of text. */
export function TextInput({ icon, trailing, className, ...props }: Props) {
  const field = useFieldProps(props);
  return (
    <Control className={className}>
      {icon}
      <input type="text" {...props} {...field} />
      {trailing}
    </Control>
  );
}
