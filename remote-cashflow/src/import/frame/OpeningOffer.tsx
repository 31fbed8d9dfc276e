import { useCashAccounts, useCurrency, useUpdateCashAccount } from '@vezne/api';
import { formatMoney } from '@vezne/contract';
import { toast } from '@vezne/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import styled from 'styled-components';
import { LinkButton, Note } from './parts';

type Props = { accountId: string; opening: number };

/** An account that knows nothing yet may take what the file says it began with. */
export function OpeningOffer({ accountId, opening }: Props) {
  const currency = useCurrency();
  const account = useCashAccounts().data?.find(({ id }) => id === accountId);
  const { run, isRunning } = useUpdateCashAccount();
  if (!account) return null;
  const take = async () => {
    const { id, name, kind, version } = account;
    await run({ id, name, kind, openingBalance: opening, version });
    toast.success('Açılış Bakiyesi Kaydedildi.');
  };
  return (
    <Note $tone="wait">
      <CircleAlert aria-hidden />
      <span>
        {account.name} hesabının açılış bakiyesi yok. {/* Told where all failures are. */}
        <Take disabled={isRunning} onClick={() => void take().catch(() => undefined)}>
          Dosyadaki {formatMoney(opening, currency)} açılış bakiyesi olsun
        </Take>
      </span>
    </Note>
  );
}

// A sentence with an amount in it is too long for one line of a phone.
const Take = styled(LinkButton)`
  white-space: normal;
  text-align: start;
`;
