import { useChangePassword } from '@vezne/api';
import { PasswordChangeForm } from '@vezne/contract';
import { useSaveForm } from '@vezne/records';
import { Button, Field, FormGrid, PasswordInput, toast } from '@vezne/ui';
import { Pane } from '../pane/Pane';

const empty = { oldPassword: '', newPassword: '', newPasswordConfirm: '' };
const FAILED = 'Şifre değiştirilemedi.';

/** Changes the own password; all other sessions end with it. */
export function PasswordForm() {
  const change = useChangePassword();
  const form = useSaveForm(PasswordChangeForm, {
    defaultValues: empty,
    save: async ({ oldPassword, newPassword }, { reset }) => {
      const isChanged = await change.run({ oldPassword, newPassword });
      if (!isChanged) {
        toast.error(FAILED);
        return;
      }
      toast.success('Şifre başarıyla değiştirildi.');
      reset(empty);
    },
    onRefused: (_, isShown) => {
      if (!isShown) toast.error(FAILED);
    },
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <Pane
      title="Şifre değiştir"
      note="Başka hiçbir yerde kullanmadığınız bir şifre seçin. Diğer oturumlarınız kapanır."
      onSubmit={form.submit}
      foot={
        <Button type="submit" variant="primary" loading={isSubmitting}>
          Şifreyi Değiştir
        </Button>
      }
    >
      <FormGrid>
        <Field label="Mevcut şifre" error={errors.oldPassword?.message} full>
          <PasswordInput {...form.register('oldPassword')} autoComplete="current-password" />
        </Field>
        <Field label="Yeni şifre" help="En az 8 karakter." error={errors.newPassword?.message}>
          <PasswordInput {...form.register('newPassword')} autoComplete="new-password" />
        </Field>
        <Field label="Yeni şifre tekrarı" error={errors.newPasswordConfirm?.message}>
          <PasswordInput {...form.register('newPasswordConfirm')} autoComplete="new-password" />
        </Field>
      </FormGrid>
    </Pane>
  );
}
