import { useCurrency } from '@vezne/api';
import type { ProjectRow, RowKind } from '@vezne/contract';
import { copyCells, writtenValue } from '@vezne/records';
import { MenuItem } from '@vezne/ui';
import ClipboardCopy from 'lucide-react/icons/clipboard-copy';
import Copy from 'lucide-react/icons/copy';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Wallet from 'lucide-react/icons/wallet';
import { Link } from 'react-router-dom';
import { settleWord, unsettledOf } from '../../contacts/settle/settle-word';
import { rowColumns } from './columns';
import { tabPath } from './row-filter';

type Props = {
  row: ProjectRow;
  kind: RowKind;
  /** In a list of all projects' rows. */
  ofAll?: boolean;
  onSettle: () => void;
  /** Shows the money that is allocated to it. */
  onSee: () => void;
  /** Left out where the row's project is not known. */
  onRepeat?: (() => void) | undefined;
};

/** What the ⋮ of an income or expense offers besides. */
export function RowItems({ row, kind, ofAll = false, onSettle, onSee, onRepeat }: Props) {
  const columns = rowColumns(kind, useCurrency());
  return (
    <>
      {unsettledOf(row) > 0 && (
        <MenuItem icon={<Wallet aria-hidden />} onClick={onSettle}>
          {settleWord(kind, row)}
        </MenuItem>
      )}
      {(row.laidAmount ?? 0) > 0 && (
        <MenuItem icon={<ReceiptText aria-hidden />} onClick={onSee}>
          {kind === 'income' ? 'Tahsilatları Gör' : 'Ödemeleri Gör'}
        </MenuItem>
      )}
      {onRepeat && (
        <MenuItem icon={<Copy aria-hidden />} onClick={onRepeat}>
          Bugüne Çoğalt
        </MenuItem>
      )}
      {ofAll && (
        <MenuItem icon={<FolderKanban aria-hidden />} render={<Link to={tabPath(kind, row.projectId)} />}>
          Projeyi Aç
        </MenuItem>
      )}
      <MenuItem
        icon={<ClipboardCopy aria-hidden />}
        onClick={() => void copyCells(columns.map((column) => writtenValue(column, row)))}
      >
        Kopyala
      </MenuItem>
    </>
  );
}
