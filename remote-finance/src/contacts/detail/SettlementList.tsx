import { useCurrency, useSettlements } from '@vezne/api';
import { type Contact, flowOf, formatMoney, limits, type Settlement } from '@vezne/contract';
import { Money, useDialog } from '@vezne/records';
import {
  Button,
  Card,
  CardHead,
  CellNote,
  Clamp,
  DeleteButton,
  FigureHeads,
  formatDate,
  Table,
  useIsMobile,
  VisuallyHidden,
} from '@vezne/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { AllocateDialog } from '../settle/AllocateDialog';
import { TakeBack } from '../settle/TakeBack';

type Props = { contact: Pick<Contact, 'id' | 'openingBalance'> };

/** Collections and payments of a contact, newest first, each of which can be taken back, and allocated to rows as far as it was paid in advance; on a phone the day is a note. */
export function SettlementList({ contact }: Props) {
  const { id: contactId } = contact;
  const currency = useCurrency();
  const [shown, setShown] = useState(AT_FIRST);
  // One more than is shown tells whether there are more.
  const { data: read = [], reload } = useSettlements({
    contactId,
    pageSize: String(Math.min(shown + 1, limits.page.maxSize)),
  });
  const data = read.slice(0, shown);
  const dialog = useDialog<Settlement>();
  const allocating = useAllocating();
  const isMobile = useIsMobile();
  return (
    <>
      {data.length > 0 && (
        <Place as="section" aria-label="Tahsilatlar ve ödemeler">
          <CardHead title="Tahsilatlar ve ödemeler" />
          <Table aria-label="Tahsilatlar ve ödemeler">
            <thead>
              <tr>
                {!isMobile && <th>Tarih</th>}
                <th>Açıklama</th>
                <th data-align="right">Tutar</th>
                {isMobile ? (
                  <th>
                    <VisuallyHidden>İşlemler</VisuallyHidden>
                  </th>
                ) : (
                  <FigureHeads titles={['İşlemler']} />
                )}
              </tr>
            </thead>
            <tbody>
              {data.map((settlement) => (
                <tr key={settlement.id} data-record={settlement.id}>
                  {!isMobile && <td data-quiet>{formatDate(settlement.date)}</td>}
                  <td data-strong>
                    <Clamp title={settlement.description}>{settlement.description}</Clamp>
                    {isMobile && <CellNote>{formatDate(settlement.date)}</CellNote>}
                    <CellNote>{noteOf(settlement, formatMoney(settlement.rest, currency), contact)}</CellNote>
                    {settlement.rest > 0 && (
                      <AllocateButton
                        size="sm"
                        aria-label={`Kalemlere dağıt: ${settlement.description}`}
                        onClick={() => allocating.open(settlement)}
                      >
                        Kalemlere dağıt
                      </AllocateButton>
                    )}
                  </td>
                  <td data-align="right">
                    <Money
                      amount={settlement.amount}
                      type={flowOf[settlement.direction].cashFlowType}
                      currency={currency}
                    />
                  </td>
                  <td data-actions>
                    <DeleteButton name={settlement.description} onClick={() => dialog.remove(settlement)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
          {read.length > shown && (
            <More>
              <Button onClick={() => setShown(shown + AT_FIRST)}>Daha Fazla Göster</Button>
            </More>
          )}
        </Place>
      )}
      <AllocateDialog contactId={contactId} {...allocating} />
      <TakeBack dialog={dialog} onMissing={reload} />
    </>
  );
}

/** Which advance is being allocated to rows; it stays while its dialog fades out. */
function useAllocating() {
  const [advance, setAdvance] = useState<Settlement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (next: Settlement) => {
    setAdvance(next);
    setOpen(true);
  };
  return { advance, isOpen, open, onClose: () => setOpen(false) };
}

/**
 * What is allocated to no row is an advance, unless there was something open at the start that it may cover; of an offset it
 * was set against that.
 */
function noteOf({ lines, rest, cashFlowId }: Settlement, free: string, { openingBalance }: Props['contact']) {
  const own = openingBalance === 0 ? 'avans' : 'kaleme dağıtılmadı';
  return (
    <>
      {cashFlowId ? <Link to={`/cash-flow?record=${cashFlowId}`}>Kasa kaydı</Link> : 'Mahsup'}
      {` · ${lines.length} kalem`}
      {rest > 0 && ` · ${free} ${cashFlowId ? own : 'açılış bakiyesinden'}`}
    </>
  );
}

const AT_FIRST = 50;

const More = styled.p`
  padding: var(--vz-space-3);
  text-align: center;
`;
const Place = styled(Card)`
  margin-top: var(--vz-space-5);
`;
const AllocateButton = styled(Button)`
  margin-top: var(--vz-space-2);
`;
