import { useDeleteProject } from '@vezne/api';
import type { Project } from '@vezne/contract';
import { DeleteRecord, type RecordDialog } from '@vezne/records';
import { RecordName } from '@vezne/ui';

type Props = {
  dialog: RecordDialog<Project>;
  /** Deleted, or gone already. */
  onGone: () => void;
};

/** Asks before a project is deleted with its incomes, expenses and analysis. */
export function DeleteProject({ dialog, onGone }: Props) {
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
      onMissing={onGone}
      record={({ name, code, customerName }) => (
        <RecordName note={[code, customerName].filter(Boolean).join(' · ')}>{name}</RecordName>
      )}
    >
      Bu projeyi silmek istediğinizden emin misiniz? Gelirleri, giderleri ve analizi de silinir; kasa
      kayıtları kalır. Bu işlem geri alınamaz.
    </DeleteRecord>
  );
}
