import { useCurrency } from '@vezne/api';
import { dayInTurkey, formatMoney, type OpenOpening } from '@vezne/contract';
import { formatDate, sideBySide } from '@vezne/ui';
import styled from 'styled-components';
import { lateText } from './late-text';

type Props = { opening: OpenOpening; covered: number };

/** An opening among open items: what is allocated to no row covers it, so there is nothing to type. */
export function OpeningItem({ opening, covered }: Props) {
  const currency = useCurrency();
  return (
    <>
      <div>
        <strong>Açılış bakiyesi</strong>
        <Note>
          {sideBySide([
            opening.name,
            opening.date && formatDate(opening.date),
            lateText({ dueDate: opening.date }, dayInTurkey(new Date())),
          ])}
        </Note>
        <Note>Kalan {formatMoney(opening.remainingAmount, currency)}</Note>
      </div>
      <Covered>
        <Note>Kalemlere dağıtılmayandan</Note>
        <output>{formatMoney(covered, currency)}</output>
      </Covered>
    </>
  );
}

const Note = styled.p`
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
`;
const Covered = styled.div`
  text-align: right;
  font-variant-numeric: tabular-nums;
`;
