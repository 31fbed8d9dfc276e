import type { Project } from '@vezne/contract';
import { HistoryButton } from '@vezne/records';
import { Button, Crumbs, formatDate, onMobile, PageHeader, sideBySide } from '@vezne/ui';
import { useHighlightTarget } from '@vezne/ui/state';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
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
          <Quiet>
            <HistoryButton noun="project" id={project.id} name={project.name} />
            <Button {...deleteTarget} variant="ghost" icon={<Trash2 aria-hidden />} onClick={onDelete}>
              Sil
            </Button>
          </Quiet>
          <EditButton {...editTarget} icon={<Pencil aria-hidden />} onClick={onEdit}>
            Düzenle
          </EditButton>
          <AnalyzeButton {...analyze} isAgain={project.analyzedAt !== null} />
        </>
      }
    />
  );
}

/** Icons on a phone, so that all that can be done stands in one row; their words are still their names. */
const Quiet = styled.span`
  display: contents;
  ${onMobile} {
    display: flex;
    &&& { flex: none; min-width: 0; }
    & > button { width: 44px; padding: 0; gap: 0; font-size: 0; }
    & > button > svg { margin: 0; }
  }
`;
const EditButton = styled(Button)`
  ${onMobile} { padding-inline: 10px; & > svg { display: none; } }
`;
