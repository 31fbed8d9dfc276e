import { useUpdateCompany } from '@vezne/api';
import { Company, CompanyUpdate } from '@vezne/contract';
import { draftOf, PhoneInput, ProvinceInput, phoneText, useEditedRecord, useSaveForm } from '@vezne/records';
import { Field, FormGrid, TextArea, TextInput, toast } from '@vezne/ui';
import { Controller } from 'react-hook-form';
import { Pane } from './pane/Pane';
import { SaveButtons } from './pane/SaveButtons';
import { useNewest } from './pane/useNewest';

const toValues = ({ id, name, version, ...company }: Company) => ({
  id,
  name,
  version,
  taxNumber: company.taxNumber ?? '',
  taxOffice: company.taxOffice ?? '',
  email: company.email ?? '',
  phone: phoneText(company.phone ?? ''),
  address: company.address ?? '',
  city: company.city ?? '',
  iban: company.iban ?? '',
});

/** Name, tax data and how to reach the company. */
export function CompanyForm({ company }: { company: Company }) {
  const update = useUpdateCompany();
  const { readRefusal, noticeOf } = useEditedRecord('company', Company, company);
  const form = useSaveForm(CompanyUpdate, {
    defaultValues: toValues(company),
    draft: draftOf('company', company),
    save: async (values) => {
      form.reset(toValues(await update.run(values)));
      // The specification spells it without the cedilla (section 8).
      toast.success('Sirket Başarıyla Güncellendi.');
    },
    onRefused: (error) => {
      const current = readRefusal(error);
      if (current) form.setValue('version', current.version);
    },
  });
  useNewest(form, company, toValues);
  const { errors } = form.formState;

  return (
    <Pane
      title="Şirket bilgileri"
      note="Resmî unvanı ve vergi bilgilerini yazın."
      onSubmit={form.submit}
      draft={form.draft}
      foot={<SaveButtons form={form} />}
    >
      {noticeOf((current) => form.reset(toValues(current)))}
      <FormGrid>
        <Field label="Şirket adı" error={errors.name?.message} full>
          <TextInput {...form.register('name')} autoComplete="organization" />
        </Field>
        <Field label="Vergi dairesi" error={errors.taxOffice?.message}>
          <TextInput {...form.register('taxOffice')} />
        </Field>
        <Field label="Vergi / T.C. no" error={errors.taxNumber?.message}>
          <TextInput {...form.register('taxNumber')} inputMode="numeric" />
        </Field>
        <Field label="Telefon" error={errors.phone?.message}>
          <PhoneInput {...form.register('phone')} />
        </Field>
        <Field label="E-posta" error={errors.email?.message}>
          <TextInput {...form.register('email')} type="email" />
        </Field>
        <Field label="Adres" error={errors.address?.message} full>
          <TextArea {...form.register('address')} rows={3} />
        </Field>
        <Field label="İl" error={errors.city?.message}>
          <Controller
            control={form.control}
            name="city"
            render={({ field: { value, ...field } }) => <ProvinceInput {...field} value={value ?? ''} />}
          />
        </Field>
        <Field label="IBAN" error={errors.iban?.message}>
          <TextInput {...form.register('iban')} autoComplete="off" spellCheck={false} />
        </Field>
      </FormGrid>
    </Pane>
  );
}
