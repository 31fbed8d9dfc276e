import { useUpdateManager } from '@vezne/api';
import { Manager, ManagerUpdate } from '@vezne/contract';
import { draftOf, PhoneInput, phoneText, useEditedRecord, useSaveForm } from '@vezne/records';
import { Field, FormGrid, TextInput, toast } from '@vezne/ui';
import { Pane } from '../pane/Pane';
import { SaveButtons } from '../pane/SaveButtons';
import { useNewest } from '../pane/useNewest';

const toValues = ({ id, version, name, surname, phone, title }: Manager) => ({
  id,
  version,
  name,
  surname,
  phone: phoneText(phone ?? ''),
  title: title ?? '',
});

/** The signed-in manager's own name and how to reach them; the address they sign in with stays. */
export function ProfileForm({ manager }: { manager: Manager }) {
  const update = useUpdateManager();
  const { readRefusal, noticeOf } = useEditedRecord('manager', Manager, manager);
  const form = useSaveForm(ManagerUpdate, {
    defaultValues: toValues(manager),
    draft: draftOf('profile', manager),
    save: async (values) => {
      form.reset(toValues(await update.run(values)));
      toast.success('Profil Başarıyla Güncellendi.');
    },
    onRefused: (error) => {
      const current = readRefusal(error);
      if (current) form.setValue('version', current.version);
    },
  });
  useNewest(form, manager, toValues);
  const { errors } = form.formState;

  return (
    <Pane
      title="Profil"
      note="Adınız ve baş harfleriniz üst çubukta görünür."
      onSubmit={form.submit}
      draft={form.draft}
      foot={<SaveButtons form={form} />}
    >
      {noticeOf((current) => form.reset(toValues(current)))}
      <FormGrid>
        <Field label="Ad" error={errors.name?.message}>
          <TextInput {...form.register('name')} autoComplete="given-name" />
        </Field>
        <Field label="Soyad" error={errors.surname?.message}>
          <TextInput {...form.register('surname')} autoComplete="family-name" />
        </Field>
        <Field label="E-posta" help="Giriş adresi değiştirilemez.">
          <TextInput value={manager.email} disabled readOnly />
        </Field>
        <Field label="Telefon" error={errors.phone?.message}>
          <PhoneInput {...form.register('phone')} />
        </Field>
        <Field label="Unvan" error={errors.title?.message} optional>
          <TextInput {...form.register('title')} autoComplete="organization-title" />
        </Field>
      </FormGrid>
    </Pane>
  );
}
