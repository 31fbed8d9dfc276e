import type { ApiError } from '@vezne/api';
import { SignupCompany } from '@vezne/contract';
import { Button, Checkbox, Field, RadioGroup, TextInput, useZodForm } from '@vezne/ui';
import type { Ref } from 'react';
import styled from 'styled-components';
import { AuthForm } from '../frame/AuthFrame';
import { FormProblem } from '../frame/FormProblem';
import { LegalLink } from '../frame/LegalLink';

/** The second step's form. */
export const useCompanyForm = () => useZodForm(SignupCompany, { defaultValues: blank });

const blank = { companyName: '', taxNumber: '', selectedCurrency: 'TRY' as const };

type Props = {
  form: ReturnType<typeof useCompanyForm>;
  hidden: boolean;
  error: ApiError | undefined;
  isSaving: boolean;
  ref: Ref<HTMLFormElement>;
  onBack: () => void;
  onDone: (company: SignupCompany) => void;
};

/** Second step of the sign-up: the company, and the two consents. */
export function CompanyForm({ form, hidden, error, isSaving, ref, onBack, onDone }: Props) {
  const { errors } = form.formState;
  return (
    <AuthForm noValidate ref={ref} hidden={hidden} onSubmit={form.handleSubmit(onDone)}>
      <Field label="Şirket adı" error={errors.companyName?.message}>
        <TextInput {...form.register('companyName')} autoComplete="organization" />
      </Field>
      <Field
        label="Vergi / T.C. no"
        optional
        help="10 haneli vergi ya da 11 haneli T.C. kimlik numarası."
        error={errors.taxNumber?.message}
      >
        <TextInput {...form.register('taxNumber')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field
        label="Para birimi"
        group
        help="Sonradan Ayarlar'dan değiştirebilirsiniz."
        error={errors.selectedCurrency?.message}
      >
        <Currencies {...form.register('selectedCurrency')} options={currencies} />
      </Field>
      <Checkbox {...form.register('kvkkRead')} error={errors.kvkkRead?.message}>
        <LegalLink to="/kvkk">KVKK aydınlatma metnini</LegalLink> okudum
      </Checkbox>
      <Checkbox {...form.register('termsAccepted')} error={errors.termsAccepted?.message}>
        <LegalLink to="/kullanim-kosullari">Kullanım koşullarını</LegalLink> kabul ediyorum
      </Checkbox>
      <FormProblem error={error} spoken />
      <Buttons>
        <Button size="lg" onClick={onBack}>
          Geri
        </Button>
        <Button type="submit" variant="primary" size="lg" loading={isSaving}>
          Kayıt Ol
        </Button>
      </Buttons>
    </AuthForm>
  );
}

const currencies = [
  { value: 'TRY', label: 'TRY', symbol: '₺' },
  { value: 'USD', label: 'USD', symbol: '$' },
  { value: 'EUR', label: 'EUR', symbol: '€' },
];

const Currencies = styled(RadioGroup)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
`;
const Buttons = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--vz-space-3);
`;
