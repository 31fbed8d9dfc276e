import { ApiError, useDeleteProject } from '@vezne/api';
import type { Project } from '@vezne/contract';
import { ConfirmModal, RecordName, toast } from '@vezne/ui';

type Props = {
  open: boolean;
  onClose: () => void;
  project: Project | null;
  /** Deleted, or gone already. */
  onGone: () => void;
};

/** Asks before a project is deleted with its incomes, expenses and analysis. */
export function DeleteProject({ open, onClose, project, onGone }: Props) {
  const remove = useDeleteProject();
  const confirm = async () => {
    if (!project) return;
    try {
      await remove.run({ id: project.id });
      toast.success('Proje Başarıyla Silindi.');
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
    onGone();
  };
  return (
    <ConfirmModal
      open={open}
      onClose={onClose}
      onConfirm={confirm}
      title="Silme Onayı"
      confirmLabel="Sil"
      danger
      record={
        project && (
          <RecordName note={[project.code, project.customerName].filter(Boolean).join(' · ')}>
            {project.name}
          </RecordName>
        )
      }
    >
      Bu projeyi silmek istediğinizden emin misiniz? Gelirleri, giderleri ve analizi de silinir; kasa
      kayıtları kalır. Bu işlem geri alınamaz.
    </ConfirmModal>
  );
}
