import { useSaveManager, useUpdateManager } from '@vezne/api';
import { type Manager, ManagerSave, ManagerUpdate } from '@vezne/contract';
import { PhoneInput, phoneText, RecordForm, useSaveForm } from '@vezne/records';
import { Field, TextInput, toast } from '@vezne/ui';
import type { ComponentProps, ReactNode } from 'react';

/** Invites a manager, who gets a link by mail to choose a password. */
export function AddManagerForm({ onClose }: { onClose: () => void }) {
  const save = useSaveManager();
  const form = useSaveForm(ManagerSave, {
    defaultValues: { name: '', surname: '', email: '', phone: '', title: '' },
    save: async (values) => {
      await save.run(values);
      toast.success('Hesap Başarıyla Oluşturuldu.');
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <RecordForm form={form} isNew onCancel={onClose}>
      <PersonFields register={form.register} errors={errors}>
        <Field
          label="E-posta"
          help="Davet bağlantısı bu adrese gönderilir ve 3 gün geçerlidir."
          error={errors.email?.message}
          full
        >
          <TextInput {...form.register('email')} type="email" autoComplete="off" />
        </Field>
      </PersonFields>
    </RecordForm>
  );
}

type ChangeProps = { manager: Manager; onClose: () => void };

/** Changes a manager; the address they sign in with stays. */
export function ChangeManagerForm({ manager, onClose }: ChangeProps) {
  const update = useUpdateManager();
  const { id, version, name, surname, phone, title } = manager;
  const form = useSaveForm(ManagerUpdate, {
    defaultValues: { id, version, name, surname, phone: phoneText(phone ?? ''), title: title ?? '' },
    save: async (values) => {
      await update.run(values);
      toast.success('Profil Başarıyla Güncellendi.');
      onClose();
    },
  });
  return (
    <RecordForm form={form} isNew={false} onCancel={onClose}>
      <PersonFields register={form.register} errors={form.formState.errors} />
    </RecordForm>
  );
}

type PersonField = 'name' | 'surname' | 'phone' | 'title';
type FieldsProps = {
  register: (name: PersonField) => ComponentProps<typeof TextInput>;
  errors: Partial<Record<PersonField, { message?: string | undefined }>>;
  /** More fields after the name. */
  children?: ReactNode;
};

function PersonFields({ register, errors, children }: FieldsProps) {
  return (
    <>
      <Field label="Ad" error={errors.name?.message}>
        <TextInput {...register('name')} autoComplete="off" />
      </Field>
      <Field label="Soyad" error={errors.surname?.message}>
        <TextInput {...register('surname')} autoComplete="off" />
      </Field>
      {children}
      <Field label="Telefon" error={errors.phone?.message} optional>
        <PhoneInput {...register('phone')} autoComplete="off" />
      </Field>
      <Field label="Unvan" error={errors.title?.message} optional>
        <TextInput {...register('title')} autoComplete="off" />
      </Field>
    </>
  );
}
