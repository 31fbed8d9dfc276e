import { useSaveManager, useUpdateManager } from '@vezne/api';
import { type Manager, ManagerSave, ManagerUpdate } from '@vezne/contract';
import {
  applyServerErrors,
  Button,
  Field,
  FormGrid,
  Modal,
  ModalBody,
  ModalFoot,
  TextInput,
  toast,
  useZodForm,
} from '@vezne/ui';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The manager to change; null adds a new one. */
  manager: Manager | null;
};

/** Adds a manager, who gets a link by mail to choose a password, or changes one. */
export function ManagerModal({ open, onClose, manager }: Props) {
  return (
    <Modal open={open} onClose={onClose} title={manager ? 'Yönetici Düzenle' : 'Yönetici Ekle'}>
      {manager ? (
        <ChangeForm key={manager.id} manager={manager} onClose={onClose} />
      ) : (
        <AddForm onClose={onClose} />
      )}
    </Modal>
  );
}

function AddForm({ onClose }: { onClose: () => void }) {
  const save = useSaveManager();
  const form = useZodForm(ManagerSave, {
    defaultValues: { name: '', surname: '', email: '', phone: '', title: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await save.run(values);
      toast.success('Hesap Başarıyla Oluşturuldu.');
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <ModalBody>
        <FormGrid>
          <Field label="Ad" error={errors.name?.message}>
            <TextInput {...form.register('name')} autoComplete="off" />
          </Field>
          <Field label="Soyad" error={errors.surname?.message}>
            <TextInput {...form.register('surname')} autoComplete="off" />
          </Field>
          <Field
            label="E-posta"
            help="Şifre belirleme bağlantısı bu adrese gönderilir."
            error={errors.email?.message}
            full
          >
            <TextInput {...form.register('email')} type="email" autoComplete="off" />
          </Field>
          <Field label="Telefon" error={errors.phone?.message} optional>
            <TextInput {...form.register('phone')} type="tel" autoComplete="off" />
          </Field>
          <Field label="Unvan" error={errors.title?.message} optional>
            <TextInput {...form.register('title')} autoComplete="off" />
          </Field>
        </FormGrid>
      </ModalBody>
      <Buttons onClose={onClose} isSubmitting={isSubmitting} label="Kaydet" />
    </form>
  );
}

function ChangeForm({ manager, onClose }: { manager: Manager; onClose: () => void }) {
  const update = useUpdateManager();
  const { id, version, name, surname, phone, title } = manager;
  const form = useZodForm(ManagerUpdate, {
    defaultValues: { id, version, name, surname, phone: phone ?? '', title: title ?? '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await update.run(values);
      toast.success('Profil Başarıyla Güncellendi.');
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <ModalBody>
        <FormGrid>
          <Field label="Ad" error={errors.name?.message}>
            <TextInput {...form.register('name')} autoComplete="off" />
          </Field>
          <Field label="Soyad" error={errors.surname?.message}>
            <TextInput {...form.register('surname')} autoComplete="off" />
          </Field>
          <Field label="Telefon" error={errors.phone?.message} optional>
            <TextInput {...form.register('phone')} type="tel" autoComplete="off" />
          </Field>
          <Field label="Unvan" error={errors.title?.message} optional>
            <TextInput {...form.register('title')} autoComplete="off" />
          </Field>
        </FormGrid>
      </ModalBody>
      <Buttons onClose={onClose} isSubmitting={isSubmitting} label="Güncelle" />
    </form>
  );
}

type ButtonsProps = { onClose: () => void; isSubmitting: boolean; label: string };

function Buttons({ onClose, isSubmitting, label }: ButtonsProps) {
  return (
    <ModalFoot>
      <Button onClick={onClose} disabled={isSubmitting}>
        İptal
      </Button>
      <Button type="submit" variant="primary" loading={isSubmitting}>
        {label}
      </Button>
    </ModalFoot>
  );
}
