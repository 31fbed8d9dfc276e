import { useHistory } from '@vezne/api';
import { limits } from '@vezne/contract';
import { Button, Modal, ModalBody } from '@vezne/ui';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { RecordLines } from './RecordLines';

type Props = { noun: string; id: string; name: string };

/** Geçmiş (n) of the record that a page shows, and the dialog with it. */
export function HistoryButton({ noun, id, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useHistory({ entity: noun, entityId: id, page: 0, pageSize: limits.page.history });
  return (
    <>
      <Button variant="ghost" icon={<History aria-hidden />} onClick={() => setOpen(true)}>
        Geçmiş{data && ` (${data.totalElements})`}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Geçmiş" subtitle={name}>
        <ModalBody>
          <RecordLines noun={noun} id={id} />
        </ModalBody>
      </Modal>
    </>
  );
}
