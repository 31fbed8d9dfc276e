import type { Project } from '@vezne/contract';
import type { RecordDialog } from '@vezne/records';
import { Modal } from '@vezne/ui';
import { ProjectForm } from './ProjectForm';

/** Adds or edits a project. */
export function ProjectModal({ dialog }: { dialog: RecordDialog<Project> }) {
  const { kind, item, isOpen, close } = dialog;
  return (
    <Modal
      open={isOpen && kind === 'form'}
      onClose={close}
      size="lg"
      title={item ? 'Proje Düzenle' : 'Proje Ekle'}
    >
      <ProjectForm key={item?.id ?? 'new'} project={item} onClose={close} />
    </Modal>
  );
}
