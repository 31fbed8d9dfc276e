import { useAllPages, useCurrency } from '@vezne/api';
import { dayInTurkey, type Project, projectRows, type RowKind } from '@vezne/contract';
import { columnSheet, RecordExport } from '@vezne/records';
import { Button, CardHead } from '@vezne/ui';
import { useHighlightTarget } from '@vezne/ui/state';
import Plus from 'lucide-react/icons/plus';
import styled from 'styled-components';
import { rowColumns } from './columns';
import { words } from './row-words';

type Props<Kind extends RowKind> = { project: Project; kind: Kind; canExport: boolean; onAdd: () => void };

/** Title of a list of rows, with the buttons that export them and add one. */
export function RowsHead<Kind extends RowKind>({ project, kind, canExport, onAdd }: Props<Kind>) {
  const text = words[kind];
  const currency = useCurrency();
  const target = useHighlightTarget(text.highlight);
  const readAll = useAllPages(projectRows[kind].endpoints.findAll);
  return (
    <CardHead
      ruled
      title={text.title}
      note="Tutarlar KDV hariçtir."
      action={
        <Actions data-noprint>
          {canExport && (
            <RecordExport
              list={`${project.name}: ${text.title}`.slice(0, 80)}
              size="sm"
              fileName={`${project.code}-${kind === 'income' ? 'gelirler' : 'giderler'}-${dayInTurkey(new Date())}`}
              load={async () => [
                columnSheet(text.title, rowColumns(kind, currency), await readAll({ projectId: project.id })),
              ]}
            />
          )}
          <Button {...target} size="sm" icon={<Plus aria-hidden />} onClick={onAdd}>
            {text.add}
          </Button>
        </Actions>
      }
    />
  );
}

const Actions = styled.div`
  display: flex;
  gap: var(--vz-space-2);
`;
