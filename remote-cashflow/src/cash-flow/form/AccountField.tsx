import type { CashAccount, CashFlow } from '@vezne/contract';
import { Field, Select } from '@vezne/ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { optionsOfAccounts } from '../../cash-account/common/useAccounts';

type Props = ComponentPropsWithRef<'select'> & {
  accounts: readonly CashAccount[];
  /** The stored entry, whose account is an option even when it is closed. */
  stored: CashFlow | null;
  error: string | undefined;
};

/** Choice of the account that an entry lies in; where none is chosen, that is the default one. */
export function AccountField({ accounts, stored, error, value, ...select }: Props) {
  const options = optionsOfAccounts(accounts);
  if (stored && !accounts.some(({ id }) => id === stored.accountId))
    options.push({ value: stored.accountId, label: stored.accountName });
  return (
    <Field label="Hesap" error={error} full>
      <Select
        {...select}
        value={value || accounts.find(({ isDefault }) => isDefault)?.id}
        options={options}
        placeholder={null}
      />
    </Field>
  );
}

/** A transfer is better made as one act than as two entries. */
export function TransferHint({ onTransfer }: { onTransfer: () => void }) {
  return (
    <>
      Hesaplar arası aktarım için{' '}
      <Act type="button" onClick={onTransfer}>
        Virman Yap
      </Act>
      &apos;ı kullanın
    </>
  );
}

const Act = styled.button`
  color: var(--vz-primary-text);
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;
