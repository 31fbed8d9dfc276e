import type { Project } from '@vezne/contract';
import { type RecordDialog, RecordModal } from '@vezne/records';
import { ProjectForm } from './ProjectForm';

/** Adds or edits a project. */
export default function ProjectModal({ dialog }: { dialog: RecordDialog<Project> }) {
  return (
    <RecordModal dialog={dialog} size="lg" noun="project" addTitle="Proje Ekle" editTitle="Proje Düzenle">
      {(project) => <ProjectForm project={project} onClose={dialog.close} />}
    </RecordModal>
  );
}
