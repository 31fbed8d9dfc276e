import { useUpdateManager } from '@vezne/api';
import { type Manager, ManagerUpdate } from '@vezne/contract';
import { draftOf, PhoneInput, phoneText, useSaveForm } from '@vezne/records';
import { Field, FormGrid, TextInput, toast } from '@vezne/ui';
import { Pane } from '../pane/Pane';
import { SaveButtons } from '../pane/SaveButtons';

/** The signed-in manager's own name and how to reach them; the address they sign in with stays. */
export function ProfileForm({ manager }: { manager: Manager }) {
  const update = useUpdateManager();
  const form = useSaveForm(ManagerUpdate, {
    defaultValues: {
      id: manager.id,
      version: manager.version,
      name: manager.name,
      surname: manager.surname,
      phone: phoneText(manager.phone ?? ''),
      title: manager.title ?? '',
    },
    draft: draftOf('profile', manager),
    save: async (values) => {
      await update.run(values);
      toast.success('Profil Başarıyla Güncellendi.');
    },
  });
  const { errors } = form.formState;

  return (
    <Pane
      title="Profil"
      note="Adınız ve baş harfleriniz üst çubukta görünür."
      onSubmit={form.submit}
      draft={form.draft}
      foot={<SaveButtons form={form} />}
    >
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
