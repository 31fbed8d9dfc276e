import type { Project, ProjectRow, RowKind } from '@vezne/contract';
import { DeleteRecord, type RecordDialog, RecordModal } from '@vezne/records';
import type { ComponentProps } from 'react';
import { DeletedRow } from './DeletedRow';
import { RowsForm } from './RowsForm';
import { words } from './row-words';

type Deletion<Kind extends RowKind> = ComponentProps<typeof DeleteRecord<ProjectRow<Kind>>>;
type Props<Kind extends RowKind> = Pick<Deletion<Kind>, 'command' | 'page' | 'onMissing'> & {
  kind: Kind;
  dialog: RecordDialog<ProjectRow<Kind>>;
  /** Whose row it is, as far as it is known. */
  project: Project | undefined;
};

/** What adds, changes and deletes an income or an expense. */
export function RowDialogs<Kind extends RowKind>({ kind, dialog, project, ...deletion }: Props<Kind>) {
  const text = words[kind];
  return (
    <>
      <RecordModal
        dialog={dialog}
        size="lg"
        noun={kind === 'income' ? 'project-income' : 'project-expense'}
        addTitle={text.add}
        editTitle={text.edit}
        subtitle={project?.name}
      >
        {(row, like) =>
          project && <RowsForm kind={kind} project={project} row={row} like={like} onClose={dialog.close} />
        }
      </RecordModal>
      <DeleteRecord
        {...deletion}
        dialog={dialog}
        done={text.deleted}
        record={(row) => <DeletedRow row={row} kind={kind} />}
      >
        {text.question}
      </DeleteRecord>
    </>
  );
}
