import { IconButton, type MenuAnchor, MenuAt, MenuItem, MenuSeparator } from '@vezne/ui';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { menuOfRow } from './menu-of-row';

type Options<Item> = {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
  /** MenuItems between Düzenle and Sil; without them a list has no menu. */
  actions: ((item: Item) => ReactNode) | undefined;
};

/** One menu for all records of a list: beside the ⋮ of one, or where one was right-clicked. */
export function useRecordMenu<Item extends { id: string }>(options: Options<Item>) {
  const { items, nameOf, onEdit, onDelete, actions } = options;
  const [at, setAt] = useState<{ item: Item; anchor: MenuAnchor; isOpen: boolean } | null>(null);
  if (!actions) return { button: () => null, menu: null };
  const open = (item: Item, anchor: MenuAnchor) => setAt({ item, anchor, isOpen: true });
  return {
    /** For what holds the records. */
    onContextMenu: (event: MouseEvent<HTMLElement>) => menuOfRow(event, items, open),
    button: (item: Item, more?: Partial<ComponentProps<typeof IconButton>>) => (
      <IconButton
        {...more}
        label={`İşlemler: ${nameOf(item)}`}
        aria-haspopup="menu"
        onClick={(event) => open(item, event.currentTarget)}
      >
        <EllipsisVertical aria-hidden />
      </IconButton>
    ),
    menu: at && (
      <MenuAt
        open={at.isOpen}
        anchor={at.anchor}
        label={`İşlemler: ${nameOf(at.item)}`}
        onClose={() => setAt({ ...at, isOpen: false })}
      >
        <MenuItem icon={<Pencil aria-hidden />} onClick={() => onEdit(at.item)}>
          Düzenle
        </MenuItem>
        {actions(at.item)}
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 aria-hidden />} onClick={() => onDelete(at.item)}>
          Sil
        </MenuItem>
      </MenuAt>
    ),
  };
}
