import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type SubmitHandler,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

/** What a zod schema tells about itself; named here so that the kit needs no zod of its own. */
type Schema<Input extends FieldValues, Output> = { _zod: { input: Input; output: Output } };

type Options<Input extends FieldValues> = {
  defaultValues?: DefaultValues<Input>;
  /** Fills the form again whenever it changes; meant for a record that arrives later. */
  values?: Input;
};

export type ZodForm<Input extends FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output> & {
  /** Puts the caret into the first of these fields, in the order they stand on the page. */
  focusFirst: (names: string[]) => void;
};

/**
 * A form checked by a schema when it is submitted: errors stand until their field is edited, and the first
 * bad field on the page takes the focus. Use `form.handleSubmit(save)` as the form's onSubmit.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: Schema<Input, Output>,
  options: Options<Input> = {},
): ZodForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    ...options,
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement | null>(null);
  const { subscribe, clearErrors } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => name && clearErrors(name as Path<Input>),
      }),
    [subscribe, clearErrors],
  );

  const focusFirst = (names: string[]) => {
    const controls = [...(element.current?.elements ?? [])] as HTMLInputElement[];
    controls.find((control) => !control.disabled && names.includes(control.name))?.focus();
  };

  const handleSubmit = (save: SubmitHandler<Output>) => {
    const submit = form.handleSubmit(save, (errors) => focusFirst(namesOf(errors, element.current)));
    return (event?: BaseSyntheticEvent) => {
      if (event?.currentTarget instanceof HTMLFormElement) element.current = event.currentTarget;
      return submit(event);
    };
  };

  return { ...form, handleSubmit, focusFirst } as ZodForm<Input, Output>; // handleSubmit keeps its shape.
}

function namesOf(errors: FieldErrors, form: HTMLFormElement | null): string[] {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  return controls.map(({ name }) => name).filter((name) => name && get(errors, name));
}
