import { useCheckPassword, useCreateAccount } from '@vezne/api';
import { type SignupCompany, SignupPerson } from '@vezne/contract';
import { applyServerErrors, toast } from '@vezne/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PaperSlip } from '../art/PaperSlip';
import { AuthFrame } from '../frame/AuthFrame';
import { useLeadOn } from '../frame/useLeadOn';
import { CompanyForm, useCompanyForm } from './CompanyForm';
import { PersonForm, usePersonForm } from './PersonForm';
import { SignupSteps } from './SignupSteps';

/** Two steps. The second is an entry of the browser's history, so that going back leads to the first. */
export default function SignupPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const leadOn = useLeadOn();
  const create = useCreateAccount();
  const check = useCheckPassword();
  const [person, setPerson] = useState<SignupPerson>();
  const personForm = usePersonForm();
  const companyForm = useCompanyForm();
  const wantsCompany = (state as { step?: number } | null)?.step === 2; // Written only here.
  const step = wantsCompany && person ? 2 : 1;
  const company = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (step === 2) company.current?.querySelector('input')?.focus();
  }, [step]);

  async function goOn(values: SignupPerson) {
    const { name, surname, email, password } = values;
    try {
      await check.run({ name, surname, email, password });
    } catch (error) {
      // What else goes wrong is met again where the account is made.
      if (concernsPerson(error)) return applyServerErrors(personForm, error);
    }
    setPerson(values);
    leadOn('.', { state: { step: 2 }, replace: wantsCompany });
  }

  async function signUp(values: SignupCompany) {
    if (!person) return;
    try {
      const { managerId, pending } = await create.run({ ...person, ...values });
      if (!pending) toast.success('Hesabınız oluşturuldu, giriş yapabilirsiniz.');
      leadOn('/login', { state: { email: person.email, pendingId: pending && managerId }, replace: true });
    } catch (error) {
      if (concernsPerson(error)) flushSync(() => setPerson(undefined));
      else applyServerErrors(companyForm, error);
      applyServerErrors(personForm, error);
    }
  }

  return (
    <AuthFrame
      title="Hesap oluşturun"
      intro="Şirketinizin ilk yöneticisi olursunuz; 30 günlük deneme hemen başlar."
      tagline="İlk kayıt, düzenin yarısıdır."
      illustration={
        <PaperSlip
          title="1 no.lu kayıt"
          lines={[
            ['Kategori', 'Açılış'],
            ['Tür', 'Giriş'],
          ]}
          total={['Bakiye', '0,00 ₺']}
        />
      }
      footer={
        <>
          Zaten hesabınız var mı?{' '}
          <Link className="link" to="/login">
            Giriş Yap
          </Link>
        </>
      }
    >
      <SignupSteps current={step} />
      <PersonForm hidden={step !== 1} form={personForm} isChecking={check.isRunning} onDone={goOn} />
      <CompanyForm
        ref={company}
        hidden={step !== 2}
        form={companyForm}
        error={create.error}
        isSaving={create.isRunning}
        onBack={() => navigate(-1)}
        onDone={signUp}
      />
    </AuthFrame>
  );
}

const concernsPerson = (error: unknown) =>
  error instanceof Object &&
  'fields' in error &&
  Object.keys(error.fields ?? {}).some((name) => name in SignupPerson.shape);
