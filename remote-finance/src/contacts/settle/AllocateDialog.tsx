import { useOpenItems } from '@vezne/api';
import { flowOf, type Settlement } from '@vezne/contract';
import { Empty, LoadError, Loading, Modal, ModalBody } from '@vezne/ui';
import { AllocateForm } from './AllocateForm';

type Props = { contactId: string; advance: Settlement | null; isOpen: boolean; onClose: () => void };

/** Kalemlere Dağıt: allocates to open rows what was paid in advance. */
export function AllocateDialog({ advance, isOpen, ...props }: Props) {
  return (
    <Modal
      open={isOpen}
      onClose={props.onClose}
      size="lg"
      title="Kalemlere Dağıt"
      subtitle={advance?.description}
    >
      {advance && <Items key={advance.id} advance={advance} {...props} />}
    </Modal>
  );
}

type ItemsProps = { contactId: string; advance: Settlement; onClose: () => void };

function Items({ contactId: id, advance, onClose }: ItemsProps) {
  const { side } = flowOf[advance.direction];
  const { data, error, reload } = useOpenItems({ id, side });
  if (data?.items.length === 0)
    return (
      <ModalBody>
        <Empty title="Açık kalem yok.">Avans, yeni bir kalem yazıldığında ona dağıtılabilir.</Empty>
      </ModalBody>
    );
  if (data) return <AllocateForm advance={advance} items={data.items} onRefused={reload} onClose={onClose} />;
  return (
    <ModalBody>
      {error ? (
        <LoadError message={error.message} onRetry={reload} />
      ) : (
        <Loading label="Açık kalemler hazırlanıyor" />
      )}
    </ModalBody>
  );
}
