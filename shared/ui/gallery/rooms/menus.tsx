import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { type MouseEvent, useRef, useState } from 'react';
import {
  Button,
  Menu,
  type MenuAnchor,
  MenuAt,
  MenuChoices,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  Popover,
  PopoverBelow,
  RowMenu,
} from '../../index';
import type { Room } from './example';
import { Row } from './Row';

const nothing = () => undefined;
const orders = [
  { value: 'date', label: 'Tarih' },
  { value: 'amount', label: 'Tutar' },
];

function Actions() {
  const [order, setOrder] = useState('date');
  return (
    <Menu trigger={<Button>Menü</Button>} head="Şule Işık">
      <MenuItem icon={<Pencil aria-hidden />}>Düzenle</MenuItem>
      <MenuItem disabled>Kapalı</MenuItem>
      <MenuGroup label="Görünüm">
        <MenuItem>Sıkışık</MenuItem>
      </MenuGroup>
      <MenuChoices label="Sıralama" options={orders} value={order} onChoose={setOrder} />
      <MenuSeparator />
      <MenuItem icon={<Trash aria-hidden />} danger>
        Sil
      </MenuItem>
    </Menu>
  );
}

function Elsewhere() {
  const [anchor, setAnchor] = useState<MenuAnchor | null>(null);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget);
  return (
    <>
      <Button onClick={open}>Yanında menü</Button>
      <MenuAt open={anchor !== null} anchor={anchor} label="İşlemler" onClose={() => setAnchor(null)}>
        <MenuItem>Kopyala</MenuItem>
      </MenuAt>
    </>
  );
}

function Below() {
  const control = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button ref={control} onClick={() => setOpen(true)}>
        Altında
      </Button>
      <PopoverBelow control={control} label="Altında" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Button onClick={() => setOpen(false)}>Kapat</Button>
      </PopoverBelow>
    </div>
  );
}

export const menus: Room = {
  title: 'Menü',
  examples: [
    {
      shows: ['Menu', 'MenuItem', 'MenuGroup', 'MenuChoices', 'MenuSeparator'],
      Draw: Actions,
      opens: ['Menü'],
    },
    { shows: ['MenuAt'], Draw: Elsewhere, opens: ['Yanında menü'] },
    {
      shows: ['Popover'],
      Draw: () => (
        <Popover trigger={<Button>Süzgeç</Button>} label="Süzgeç">
          {(close) => <Button onClick={close}>Uygula</Button>}
        </Popover>
      ),
      opens: ['Süzgeç'],
    },
    { shows: ['PopoverBelow'], Draw: Below, opens: ['Altında'] },
    {
      shows: ['RowMenu'],
      Draw: () => (
        <Row>
          <RowMenu name="Kira" onEdit={nothing} onDelete={nothing} />
        </Row>
      ),
      opens: ['İşlemler: Kira'],
    },
  ],
};
