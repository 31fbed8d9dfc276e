import { useCashAccounts, useMoveStatement } from '@vezne/api';
import { accountOfNumber, type StatementPreview } from '@vezne/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import styled from 'styled-components';
import { Bar, LinkButton, Note } from './parts';

/** Whose statement a file says it is, and the way there where its rows are to be written to another account. */
export function AccountOffer({ preview: { batch, accountNumber } }: { preview: StatementPreview }) {
  const { data: accounts } = useCashAccounts();
  const move = useMoveStatement();
  const named = accounts && accountNumber && accountOfNumber(accounts, accountNumber);
  if (!named) return null;
  if (named.id === batch.accountId)
    return (
      <Bar>
        <Note>
          <CircleCheck aria-hidden />
          <span>
            <Name>{named.name}</Name> hesabının ekstresi olarak tanındı
          </span>
        </Note>
      </Bar>
    );
  const change = () => {
    // Told where all failures are; the rows stay where they were.
    move.run({ batchId: batch.id, accountId: named.id }).catch(() => undefined);
  };
  return (
    <Bar role="status">
      <Note $tone="wait">
        <CircleAlert aria-hidden />
        <span>
          Bu dosya <Name>{named.name}</Name> hesabının ekstresi görünüyor; satırlar{' '}
          <Name>{batch.accountName}</Name> hesabına yazılacak.{' '}
          <Change disabled={move.isRunning} onClick={change}>
            Satırlar {named.name} hesabına yazılsın
          </Change>
        </span>
      </Note>
    </Bar>
  );
}

const Name = styled.strong`
  font-weight: var(--vz-weight-semibold);
`;
// With the name of an account it is too long for one line of a phone.
const Change = styled(LinkButton)`
  white-space: normal;
  text-align: start;
`;
