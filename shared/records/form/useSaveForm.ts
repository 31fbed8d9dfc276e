import { ApiError, type DraftName } from '@vezne/api';
import { codes } from '@vezne/contract';
import { applyServerErrors, useZodForm, type ZodForm } from '@vezne/ui';
import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { type DraftOffer, useDraft } from './useDraft';

type Options<Input extends FieldValues, Output> = {
  defaultValues: DefaultValues<Input>;
  /** Saves, says so and closes; whatever it throws leaves the form as it is. */
  save: (values: Output, form: ZodForm<Input, Output>) => Promise<unknown>;
  /** Given, what was saved can be followed by another record: begins it instead of what `done` does. */
  another?: ((saved: Output) => void) | undefined;
  /** Closes the form after it was saved, where `save` does not. */
  done?: () => void;
  /** More to do after a refusal; `isShown`: its sentences stand under their fields. */
  onRefused?: (error: unknown, isShown: boolean) => void;
  /** Names the form and its record: what is typed and not saved is offered again. */
  draft?: DraftName | undefined;
  /** The form begins with what was typed before. */
  isDraftTaken?: boolean;
};

export type SaveForm<Input extends FieldValues, Output> = ZodForm<Input, Output> & {
  submit: ReturnType<ZodForm<Input, Output>['handleSubmit']>;
  /** Saves and begins another record. */
  submitAnother: ReturnType<ZodForm<Input, Output>['handleSubmit']> | undefined;
  draft: DraftOffer | null;
  /** Why the last try did not save, where no field tells it. */
  refusal: string | undefined;
  /** What is typed is not wanted any more. */
  giveUp: () => void;
};

/**
 * A form that saves. What the server refuses stands under its field, the first bad one takes the focus, and
 * nothing typed is lost; refusals without a field are told where all failures are.
 */
export function useSaveForm<Input extends FieldValues, Output extends FieldValues>(
  schema: Parameters<typeof useZodForm<Input, Output>>[0],
  { defaultValues, save, another, done, onRefused, draft, isDraftTaken }: Options<Input, Output>,
): SaveForm<Input, Output> {
  const form = useZodForm<Input, Output>(schema, { defaultValues });
  const { offer, settle } = useDraft(form, draft, isDraftTaken);
  // Keys are pressed twice before a button can be locked.
  const isSaving = useRef(false);
  const [refusal, setRefusal] = useState<string>();
  const submitTo = (next: ((saved: Output) => void) | undefined) =>
    form.handleSubmit(async (values) => {
      if (isSaving.current) return;
      isSaving.current = true;
      setRefusal(undefined);
      try {
        await save(values, form);
        settle();
        next?.(values);
      } catch (error) {
        const isShown = applyServerErrors(form, error);
        if (!isShown) setRefusal(sentenceOf(error));
        onRefused?.(error, isShown);
      } finally {
        isSaving.current = false;
      }
    });
  const submitAnother = another && submitTo(another);
  return { ...form, submit: submitTo(done), submitAnother, draft: offer, refusal, giveUp: settle };
}

/** What an error tells the reader; a record that changed meanwhile has a notice of its own. */
const sentenceOf = (error: unknown): string | undefined =>
  error instanceof ApiError && !error.isSilent && error.code !== codes.stale ? error.message : undefined;
