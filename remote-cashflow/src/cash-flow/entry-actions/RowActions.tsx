import type { CashFlowLine } from '@vezne/contract';
import { copyCells, type Selection } from '@vezne/records';
import { type MenuAnchor, MenuAt, MenuItem, MenuSeparator, Modal, ModalBody } from '@vezne/ui';
import ClipboardCopy from 'lucide-react/icons/clipboard-copy';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import ListChecks from 'lucide-react/icons/list-checks';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Dispatch, SetStateAction } from 'react';
import { ProjectChoice } from '../project/ProjectChoice';
import { RepeatItems } from './RepeatItems';
import { useChange } from './useChange';

/** The entry that something is done to, and by what: the menu beside `anchor`, or the choice of its project. */
export type Acting = { entry: CashFlowLine; anchor: MenuAnchor | null; by: 'menu' | 'project' | null };

type Props = {
  acting: Acting;
  onActing: Dispatch<SetStateAction<Acting | null>>;
  onRepeat: (entry: CashFlowLine) => void;
  onMonthly: (entry: CashFlowLine) => void;
  onEdit: (entry: CashFlowLine) => void;
  onDelete: (entry: CashFlowLine) => void;
  /** What the list writes of an entry, cell by cell. */
  cellsOf: (entry: CashFlowLine) => string[];
  selection: Selection<CashFlowLine>;
};

/** What a ledger entry's ⋮ and a right click on it offer. */
export default function RowActions({ acting, onActing, onRepeat, onMonthly, ...rest }: Props) {
  const { onEdit, onDelete, cellsOf, selection } = rest;
  const { entry, anchor, by } = acting;
  const { change } = useChange();
  const close = () => onActing({ ...acting, by: null });
  // An item may have opened what comes next before the menu tells of its end.
  const closeMenu = () => onActing((last) => (last?.by === 'menu' ? { ...last, by: null } : last));
  const link = (projectId: string | null) => {
    close();
    // A failure is told where all failures are.
    change([entry], { projectId }).catch(() => undefined);
  };
  return (
    <>
      <MenuAt
        open={by === 'menu'}
        anchor={anchor}
        label={`İşlemler: ${entry.description}`}
        onClose={closeMenu}
      >
        <MenuItem icon={<Pencil aria-hidden />} onClick={() => onEdit(entry)}>
          Düzenle
        </MenuItem>
        <RepeatItems {...{ entry, onRepeat, onMonthly }} />
        <MenuItem icon={<FolderKanban aria-hidden />} onClick={() => onActing({ ...acting, by: 'project' })}>
          Projeye Bağla
        </MenuItem>
        <MenuItem icon={<ClipboardCopy aria-hidden />} onClick={() => void copyCells(cellsOf(entry))}>
          Kopyala
        </MenuItem>
        <MenuItem icon={<ListChecks aria-hidden />} onClick={() => selection.toggle(entry, false)}>
          {selection.has(entry) ? 'Seçimden Çıkar' : 'Seç'}
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 aria-hidden />} onClick={() => onDelete(entry)}>
          Sil
        </MenuItem>
      </MenuAt>
      <Modal
        open={by === 'project'}
        onClose={close}
        title="Projeye Bağla"
        subtitle={entry.description}
        size="sm"
      >
        <ModalBody>
          <ProjectChoice value={entry.projectId} onChoose={link} />
        </ModalBody>
      </Modal>
    </>
  );
}
