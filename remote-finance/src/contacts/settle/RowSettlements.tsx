import { useCurrency, useSettlements } from '@vezne/api';
import { flowOf, formatMoney, type ProjectRow, type RowKind, type Settlement } from '@vezne/contract';
import { focusWhenLost, Money, placeOfRecord, useDialog } from '@vezne/records';
import {
  Clamp,
  DeleteButton,
  Empty,
  formatDate,
  LoadError,
  Modal,
  ModalBody,
  SkeletonRows,
  sideBySide,
} from '@vezne/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { TakeBack } from './TakeBack';

type Props = {
  kind: RowKind;
  /** The row whose money is looked at; null: none. */
  row: ProjectRow | null;
  onClose: () => void;
};

/** The collections or payments that are allocated to a row, each of which can be taken back. */
export function RowSettlements({ kind, row, onClose }: Props) {
  const [shown, setShown] = useState(row);
  if (row && row !== shown) setShown(row);
  return (
    <Modal
      open={row !== null}
      onClose={onClose}
      title={kind === 'income' ? 'Tahsilatlar' : 'Ödemeler'}
      subtitle={shown?.description}
    >
      <ModalBody>{shown && <Allocations key={shown.id} row={shown} onClose={onClose} />}</ModalBody>
    </Modal>
  );
}

function Allocations({ row, onClose }: { row: ProjectRow; onClose: () => void }) {
  const currency = useCurrency();
  const { data, error, reload } = useSettlements({ rowId: row.id });
  const dialog = useDialog<Settlement>();
  const done = () => {
    focusWhenLost(() => placeOfRecord(row.id));
    onClose();
  };
  if (error && !data) return <LoadError message={error.message} onRetry={reload} />;
  if (!data) return <SkeletonRows rows={2} />;
  return (
    <>
      {data.length === 0 && <Empty title="Bu kalemin tahsilatı ya da ödemesi yok." />}
      <List>
        {data.map((settlement) => (
          <li key={settlement.id}>
            <div>
              <Clamp title={settlement.description}>{settlement.description}</Clamp>
              <Note>
                {sideBySide([formatDate(settlement.date), settlement.contactName])}
                {' · '}
                {settlement.cashFlowId ? (
                  <Link to={`/cash-flow?record=${settlement.cashFlowId}`}>Kasa kaydı</Link>
                ) : (
                  'Mahsup'
                )}
                {settlement.lines.length > 1 &&
                  ` · ${settlement.lines.length} kalem, toplam ${formatMoney(settlement.amount, currency)}`}
              </Note>
            </div>
            <Money
              amount={settlement.lines.find(({ id }) => id === row.id)?.amount ?? settlement.amount}
              type={flowOf[settlement.direction].cashFlowType}
              currency={currency}
            />
            <DeleteButton name={settlement.description} onClick={() => dialog.remove(settlement)} />
          </li>
        ))}
      </List>
      <TakeBack dialog={dialog} onMissing={reload} onDone={done} />
    </>
  );
}

const List = styled.ul`
  & > li { display: flex; gap: var(--vz-space-4); align-items: center; padding: var(--vz-space-3) 0; }
  & > li + li { border-top: 1px solid var(--vz-border); }
  & > li > div { flex: 1; min-width: 0; font-weight: var(--vz-weight-medium); }
`;
const Note = styled.div`
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-regular);
  & > a { color: var(--vz-primary-text); }
`;
