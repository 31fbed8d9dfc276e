import { useRecurring, useWaitingOccurrences } from '@vezne/api';
import { limits } from '@vezne/contract';
import { Button, Empty, formatCount, LoadError, Modal, ModalBody, ModalFoot, SkeletonRows } from '@vezne/ui';
import styled from 'styled-components';
import { OccurrenceLine } from './OccurrenceLine';
import { RecurringList } from './RecurringList';
import { keyOf, useDecisions } from './useDecisions';

type Props = { open: boolean; onClose: () => void };

/** Bekleyen Tekrarlar: days that have come are booked or left out, and what repeats can be stopped. */
export default function WaitingModal({ open, onClose }: Props) {
  return (
    <Modal open={open} onClose={onClose} title="Bekleyen Tekrarlar" size="lg">
      {open && <Waiting onClose={onClose} />}
    </Modal>
  );
}

function Waiting({ onClose }: Pick<Props, 'onClose'>) {
  const waiting = useWaitingOccurrences();
  const repeating = useRecurring();
  const decisions = useDecisions(waiting.reload);
  const { data } = waiting;
  const occurrences = data?.occurrences ?? [];
  const beyond = (data?.total ?? 0) - occurrences.length;
  return (
    <>
      <ModalBody>
        {waiting.error && !data ? (
          <LoadError message={waiting.error.message} onRetry={waiting.reload} />
        ) : !data ? (
          <SkeletonRows rows={3} />
        ) : occurrences.length === 0 ? (
          <Empty title="Onay bekleyen tekrar yok.">
            Bir kaydın menüsündeki “Her Ay Tekrarla” ile kira, maaş gibi kayıtlar her ay burada sizi bekler.
          </Empty>
        ) : (
          <List aria-label="Onay bekleyenler">
            {occurrences.map((occurrence) => (
              <OccurrenceLine key={keyOf(occurrence)} occurrence={occurrence} decisions={decisions} />
            ))}
          </List>
        )}
        {beyond > 0 && (
          <Beyond>
            En eski {limits.recurring.waiting} kayıt gösteriliyor; {formatCount(beyond)} kayıt daha bekliyor.
          </Beyond>
        )}
        <RecurringList query={repeating} />
      </ModalBody>
      <ModalFoot>
        <Button onClick={onClose} disabled={decisions.isRunning}>
          Kapat
        </Button>
        {occurrences.length > 0 && (
          <Button
            variant="primary"
            loading={decisions.isPostingAll}
            disabled={decisions.isRunning}
            onClick={() => void decisions.postAll(occurrences)}
          >
            Tümünü Kaydet
          </Button>
        )}
      </ModalFoot>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--vz-space-3);
`;
const Beyond = styled.p`
  margin-top: var(--vz-space-3);
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
`;
