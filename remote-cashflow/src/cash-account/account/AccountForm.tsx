import { useCurrency, useSaveCashAccount, useUpdateCashAccount } from '@vezne/api';
import { CashAccount, CashAccountCreate, type CashAccountKind, cashAccountKindNames } from '@vezne/contract';
import { DayInput, RecordForm, SignedAmount, useRecordForm } from '@vezne/records';
import { Checkbox, Field, Segmented, TextInput } from '@vezne/ui';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { KindIcon } from './KindIcon';

type Props = { account: CashAccount | null; onClose: () => void };

/** The fields of an account. Stays as it is when saving fails. */
export function AccountForm({ account, onClose }: Props) {
  const currency = useCurrency();
  const { form, notice } = useAccountForm(account, onClose);
  const { errors } = form.formState;
  const kind = form.watch('kind');
  return (
    <RecordForm form={form} isNew={!account} onCancel={onClose} notice={notice}>
      <Field label="Tür" error={errors.kind?.message} group full>
        <Controller
          control={form.control}
          name="kind"
          render={({ field: { name, value, onChange } }) => (
            <Segmented name={name} options={kinds} value={value} onChange={onChange} />
          )}
        />
      </Field>
      <Field label="Hesap adı" error={errors.name?.message} full>
        <TextInput {...form.register('name')} autoComplete="off" />
      </Field>
      {kind !== 'KASA' && <BankFields form={form} kind={kind} />}
      <Field label="Açılış bakiyesi" error={errors.openingBalance?.message} optional>
        <Controller
          control={form.control}
          name="openingBalance"
          render={({ field }) => (
            <SignedAmount
              {...field}
              currency={currency}
              debtLabel={kind === 'KART' ? 'Kart borcu' : 'Eksi bakiye'}
              isDebtFirst={kind === 'KART'}
            />
          )}
        />
      </Field>
      <Field
        label="Açılış tarihi"
        help="Bu tarihten önceki kayıtlar bu hesaba yazılamaz."
        error={errors.openingDate?.message}
        optional
      >
        <Controller
          control={form.control}
          name="openingDate"
          render={({ field: { value, ...field } }) => <DayInput {...field} value={value ?? ''} />}
        />
      </Field>
      {!account?.isDefault && (
        <Sentence {...form.register('isDefault')} error={errors.isDefault?.message}>
          Yeni kayıtlarda varsayılan hesap olsun
        </Sentence>
      )}
    </RecordForm>
  );
}

const Sentence = styled(Checkbox)`
  grid-column: 1 / -1;
`;

type BankProps = { form: ReturnType<typeof useAccountForm>['form']; kind: CashAccountKind };

function BankFields({ form, kind }: BankProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="Banka" error={errors.bankName?.message} optional full={kind === 'BANKA'}>
        <TextInput {...form.register('bankName')} autoComplete="off" />
      </Field>
      {kind === 'BANKA' && (
        <Field label="IBAN" error={errors.iban?.message} optional full>
          <TextInput
            {...form.register('iban')}
            autoComplete="off"
            placeholder="TR00 0000 0000 0000 0000 0000 00"
            spellCheck={false}
          />
        </Field>
      )}
    </>
  );
}

const useAccountForm = (account: CashAccount | null, onClose: () => void) =>
  useRecordForm('cash-account', {
    input: CashAccountCreate,
    record: CashAccount,
    item: account,
    blank: newAccount,
    toValues,
    asColumns: ({ openingBalance, ...others }) => ({ ...others, opening: openingBalance }),
    save: useSaveCashAccount(),
    update: useUpdateCashAccount(),
    said: { saved: 'Hesap Başarıyla Oluşturuldu.', updated: 'Hesap Başarıyla Güncellendi.' },
    onSaved: onClose,
  });

const kinds = (['KASA', 'BANKA', 'KART'] as const).map((value) => ({
  value,
  label: cashAccountKindNames[value],
  icon: <KindIcon kind={value} />,
}));

const newAccount = {
  name: '',
  kind: 'BANKA',
  iban: '',
  bankName: '',
  openingBalance: 0,
  openingDate: '',
  isDefault: false,
} as const;

const toValues = ({ name, kind, openingBalance, isDefault, ...account }: CashAccount) => ({
  name,
  kind,
  openingBalance,
  isDefault,
  iban: account.iban ?? '',
  bankName: account.bankName ?? '',
  openingDate: account.openingDate ?? '',
});
