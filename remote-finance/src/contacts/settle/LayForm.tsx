import { useLaySettlement } from '@vezne/api';
import type { OpenItem, Settlement } from '@vezne/contract';
import { focusWhenLost, placeOfRecord, saveByKeys } from '@vezne/records';
import { Button, ModalBody, ModalFoot, toast } from '@vezne/ui';
import { type FormEvent, useState } from 'react';
import { LaidItems } from './LaidItems';
import {
  isTooMuch,
  type Laid,
  laidOn,
  layInOrder,
  linesOf,
  type Refused,
  refusedBy,
  refusedOver,
  restOf,
} from './lay';

type Props = {
  advance: Settlement;
  items: readonly OpenItem[];
  /** The server refused: what is open may be another by now. */
  onRefused: () => void;
  onClose: () => void;
};

/** What of an advance is laid on which open row, the one due first first. Stays as it is when saving fails. */
export function LayForm({ advance: { id, rest, direction }, items, onRefused, onClose }: Props) {
  const [lastLaid, setLaid] = useState<Laid>(() => layInOrder(rest, items));
  const laid = laidOn(items, lastLaid);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  const { run, isRunning } = useLaySettlement();
  const lines = linesOf(items, laid);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setRefused(lines.length === 0 ? { all: 'En az bir kaleme tutar yazın.' } : {});
    if (lines.length === 0 || restOf(rest, laid) < 0 || items.some((item) => isTooMuch(item, laid))) return;
    try {
      await run({ id, lines });
      toast.success('Avans Dağıtıldı.');
      // An advance that is laid whole takes its button with it.
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
        <LaidItems
          {...{ items, laid, isChecked, direction }}
          rest={restOf(rest, laid)}
          refused={refusedOver(items, refused)}
          onLay={(item, part) => setLaid({ ...laid, [item]: part })}
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
