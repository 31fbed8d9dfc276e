import type { CashAccount } from '@vezne/contract';
import { IconButton, Menu, MenuItem, MenuSeparator } from '@vezne/ui';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Calculator from 'lucide-react/icons/calculator';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ComponentPropsWithRef } from 'react';

export type AccountActions = {
  onEdit: (account: CashAccount) => void;
  onCount: (account: CashAccount) => void;
  onClose: (account: CashAccount) => void;
  onReopen: (account: CashAccount) => void;
  onDelete: (account: CashAccount) => void;
};

type Props = AccountActions & {
  account: CashAccount;
  trigger?: Omit<ComponentPropsWithRef<typeof IconButton>, 'label'> | undefined;
};

/** What can be done with an account; the default one is neither closed nor deleted. */
export function AccountMenu({ account, trigger, ...on }: Props) {
  const { name, kind, closedAt, isDefault } = account;
  return (
    <Menu
      trigger={
        <IconButton label={`İşlemler: ${name}`} {...trigger}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil aria-hidden />} onClick={() => on.onEdit(account)}>
        Düzenle
      </MenuItem>
      {kind === 'KASA' && !closedAt && (
        <MenuItem icon={<Calculator aria-hidden />} onClick={() => on.onCount(account)}>
          Sayım Yap
        </MenuItem>
      )}
      {closedAt && (
        <MenuItem icon={<ArchiveRestore aria-hidden />} onClick={() => on.onReopen(account)}>
          Yeniden Aç
        </MenuItem>
      )}
      {!closedAt && !isDefault && (
        <MenuItem icon={<Archive aria-hidden />} onClick={() => on.onClose(account)}>
          Kapat
        </MenuItem>
      )}
      {!isDefault && (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 aria-hidden />} onClick={() => on.onDelete(account)}>
            Sil
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
