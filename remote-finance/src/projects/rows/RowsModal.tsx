import type { Project, ProjectRow, RowKind } from '@vezne/contract';
import type { RecordDialog } from '@vezne/records';
import { Modal } from '@vezne/ui';
import { RowsForm } from './RowsForm';
import { words } from './row-words';

type Props<Kind extends RowKind> = {
  kind: Kind;
  project: Project;
  dialog: RecordDialog<ProjectRow<Kind>>;
};

/** Adds several incomes or expenses to a project, or edits one. */
export function RowsModal<Kind extends RowKind>({ kind, project, dialog }: Props<Kind>) {
  const { item: row, isOpen, close } = dialog;
  return (
    <Modal
      open={isOpen && dialog.kind === 'form'}
      onClose={close}
      size="lg"
      title={row ? words[kind].edit : words[kind].add}
      subtitle={project.name}
    >
      <RowsForm key={row?.id ?? 'new'} kind={kind} project={project} row={row} onClose={close} />
    </Modal>
  );
}
