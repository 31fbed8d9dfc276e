import { useOpenItems } from '@vezne/api';
import { flowOf, settlementNames } from '@vezne/contract';
import { LoadError, Loading, Modal, ModalBody } from '@vezne/ui';
import { SettleForm } from './SettleForm';
import type { Settlee, Settling } from './useSettling';

/** Tahsilat Al and Ödeme Yap: money allocated to open rows, the one due first first. */
export function SettleDialog({ settling: { settlee, isOpen, close } }: { settling: Settling }) {
  return (
    <Modal
      open={isOpen}
      onClose={close}
      size="lg"
      title={settlee?.direction === 'OUT' ? 'Ödeme Yap' : 'Tahsilat Al'}
      subtitle={settlee?.name}
    >
      {settlee && (
        <Items key={`${settlee.contactId} ${settlee.direction}`} settlee={settlee} onClose={close} />
      )}
    </Modal>
  );
}

function Items({ settlee, onClose }: { settlee: Settlee; onClose: () => void }) {
  const { contactId: id, direction } = settlee;
  const { data, error, reload } = useOpenItems({ id, side: flowOf[direction].side });
  if (!data)
    return (
      <ModalBody>
        {error ? (
          <LoadError message={error.message} onRetry={reload} />
        ) : (
          <Loading label={`${settlementNames[direction]} hazırlanıyor`} />
        )}
      </ModalBody>
    );
  return (
    <SettleForm
      settlee={settlee}
      items={data.items}
      openings={data.openings ?? []}
      onRefused={reload}
      onClose={onClose}
    />
  );
}
