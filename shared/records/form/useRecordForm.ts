import type { DraftName } from '@vezne/api';
import { toast } from '@vezne/ui';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { draftOf } from './useDraft';
import { useEditedRecord } from './useEditedRecord';
import { useSaveForm } from './useSaveForm';

type Stored = { id: string; version: number } & Readonly<Record<string, unknown>>;

type Options<Item, Input extends FieldValues, Output extends FieldValues> = {
  /** What the form takes. */
  input: Parameters<typeof useSaveForm<Input, Output>>[0];
  /** What is stored, as a refusal brings it. */
  record: Parameters<typeof useEditedRecord<Item & Stored>>[1];
  /** The record to edit; null for a new one, which begins as `blank`. */
  item: Item | null;
  blank: DefaultValues<Input>;
  toValues: (item: Item) => DefaultValues<Input>;
  /** The record under the names of its history, for the notice; see `useEditedRecord`. */
  asColumns?: (item: Item) => Readonly<Record<string, unknown>>;
  save: { run: (values: Output) => Promise<unknown> };
  update: { run: (values: Output & { id: string; version: number }) => Promise<unknown> };
  /** The sentences of the toast. */
  said: { saved: string; updated: string };
  onSaved: (values: Output) => void;
  /** What is typed and not saved is not offered again: the form began with something of its own. */
  hasNoDraft?: boolean;
};

/**
 * The form of a record: saves a new one or updates the stored one, says so and calls `onSaved`. `notice`, to be shown
 * above the fields, tells what somebody else changed meanwhile.
 */
export function useRecordForm<Item extends Stored, Input extends FieldValues, Output extends FieldValues>(
  noun: DraftName,
  options: Options<Item, Input, Output>,
) {
  const { input, record, item, blank, toValues, asColumns, ...acts } = options;
  const { save, update, said, onSaved, hasNoDraft = false } = acts;
  const { stored, readRefusal, noticeOf } = useEditedRecord(noun, record, item, asColumns);
  const form = useSaveForm<Input, Output>(input, {
    defaultValues: item ? toValues(item) : blank,
    draft: hasNoDraft ? undefined : draftOf(noun, item),
    save: async (values) => {
      if (stored) await update.run({ ...values, id: stored.id, version: stored.version });
      else await save.run(values);
      toast.success(stored ? said.updated : said.saved);
      onSaved(values);
    },
    onRefused: readRefusal,
  });
  return { form, notice: noticeOf((current) => form.reset(toValues(current))) };
}
