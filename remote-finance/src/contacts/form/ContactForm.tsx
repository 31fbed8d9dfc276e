import { useCurrency, useSaveContact, useUpdateContact } from '@vezne/api';
import { Contact, ContactCreate, contactKindNames } from '@vezne/contract';
import { DayInput, PhoneInput, RecordForm, SignedAmount, useRecordForm } from '@vezne/records';
import { Checkbox, Field, optionsOf, Segmented, TextArea, TextInput } from '@vezne/ui';
import { Controller } from 'react-hook-form';

type Props = {
  contact: Contact | null;
  onClose: () => void;
};

/** The fields of a customer or supplier. Stays as it is when saving fails. */
export function ContactForm({ contact, onClose }: Props) {
  const { form, notice } = useContactForm(contact, onClose);
  const { errors } = form.formState;
  return (
    <RecordForm form={form} isNew={!contact} onCancel={onClose} notice={notice}>
      <Field label="Tür" error={errors.kind?.message} group full>
        <Controller
          control={form.control}
          name="kind"
          render={({ field: { name, value, onChange } }) => (
            <Segmented name={name} options={optionsOf(contactKindNames)} value={value} onChange={onChange} />
          )}
        />
      </Field>
      <Field label="Ad / Ünvan" error={errors.name?.message} full>
        <TextInput {...form.register('name')} autoComplete="off" />
      </Field>
      <Field label="Telefon" error={errors.phone?.message} optional>
        <Controller
          control={form.control}
          name="phone"
          render={({ field: { value, ...field } }) => <PhoneInput {...field} value={value ?? ''} />}
        />
      </Field>
      <Field label="E-posta" error={errors.email?.message} optional>
        <TextInput {...form.register('email')} type="email" autoComplete="off" />
      </Field>
      <TaxFields form={form} />
      <MoneyFields form={form} hasBroughtIn={Boolean(contact?.broughtIn?.length)} />
      <Field label="Adres" error={errors.address?.message} optional full>
        <TextInput {...form.register('address')} autoComplete="off" />
      </Field>
      <Field label="Not" error={errors.note?.message} optional full>
        <TextArea {...form.register('note')} rows={2} />
      </Field>
      {contact && <Checkbox {...form.register('active')}>Listelerde ve formlarda gösterilsin</Checkbox>}
    </RecordForm>
  );
}

type Form = ReturnType<typeof useContactForm>['form'];

function TaxFields({ form }: { form: Form }) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="Vergi / T.C. kimlik no" error={errors.taxNumber?.message} optional>
        <TextInput {...form.register('taxNumber')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field label="Vergi dairesi" error={errors.taxOffice?.message} optional>
        <TextInput {...form.register('taxOffice')} autoComplete="off" />
      </Field>
      <Field label="IBAN" error={errors.iban?.message} optional full>
        <TextInput
          {...form.register('iban')}
          autoComplete="off"
          placeholder="TR00 0000 0000 0000 0000 0000 00"
          spellCheck={false}
        />
      </Field>
    </>
  );
}

function MoneyFields({ form, hasBroughtIn }: { form: Form; hasBroughtIn: boolean }) {
  const currency = useCurrency();
  const { errors } = form.formState;
  return (
    <>
      <Field
        label="Açılış bakiyesi"
        help={
          hasBroughtIn
            ? "Vezne'den önce kalan tutar; birleştirilen carilerinkiyle birlikte, onlar kendi tarihleriyle kalır"
            : "Vezne'den önce kalan tutar"
        }
        error={errors.openingBalance?.message}
        optional
      >
        <Controller
          control={form.control}
          name="openingBalance"
          render={({ field }) => (
            <SignedAmount {...field} currency={currency} debtLabel="Biz borçluyuz" isDebtFirst={false} />
          )}
        />
      </Field>
      <Field label="Açılış tarihi" error={errors.openingDate?.message} optional>
        <Controller
          control={form.control}
          name="openingDate"
          render={({ field: { value, ...field } }) => <DayInput {...field} value={value ?? ''} />}
        />
      </Field>
      <Field
        label="Vade günü"
        help="Vadesi yazılmamış kalemler tarihinden bu kadar gün sonra vadelenir."
        error={errors.paymentTermDays?.message}
        optional
      >
        <TextInput
          {...form.register('paymentTermDays', {
            setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)),
          })}
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
    </>
  );
}

const useContactForm = (contact: Contact | null, onClose: () => void) =>
  useRecordForm('contact', {
    input: ContactCreate,
    record: Contact,
    item: contact,
    blank: newContact,
    toValues,
    asColumns: ({ openingBalance, ...others }) => ({ ...others, opening: openingBalance }),
    save: useSaveContact(),
    update: useUpdateContact(),
    said: { saved: 'Cari Başarıyla Oluşturuldu.', updated: 'Cari Başarıyla Güncellendi.' },
    onSaved: onClose,
  });

const newContact = {
  name: '',
  taxNumber: '',
  taxOffice: '',
  iban: '',
  phone: '',
  email: '',
  address: '',
  note: '',
  openingBalance: 0,
  openingDate: '',
  paymentTermDays: null,
  active: true,
  kind: 'MUSTERI',
} as const;

const toValues = ({ name, kind, openingBalance, paymentTermDays, active, ...contact }: Contact) => ({
  name,
  kind,
  openingBalance,
  paymentTermDays,
  active,
  taxNumber: contact.taxNumber ?? '',
  taxOffice: contact.taxOffice ?? '',
  iban: contact.iban ?? '',
  phone: contact.phone ?? '',
  email: contact.email ?? '',
  address: contact.address ?? '',
  openingDate: contact.openingDate ?? '',
  note: contact.note ?? '',
});
