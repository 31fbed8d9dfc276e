import { useVerifyFactor } from '@vezne/api';
import { FactorProof } from '@vezne/contract';
import { applyServerErrors, Button, Field, TextInput, useZodForm } from '@vezne/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AuthForm } from '../frame/AuthFrame';
import { FormProblem } from '../frame/FormProblem';

type Props = {
  /** What the password was answered with. */
  challenge: string;
  email: string;
  onDone: () => void;
  /** Back to the password. */
  onBack: () => void;
};

/** Second step of a sign-in: a code of the app, or a recovery code for who has not got it with them. */
export function FactorForm({ challenge, email, onDone, onBack }: Props) {
  const verify = useVerifyFactor(email);
  const [hasApp, setHasApp] = useState(true);
  const form = useZodForm(FactorProof, { defaultValues: { challenge, code: '' } });
  const { errors } = form.formState;
  const { setFocus, setValue, clearErrors } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  async function submit(values: FactorProof) {
    try {
      await verify.run(values);
    } catch (error) {
      applyServerErrors(form, error);
      return;
    }
    onDone();
  }

  function change() {
    setHasApp(!hasApp);
    setValue('code', '');
    clearErrors();
    setFocus('code');
  }

  return (
    <AuthForm noValidate onSubmit={form.handleSubmit(submit)}>
      <FormProblem error={verify.error} />
      {hasApp ? (
        <Field
          key="app"
          label="Doğrulama kodu"
          help="Telefonunuzdaki uygulamanın gösterdiği 6 haneli kod"
          error={errors.code?.message}
        >
          <TextInput {...form.register('code')} inputMode="numeric" autoComplete="one-time-code" />
        </Field>
      ) : (
        <Field
          key="recovery"
          label="Kurtarma kodu"
          help="Sakladığınız kodlardan kullanılmamış biri"
          error={errors.code?.message}
        >
          <TextInput
            {...form.register('code')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="xxxx-xxxx-xxxx-xxxx"
          />
        </Field>
      )}
      <Button type="submit" variant="primary" size="lg" block loading={verify.isRunning}>
        Doğrula
      </Button>
      <Others>
        <button type="button" className="link" onClick={change}>
          {hasApp ? 'Kurtarma Kodu Kullan' : 'Uygulamadaki Kodu Kullan'}
        </button>
        <button type="button" className="link" onClick={onBack}>
          Geri Dön
        </button>
      </Others>
    </AuthForm>
  );
}

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--vz-space-3);
`;
