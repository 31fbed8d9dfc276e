import { useDeleteProject } from '@vezne/api';
import type { Project } from '@vezne/contract';
import { DeleteRecord, type RecordDialog } from '@vezne/records';
import { RecordName, sideBySide } from '@vezne/ui';
import type { ComponentProps } from 'react';

type Props = {
  dialog: RecordDialog<Project>;
  /** The list it is deleted from. */
  page?: ComponentProps<typeof DeleteRecord>['page'];
  /** Deleted, or gone already. */
  onGone: () => void;
};

/** Asks before a project is deleted with its incomes, expenses and analysis. */
export function DeleteProject({ dialog, page, onGone }: Props) {
  const remove = useDeleteProject();
  const run = async (input: { id: string }) => {
    await remove.run(input);
    onGone();
  };
  return (
    <DeleteRecord
      dialog={dialog}
      command={{ run }}
      done="Proje Başarıyla Silindi."
      page={page}
      onMissing={onGone}
      record={({ name, code, customerName }) => (
        <RecordName note={sideBySide([code, customerName])}>{name}</RecordName>
      )}
    >
      Bu projeyi silmek istediğinizden emin misiniz? Gelirleri, giderleri ve analizi de silinir; kasa
      kayıtları kalır. Silinen proje 30 gün çöp kutusunda durur.
    </DeleteRecord>
  );
}
