import { useReopenCashAccount } from '@vezne/api';
import type { CashAccount, CashAccountBalance } from '@vezne/contract';
import { Button, Card, onMobile, toast } from '@vezne/ui';
import { useHighlightTarget } from '@vezne/ui/state';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import styled from 'styled-components';
import { AccountCard } from './AccountCard';
import { type AccountActions, AccountMenu } from './AccountMenu';

type Props = Omit<AccountActions, 'onReopen'> & {
  accounts: readonly CashAccount[];
  balanceOf: (id: string) => CashAccountBalance | undefined;
  onAdd: () => void;
};

/** A card for each account; closed ones on demand. */
export function AccountList({ accounts, balanceOf, onAdd, ...on }: Props) {
  const [isAll, setAll] = useState(false);
  const countTarget = useHighlightTarget('count-cash');
  const { run: reopen } = useReopenCashAccount();
  const closed = accounts.filter(({ closedAt }) => closedAt);
  const till = accounts.find(({ kind, closedAt }) => kind === 'KASA' && !closedAt);
  const onReopen = ({ id }: CashAccount) =>
    void reopen({ id }).then(
      () => toast.success('Hesap Yeniden Açıldı.'),
      // Told where all failures are.
      () => undefined,
    );
  return (
    <>
      <Cards>
        {(isAll ? accounts : accounts.filter(({ closedAt }) => !closedAt)).map((account) => (
          <AccountCard
            key={account.id}
            account={account}
            balance={balanceOf(account.id)}
            menu={
              <AccountMenu
                {...on}
                account={account}
                onReopen={onReopen}
                trigger={account === till ? countTarget : undefined}
              />
            }
          />
        ))}
        {accounts.length === 1 && <OnlyOne name={accounts[0]?.name ?? ''} onAdd={onAdd} />}
      </Cards>
      {closed.length > 0 && (
        <Below>
          <Button size="sm" variant="ghost" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? 'Kapalı Hesapları Gizle' : `${closed.length} Kapalı Hesabı Göster`}
          </Button>
        </Below>
      )}
    </>
  );
}

function OnlyOne({ name, onAdd }: { name: string; onAdd: () => void }) {
  return (
    <One as="section">
      <h2>Tek hesabınız var</h2>
      <p>
        Banka ve kart hesaplarınızı ekleyin; kasada ne var, bankada ne var ayrı ayrı görünsün. Eski
        kayıtlarınız “{name}” hesabında durur.
      </p>
      <Button size="sm" icon={<Plus aria-hidden />} onClick={onAdd}>
        Hesap Ekle
      </Button>
    </One>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: var(--vz-space-4);
  margin-top: var(--vz-space-5);
  ${onMobile} { gap: var(--vz-space-3); }
`;
const Below = styled.div`
  margin-top: var(--vz-space-3);
`;
const One = styled(Card)`
  display: grid;
  gap: var(--vz-space-2);
  justify-items: start;
  padding: var(--vz-space-4) var(--vz-space-6);
  border-style: dashed;
  color: var(--vz-text-2);
  & h2 { color: var(--vz-text-1); font-weight: var(--vz-weight-semibold); }
`;
