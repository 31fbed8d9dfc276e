import type { Project } from '@vezne/contract';
import { Button, CintemaniIcon, Crumbs, formatDate, PageHeader } from '@vezne/ui';
import { useHighlightTarget } from '@vezne/ui/state';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';

type Props = {
  project: Project;
  onEdit: () => void;
  onDelete: () => void;
  onAnalyze: () => void;
  isAnalyzing: boolean;
};

/** What the project is, and what can be done with all of it. */
export function ProjectHeader({ project, onEdit, onDelete, onAnalyze, isAnalyzing }: Props) {
  const editTarget = useHighlightTarget('edit-project');
  const deleteTarget = useHighlightTarget('delete-project');
  const dates = `${formatDate(project.startDate)} – ${formatDate(project.endDate)}`;
  return (
    <PageHeader
      crumbs={
        <Crumbs current={project.name}>
          <Link to="/projects">Projeler</Link>
        </Crumbs>
      }
      title={project.name}
      context={[project.city, project.categoryName, dates].filter(Boolean).join(' · ')}
      actions={
        <>
          <Button {...deleteTarget} variant="ghost" icon={<Trash2 aria-hidden />} onClick={onDelete}>
            Sil
          </Button>
          <Button {...editTarget} icon={<Pencil aria-hidden />} onClick={onEdit}>
            Düzenle
          </Button>
          <Button variant="ai" icon={<CintemaniIcon />} loading={isAnalyzing} onClick={onAnalyze}>
            {project.analyzedAt ? 'Yeniden Analiz Et' : 'Analiz Et'}
          </Button>
        </>
      }
    />
  );
}
