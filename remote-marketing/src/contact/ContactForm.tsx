import { useSendContactMessage } from '@vezne/api';
import { ContactMessage } from '@vezne/contract';
import {
  applyServerErrors,
  Button,
  Checkbox,
  Field,
  FormGrid,
  onMobile,
  TextArea,
  TextInput,
  toast,
  useZodForm,
} from '@vezne/ui';
import styled from 'styled-components';
import { FormProblem } from '../frame/FormProblem';
import { LegalLink } from '../frame/LegalLink';

/** A message to the people who run Vezne. */
export function ContactForm() {
  const message = useSendContactMessage();
  const form = useZodForm(ContactMessage, { defaultValues: blank });
  const { errors } = form.formState;

  async function send(values: ContactMessage) {
    try {
      await message.run(values);
    } catch (error) {
      applyServerErrors(form, error);
      return;
    }
    form.reset();
    toast.success('Mesajınız başarıyla gönderildi. En kısa sürede size dönüş yapacağız.');
  }

  return (
    <Card noValidate onSubmit={form.handleSubmit(send)}>
      <FormGrid>
        <Field label="Ad Soyad" error={errors.fullName?.message}>
          <TextInput {...form.register('fullName')} autoComplete="name" />
        </Field>
        <Field label="Telefon" optional error={errors.phone?.message}>
          <TextInput
            {...form.register('phone')}
            type="tel"
            autoComplete="tel"
            placeholder="+90 5xx xxx xx xx"
          />
        </Field>
        <Field label="E-posta" error={errors.email?.message}>
          <TextInput
            {...form.register('email')}
            type="email"
            autoComplete="email"
            placeholder="ad@sirket.com"
          />
        </Field>
        <Field label="Şirket" optional error={errors.companyName?.message}>
          <TextInput {...form.register('companyName')} autoComplete="organization" />
        </Field>
      </FormGrid>
      <Field label="Konu" error={errors.subject?.message}>
        <TextInput {...form.register('subject')} autoComplete="off" />
      </Field>
      <Field label="Mesaj" error={errors.message?.message}>
        <TextArea {...form.register('message')} rows={6} />
      </Field>
      <Trap aria-hidden>
        <label>
          Web sitesi
          <input {...form.register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Checkbox {...form.register('kvkkRead')} error={errors.kvkkRead?.message}>
        <LegalLink to="/kvkk">KVKK aydınlatma metnini</LegalLink> okudum
      </Checkbox>
      <FormProblem error={message.error} />
      <Button type="submit" variant="primary" size="lg" block loading={message.isRunning}>
        Gönder
      </Button>
    </Card>
  );
}

const blank = { fullName: '', email: '', phone: '', companyName: '', subject: '', message: '', website: '' };

const Card = styled.form`
  display: grid;
  gap: 18px;
  padding: var(--vz-space-8);
  background: var(--vz-surface-2);
  border: 1px solid var(--vz-border);
  border-radius: var(--vz-radius-lg);
  ${onMobile} { padding: var(--vz-space-5) var(--vz-space-4); }
`;
// Out of sight rather than display: none, which robots have learned to skip.
const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
