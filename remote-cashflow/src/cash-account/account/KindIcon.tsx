import type { CashAccountKind } from '@vezne/contract';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Wallet from 'lucide-react/icons/wallet';

const icons = { KASA: Wallet, BANKA: Landmark, KART: CreditCard };

/** What kind of account it is, beside its name. */
export function KindIcon({ kind }: { kind: CashAccountKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
}
