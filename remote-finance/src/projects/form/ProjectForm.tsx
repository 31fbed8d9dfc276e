import { useCategories, useCurrency, useSaveProject, useUpdateProject } from '@vezne/api';
import {
  dayInTurkey,
  limits,
  type Project,
  ProjectCreate,
  ProjectStatus,
  projectStatusNames,
} from '@vezne/contract';
import { AmountInput } from '@vezne/records';
import {
  applyServerErrors,
  Button,
  DateInput,
  Field,
  FormGrid,
  ModalBody,
  ModalFoot,
  Select,
  TextArea,
  TextInput,
  toast,
  useZodForm,
} from '@vezne/ui';
import { Controller } from 'react-hook-form';
import { NumberInput } from './NumberInput';

type Props = { project: Project | null; onClose: () => void };

const statusOptions = ProjectStatus.options.map((value) => ({ value, label: projectStatusNames[value] }));

/** The plan of a project: what, for whom, when, for how much, where. Stays as it is when saving fails. */
export function ProjectForm({ project, onClose }: Props) {
  const currency = useCurrency();
  const categories = useCategories({ page: 0, pageSize: limits.page.categories, searchText: '' });
  const save = useSaveProject();
  const update = useUpdateProject();
  const form = useZodForm(ProjectCreate, { defaultValues: toValues(project) });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      if (project) {
        await update.run({ ...values, id: project.id, version: project.version });
        toast.success('Proje Başarıyla Güncellendi.');
      } else {
        await save.run(values);
        toast.success('Proje Başarıyla Oluşturuldu.');
      }
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <ModalBody>
        <FormGrid>
          <Field label="Proje adı" error={errors.name?.message} full>
            <TextInput {...form.register('name')} autoComplete="off" />
          </Field>
          <Field label="Müşteri" error={errors.customerName?.message} optional>
            <TextInput {...form.register('customerName')} autoComplete="off" />
          </Field>
          <Field
            label="Proje kodu"
            help="Boş bırakırsanız otomatik verilir."
            error={errors.code?.message}
            optional
          >
            <TextInput {...form.register('code')} autoComplete="off" />
          </Field>
          <Field label="Kategori" error={errors.categoryId?.message} optional>
            <Controller
              control={form.control}
              name="categoryId"
              render={({ field }) => (
                <Select
                  {...field}
                  value={field.value ?? ''}
                  options={(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            />
          </Field>
          <Field label="Durum" error={errors.status?.message}>
            <Select {...form.register('status')} options={statusOptions} />
          </Field>
          <Field label="Başlangıç" error={errors.startDate?.message}>
            <DateInput {...form.register('startDate')} />
          </Field>
          <Field label="Planlanan bitiş" error={errors.endDate?.message}>
            <DateInput {...form.register('endDate')} />
          </Field>
          {(['contractAmount', 'estimatedCost'] as const).map((name) => (
            <Field
              key={name}
              label={name === 'contractAmount' ? 'Sözleşme bedeli' : 'Tahmini maliyet'}
              error={errors[name]?.message}
              optional
            >
              <Controller
                control={form.control}
                name={name}
                render={({ field: { onChange, ...field } }) => (
                  <AmountInput {...field} onChange={(value) => onChange(value ?? null)} currency={currency} />
                )}
              />
            </Field>
          ))}
          <Field label="İlerleme" help="0 ile 100 arasında yüzde" error={errors.progressPercent?.message}>
            <Controller
              control={form.control}
              name="progressPercent"
              render={({ field }) => <NumberInput {...field} />}
            />
          </Field>
          <Field label="İl" error={errors.city?.message} optional>
            <TextInput {...form.register('city')} />
          </Field>
          <Field label="Adres" error={errors.address?.message} optional full>
            <TextInput {...form.register('address')} />
          </Field>
          <Field label="Enlem" error={errors.latitude?.message} optional>
            <Controller
              control={form.control}
              name="latitude"
              render={({ field }) => <NumberInput {...field} />}
            />
          </Field>
          <Field label="Boylam" error={errors.longitude?.message} optional>
            <Controller
              control={form.control}
              name="longitude"
              render={({ field }) => <NumberInput {...field} />}
            />
          </Field>
          <Field label="Açıklama" error={errors.description?.message} optional full>
            <TextArea {...form.register('description')} rows={3} />
          </Field>
        </FormGrid>
      </ModalBody>
      <ModalFoot>
        <Button onClick={onClose} disabled={isSubmitting}>
          İptal
        </Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {project ? 'Güncelle' : 'Kaydet'}
        </Button>
      </ModalFoot>
    </form>
  );
}

function toValues(project: Project | null) {
  if (!project) {
    const startDate = dayInTurkey(new Date());
    return {
      name: '',
      status: 'PLANLANDI',
      startDate,
      endDate: '',
      progressPercent: 0,
      categoryId: '',
    } as const;
  }
  const { name, code, status, startDate, endDate, contractAmount, estimatedCost } = project;
  const { progressPercent, latitude, longitude } = project;
  return {
    name,
    code,
    status,
    startDate,
    endDate,
    contractAmount,
    estimatedCost,
    progressPercent,
    latitude,
    longitude,
    categoryId: project.categoryId ?? '',
    customerName: project.customerName ?? '',
    address: project.address ?? '',
    city: project.city ?? '',
    description: project.description ?? '',
  };
}
