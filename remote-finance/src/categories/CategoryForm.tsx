import { useSaveCategory, useUpdateCategory } from '@vezne/api';
import { Category, CategoryCreate, categoryTypeNames } from '@vezne/contract';
import { draftOf, RecordForm, useEditedRecord, useSaveForm } from '@vezne/records';
import { Field, optionsOf, Select, TextArea, TextInput, toast } from '@vezne/ui';
import { Controller } from 'react-hook-form';
import { ColorChoice } from './ColorChoice';

type Props = { category: Category | null; onClose: () => void };

/** Name, kind, colour and description of a category. Stays as it is when saving fails. */
export function CategoryForm({ category, onClose }: Props) {
  const save = useSaveCategory();
  const update = useUpdateCategory();
  const { stored, readRefusal, noticeOf } = useEditedRecord('category', Category, category);
  const form = useSaveForm(CategoryCreate, {
    draft: draftOf('category', category),
    defaultValues: toValues(category),
    save: async (values) => {
      if (stored) {
        await update.run({ ...values, id: stored.id, version: stored.version });
        toast.success('Kategori Başarıyla Güncellendi.');
      } else {
        await save.run(values);
        toast.success('Kategori Başarıyla Oluşturuldu.');
      }
      onClose();
    },
    onRefused: readRefusal,
  });
  const { errors } = form.formState;

  return (
    <RecordForm
      form={form}
      isNew={!category}
      onCancel={onClose}
      notice={noticeOf((current) => form.reset(toValues(current)))}
    >
      <Field label="Kategori adı" error={errors.name?.message}>
        <TextInput {...form.register('name')} autoComplete="off" />
      </Field>
      <Field label="Tür" error={errors.type?.message}>
        <Select {...form.register('type')} options={optionsOf(categoryTypeNames)} placeholder={null} />
      </Field>
      <Field label="Renk" error={errors.color?.message} group full>
        <Controller
          control={form.control}
          name="color"
          render={({ field }) => (
            <ColorChoice name={field.name} value={field.value ?? ''} onChange={field.onChange} />
          )}
        />
      </Field>
      <Field label="Açıklama" error={errors.description?.message} optional full>
        <TextArea {...form.register('description')} rows={3} />
      </Field>
    </RecordForm>
  );
}

const toValues = (category: Category | null) => ({
  name: category?.name ?? '',
  type: category?.type ?? 'HER_IKISI',
  color: category?.color ?? '',
  description: category?.description ?? '',
});
