import { useSaveCategory, useUpdateCategory } from '@vezne/api';
import { Category, CategoryCreate, categoryTypeNames } from '@vezne/contract';
import { RecordForm, useRecordForm } from '@vezne/records';
import { Field, optionsOf, Select, TextArea, TextInput } from '@vezne/ui';
import { Controller } from 'react-hook-form';
import { ColorChoice } from './ColorChoice';

type Props = { category: Category | null; onClose: () => void };

/** Name, kind, colour and description of a category. Stays as it is when saving fails. */
export function CategoryForm({ category, onClose }: Props) {
  const { form, notice } = useRecordForm('category', {
    input: CategoryCreate,
    record: Category,
    item: category,
    blank: { name: '', type: 'HER_IKISI', color: '', description: '' },
    toValues,
    save: useSaveCategory(),
    update: useUpdateCategory(),
    said: { saved: 'Kategori Başarıyla Oluşturuldu.', updated: 'Kategori Başarıyla Güncellendi.' },
    onSaved: onClose,
  });
  const { errors } = form.formState;

  return (
    <RecordForm form={form} isNew={!category} onCancel={onClose} notice={notice}>
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

const toValues = ({ name, type, color, description }: Category) => ({
  name,
  type,
  color: color ?? '',
  description: description ?? '',
});
