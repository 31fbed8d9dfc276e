import { applyServerErrors, useZodForm, type ZodForm } from '@vezne/ui';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { type DraftOffer, useDraft } from './useDraft';

type Options<Input extends FieldValues, Output> = {
  defaultValues: DefaultValues<Input>;
  /** Saves, says so and closes; whatever it throws leaves the form as it is. */
  save: (values: Output, form: ZodForm<Input, Output>) => Promise<unknown>;
  /** More to do after a refusal; `isShown`: its sentences stand under their fields. */
  onRefused?: (error: unknown, isShown: boolean) => void;
  /** Names the form and its record: what is typed and not saved is offered again. */
  draft?: string | undefined;
};

export type SaveForm<Input extends FieldValues, Output> = ZodForm<Input, Output> & {
  submit: ReturnType<ZodForm<Input, Output>['handleSubmit']>;
  draft: DraftOffer | null;
};

/**
 * A form that saves. What the server refuses stands under its field, the first bad one takes the focus, and
 * nothing typed is lost; refusals without a field are told where all failures are.
 */
export function useSaveForm<Input extends FieldValues, Output extends FieldValues>(
  schema: Parameters<typeof useZodForm<Input, Output>>[0],
  { defaultValues, save, onRefused, draft }: Options<Input, Output>,
): SaveForm<Input, Output> {
  const form = useZodForm<Input, Output>(schema, { defaultValues });
  const { offer, settle } = useDraft(form, draft);
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values, form);
      settle();
    } catch (error) {
      const isShown = applyServerErrors(form, error);
      onRefused?.(error, isShown);
    }
  });
  return { ...form, submit, draft: offer };
}
