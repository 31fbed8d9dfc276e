import type { Project } from '@vezne/contract';
import { Modal } from '@vezne/ui';
import { RowsForm } from './RowsForm';
import { type ProjectRow, type RowKind, words } from './row-kinds';

type Props = {
  open: boolean;
  onClose: () => void;
  kind: RowKind;
  project: Project;
  /** The row to edit; null adds new ones. */
  row: ProjectRow | null;
};

/** Adds several incomes or expenses to a project, or edits one. */
export function RowsModal({ open, onClose, kind, project, row }: Props) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="lg"
      title={row ? words[kind].edit : words[kind].add}
      subtitle={project.name}
    >
      <RowsForm key={row?.id ?? 'new'} kind={kind} project={project} row={row} onClose={onClose} />
    </Modal>
  );
}
