import type { Project } from '@vezne/contract';
import { HistoryButton } from '@vezne/records';
import { Button, Crumbs, formatDate, PageHeader, sideBySide } from '@vezne/ui';
import { useHighlightTarget } from '@vezne/ui/state';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';
import { AnalyzeButton, type AnalyzeProps } from '../analysis/AnalyzeButton';

type Props = AnalyzeProps & { project: Project; onEdit: () => void; onDelete: () => void };

/** What the project is, and what can be done with all of it. */
export function ProjectHeader({ project, onEdit, onDelete, ...analyze }: Props) {
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
      context={sideBySide([project.city, project.categoryName, dates])}
      actions={
        <>
          <HistoryButton noun="project" id={project.id} name={project.name} />
          <Button {...deleteTarget} variant="ghost" icon={<Trash2 aria-hidden />} onClick={onDelete}>
            Sil
          </Button>
          <Button {...editTarget} icon={<Pencil aria-hidden />} onClick={onEdit}>
            Düzenle
          </Button>
          <AnalyzeButton {...analyze} isAgain={project.analyzedAt !== null} />
        </>
      }
    />
  );
}
