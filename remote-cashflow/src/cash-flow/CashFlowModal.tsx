import type { CashFlow } from '@vezne/contract';
import { Modal } from '@vezne/ui';
import { CashFlowForm } from './CashFlowForm';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The entry to edit; null adds a new one. */
  entry: CashFlow | null;
  /** Counts how often the dialog was opened: each time the form begins anew. */
  opening: number;
};

/** Adds or edits a ledger entry. */
export function CashFlowModal({ open, onClose, entry, opening }: Props) {
  return (
    <Modal open={open} onClose={onClose} title={entry ? 'Nakit Akışı Düzenle' : 'Nakit Akışı Ekle'}>
      <CashFlowForm key={opening} entry={entry} onClose={onClose} />
    </Modal>
  );
}
