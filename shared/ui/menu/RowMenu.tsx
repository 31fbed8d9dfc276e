import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../base/IconButton';
import { Menu, MenuItem, MenuSeparator } from './Menu';

type Props = {
  /** The record's name. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
  /** MenuItems between Düzenle and Sil. */
  children?: ReactNode;
  /** More about the button, such as a search result's ring. */
  trigger?: Omit<ComponentPropsWithRef<typeof IconButton>, 'label'> | undefined;
};

/** The ⋮ of a record on a phone: Düzenle and Sil. */
export function RowMenu({ name, onEdit, onDelete, children, trigger }: Props) {
  return (
    <Menu
      width={180}
      trigger={
        <IconButton label={`İşlemler: ${name}`} {...trigger}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil aria-hidden />} onClick={onEdit}>
        Düzenle
      </MenuItem>
      {children}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden />} onClick={onDelete}>
        Sil
      </MenuItem>
    </Menu>
  );
}
