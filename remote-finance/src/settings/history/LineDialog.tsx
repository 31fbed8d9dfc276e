import type { HistoryLine } from '@vezne/contract';
import { actOf, actorOf, ChangeTable, subjectOf } from '@vezne/records';
import { formatInstant, Modal, ModalBody, sideBySide } from '@vezne/ui';
import { useState } from 'react';

/** What one line of the history changed. */
export function LineDialog({ line, onClose }: { line: HistoryLine | null; onClose: () => void }) {
  const [shown, setShown] = useState(line);
  // The line stays, so that the dialog does not change its face while it fades out.
  if (line && line !== shown) setShown(line);
  return (
    <Modal
      open={line !== null}
      onClose={onClose}
      title={shown && subjectOf(shown)}
      subtitle={shown && sideBySide([actOf(shown), actorOf(shown), formatInstant(shown.at)])}
    >
      <ModalBody>{shown && <ChangeTable line={shown} />}</ModalBody>
    </Modal>
  );
}
