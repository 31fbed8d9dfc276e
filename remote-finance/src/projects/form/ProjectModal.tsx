import type { Project } from '@vezne/contract';
import { Modal } from '@vezne/ui';
import { ProjectForm } from './ProjectForm';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The project to edit; null adds a new one. */
  project: Project | null;
};

/** Adds or edits a project. */
export function ProjectModal({ open, onClose, project }: Props) {
  return (
    <Modal open={open} onClose={onClose} size="lg" title={project ? 'Proje Düzenle' : 'Proje Ekle'}>
      <ProjectForm key={project?.id ?? 'new'} project={project} onClose={onClose} />
    </Modal>
  );
}
