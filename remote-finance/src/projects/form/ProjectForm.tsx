import { useSaveProject, useUpdateProject } from '@vezne/api';
import { dayInTurkey, Project, ProjectCreate } from '@vezne/contract';
import { RecordForm, useRecordForm } from '@vezne/records';
import { Field, TextArea, TextInput } from '@vezne/ui';
import { MoreFields } from './MoreFields';
import { PlaceFields } from './PlaceFields';
import { DetailFields, PlanFields } from './PlanFields';

/** What stands behind "Daha fazla". */
const detailNames = [
  ...(['categoryId', 'estimatedCost', 'progressPercent', 'code', 'city'] as const),
  ...(['address', 'latitude', 'longitude', 'description'] as const),
];

type Props = { project: Project | null; onClose: () => void };

/** The plan of a project: what, for whom, when, for how much, where. Stays as it is when saving fails. */
export function ProjectForm({ project, onClose }: Props) {
  const { form, notice } = useRecordForm('project', {
    input: ProjectCreate,
    record: Project,
    item: project,
    blank: newProject(),
    toValues,
    save: useSaveProject(),
    update: useUpdateProject(),
    said: { saved: 'Proje Başarıyla Oluşturuldu.', updated: 'Proje Başarıyla Güncellendi.' },
    onSaved: onClose,
  });
  const { errors } = form.formState;

  return (
    <RecordForm form={form} isNew={!project} onCancel={onClose} notice={notice}>
      <Field label="Proje adı" error={errors.name?.message} full>
        <TextInput {...form.register('name')} autoComplete="off" />
      </Field>
      <Field label="Müşteri" error={errors.customerName?.message} optional full>
        <TextInput {...form.register('customerName')} autoComplete="off" />
      </Field>
      <PlanFields form={form} />
      <MoreFields isOpenFirst={project !== null} hasErrors={detailNames.some((name) => errors[name])}>
        <DetailFields form={form} />
        <Field
          label="Proje kodu"
          help={!project && 'Boş bırakırsanız otomatik verilir.'}
          error={errors.code?.message}
          optional
        >
          <TextInput {...form.register('code')} autoComplete="off" />
        </Field>
        <PlaceFields form={form} />
        <Field label="Açıklama" error={errors.description?.message} optional full>
          <TextArea {...form.register('description')} rows={3} />
        </Field>
      </MoreFields>
    </RecordForm>
  );
}

const newProject = () =>
  ({
    name: '',
    status: 'PLANLANDI',
    startDate: dayInTurkey(new Date()),
    endDate: '',
    progressPercent: 0,
    categoryId: '',
  }) as const;

function toValues(project: Project) {
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
