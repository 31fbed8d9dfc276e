import type { CashFlowCreate } from '@vezne/contract';
import { ErrorText } from '@vezne/ui';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { EntryRowState } from './useEntryRow';

type Control = {
  form: string;
  name: string;
  'aria-label': string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

type Props = Omit<ComponentPropsWithRef<'td'>, 'children' | 'form'> & {
  form: EntryRowState['form'];
  formId: string;
  name: keyof CashFlowCreate;
  label: string;
  /** The field; it takes the props that name it and tie the mistake to it. */
  children: (props: Control) => ReactNode;
};

/** A field of the entry row, with its mistake in a line under it. */
export function EntryCell({ form, formId, name, label, children, ...cell }: Props) {
  const errorId = useId();
  const error = form.formState.errors[name]?.message;
  return (
    <td {...cell}>
      {children({
        form: formId,
        name,
        'aria-label': `Hızlı kayıt, ${label}`,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <div role="alert">
          <ErrorText id={errorId}>{error}</ErrorText>
        </div>
      )}
    </td>
  );
}
