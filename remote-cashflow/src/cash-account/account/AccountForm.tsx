import { useCurrency, useSaveCashAccount, useUpdateCashAccount } from '@vezne/api';
import {
  CashAccount,
  CashAccountCreate,
  type CashAccountKind,
  type Currency,
  cashAccountKindNames,
  formatMoney,
} from '@vezne/contract';
import {
  ConflictNotice,
  DayInput,
  draftOf,
  RecordForm,
  SignedAmount,
  useSaveForm,
  useStoredRecord,
} from '@vezne/records';
import { Checkbox, Field, formatDate, Segmented, TextInput, toast } from '@vezne/ui';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { KindIcon } from './KindIcon';

type Props = { account: CashAccount | null; onClose: () => void };

/** The fields of an account. Stays as it is when saving fails. */
export function AccountForm({ account, onClose }: Props) {
  const currency = useCurrency();
  const { form, stored, conflict, takeConflict } = useAccountForm(account, onClose);
  const { errors } = form.formState;
  const kind = form.watch('kind');
  return (
    <RecordForm
      form={form}
      isNew={!account}
      onCancel={onClose}
      notice={conflict && <ConflictNotice rows={factsOf(conflict, currency)} onTake={takeConflict} />}
    >
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
      {!stored?.isDefault && (
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

/** Saves a new account or updates the stored one; `conflict` is the account as somebody else left it meanwhile. */
function useAccountForm(account: CashAccount | null, onClose: () => void) {
  const save = useSaveCashAccount();
  const update = useUpdateCashAccount();
  const { stored, conflict, settleConflict, readRefusal } = useStoredRecord(CashAccount, account);
  const form = useSaveForm(CashAccountCreate, {
    defaultValues: toValues(account),
    draft: draftOf('cash-account', account),
    save: async (values) => {
      if (stored) {
        await update.run({ ...values, id: stored.id, version: stored.version });
        toast.success('Hesap Başarıyla Güncellendi.');
      } else {
        await save.run(values);
        toast.success('Hesap Başarıyla Oluşturuldu.');
      }
      onClose();
    },
    onRefused: readRefusal,
  });
  const takeConflict = () => {
    form.reset(toValues(conflict));
    settleConflict();
  };
  return { form, stored, conflict, takeConflict };
}

const kinds = (['KASA', 'BANKA', 'KART'] as const).map((value) => ({
  value,
  label: cashAccountKindNames[value],
  icon: <KindIcon kind={value} />,
}));

function toValues(account: CashAccount | null) {
  if (!account) {
    return {
      name: '',
      kind: 'BANKA',
      iban: '',
      bankName: '',
      openingBalance: 0,
      openingDate: '',
      isDefault: false,
    } as const;
  }
  const { name, kind, iban, bankName, openingBalance, openingDate, isDefault } = account;
  return {
    ...{ name, kind, openingBalance, isDefault },
    ...{ iban: iban ?? '', bankName: bankName ?? '', openingDate: openingDate ?? '' },
  };
}

const factsOf = ({ name, kind, openingBalance, openingDate }: CashAccount, currency: Currency) =>
  [
    ['Hesap adı', name],
    ['Tür', cashAccountKindNames[kind]],
    ['Açılış bakiyesi', formatMoney(openingBalance, currency)],
    ['Açılış tarihi', openingDate ? formatDate(openingDate) : '-'],
  ] as const;
