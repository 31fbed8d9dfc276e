import { useCashAccounts, useUpdateCashAccount } from '@vezne/api';
import { bearsNumber, isIban, type StatementBatch } from '@vezne/contract';
import { onMobile, toast } from '@vezne/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import styled from 'styled-components';
import { LinkButton, Note } from '../frame/parts';

type Props = { batch: StatementBatch; number: string };

/** A bank account without an IBAN may keep the one of its file, by which the next file finds it. */
export function IbanOffer({ batch, number }: Props) {
  const accounts = useCashAccounts().data ?? [];
  const { run, isRunning } = useUpdateCashAccount();
  const account = accounts.find(({ id }) => id === batch.accountId);
  const isKnown = accounts.some((each) => bearsNumber(each, number));
  if (account?.kind !== 'BANKA' || account.iban !== null || isKnown || !isIban(number)) return null;
  const keep = async () => {
    const { id, name, kind, version } = account;
    await run({ id, name, kind, iban: number, version });
    toast.success('IBAN Kaydedildi.');
  };
  return (
    <Offer>
      <Note $tone="wait">
        <CircleAlert aria-hidden />
        <span>
          {account.name} hesabının IBAN'ı kayıtlı değil; kaydederseniz sonraki ekstrelerde hesap kendiliğinden
          bulunur. {/* Told where all failures are. */}
          <Keep disabled={isRunning} onClick={() => void keep().catch(() => undefined)}>
            Dosyadaki {spaced(number)} hesaba kaydedilsin
          </Keep>
        </span>
      </Note>
    </Offer>
  );
}

/** In groups of four, as people compare it. */
const spaced = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1\u00a0');

const Offer = styled.div`
  padding: var(--vz-space-3) var(--vz-space-6);
  border-top: 1px solid var(--vz-border);
  ${onMobile} { padding: 12px 16px; }
`;
const Keep = styled(LinkButton)`
  white-space: normal;
  text-align: start;
`;
