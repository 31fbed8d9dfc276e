import { useLaySettlement } from '@vezne/api';
import type { OpenItem, Settlement } from '@vezne/contract';
import { focusWhenLost, placeOfRecord, saveByKeys } from '@vezne/records';
import { Button, ModalBody, ModalFoot, toast } from '@vezne/ui';
import { type FormEvent, useState } from 'react';
import { AllocatedItems } from './AllocatedItems';
import {
  type Allocation,
  allocatedTo,
  allocateInOrder,
  isTooMuch,
  linesOf,
  type Refused,
  refusedBy,
  refusedOver,
  restOf,
} from './allocation';

type Props = {
  advance: Settlement;
  items: readonly OpenItem[];
  /** The server refused: what is open may be another by now. */
  onRefused: () => void;
  onClose: () => void;
};

/** What of an advance is allocated to which open row, the one due first first. Stays as it is when saving fails. */
export function AllocateForm({ advance: { id, rest, direction }, items, onRefused, onClose }: Props) {
  const [lastAllocated, setAllocated] = useState<Allocation>(() => allocateInOrder(rest, items));
  const allocated = allocatedTo(items, lastAllocated);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  const { run, isRunning } = useLaySettlement();
  const lines = linesOf(items, allocated);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setRefused(lines.length === 0 ? { all: 'En az bir kaleme tutar yazın.' } : {});
    if (lines.length === 0 || restOf(rest, allocated) < 0 || items.some((item) => isTooMuch(item, allocated)))
      return;
    try {
      await run({ id, lines });
      toast.success('Avans Dağıtıldı.');
      // An advance that is allocated whole takes its button with it.
      focusWhenLost(() => placeOfRecord(id));
      onClose();
    } catch (error) {
      setRefused(refusedBy(error, lines));
      onRefused();
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} onKeyDown={saveByKeys} noValidate>
      <ModalBody>
        <AllocatedItems
          {...{ items, allocated, isChecked, direction }}
          rest={restOf(rest, allocated)}
          refused={refusedOver(items, refused)}
          onAllocate={(item, part) => setAllocated({ ...allocated, [item]: part })}
        />
      </ModalBody>
      <ModalFoot>
        <Button onClick={onClose} disabled={isRunning}>
          İptal
        </Button>
        <Button type="submit" variant="primary" loading={isRunning}>
          Dağıt
        </Button>
      </ModalFoot>
    </form>
  );
}
