import type { ComponentPropsWithRef } from 'react';
import { Control } from './Control';
import { useFieldProps } from './field-context';

/** Several lines of text. */
export function TextArea({ className, ...props }: ComponentPropsWithRef<'textarea'>) {
  const field = useFieldProps(props);
  return (
    <Control className={className}>
      <textarea rows={3} {...props} {...field} />
    </Control>
  );
}
