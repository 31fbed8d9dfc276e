import type { Project, ProjectRow, RowKind } from '@vezne/contract';
import { Modal } from '@vezne/ui';
import { RowsForm } from './RowsForm';
import { words } from './row-words';

type Props<Kind extends RowKind> = {
  open: boolean;
  onClose: () => void;
  kind: Kind;
  project: Project;
  /** The row to edit; null adds new ones. */
  row: ProjectRow<Kind> | null;
};

/** Adds several incomes or expenses to a project, or edits one. */
export function RowsModal<Kind extends RowKind>({ open, onClose, kind, project, row }: Props<Kind>) {
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
