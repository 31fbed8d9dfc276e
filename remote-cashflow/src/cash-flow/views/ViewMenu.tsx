import { useUpdateView } from '@vezne/api';
import type { SavedView } from '@vezne/contract';
import { IconButton, Menu, MenuItem, MenuSeparator, onMobile, toast } from '@vezne/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Pencil from 'lucide-react/icons/pencil';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import Trash2 from 'lucide-react/icons/trash-2';
import styled from 'styled-components';
import { changeOf } from './change-of';
import type { ViewDialog } from './useViews';

type Props = { view: SavedView; onOpen: (dialog: ViewDialog) => void };

/** What can be done with the view that is looked at. */
export function ViewMenu({ view, onOpen }: Props) {
  const update = useUpdateView();
  const openFirst = (opensFirst: boolean) =>
    update.run({ ...changeOf(view), opensFirst }).then(
      () => toast.success('Görünüm güncellendi.'),
      // Told where all failures are.
      () => undefined,
    );
  return (
    <Menu
      align="start"
      trigger={
        <Opener label={`Görünüm işlemleri: ${view.name}`}>
          <ChevronDown aria-hidden />
        </Opener>
      }
    >
      <MenuItem icon={<Pencil aria-hidden />} onClick={() => onOpen({ kind: 'form', view })}>
        Görünümü Düzenle
      </MenuItem>
      {view.opensFirst ? (
        <MenuItem icon={<PinOff aria-hidden />} onClick={() => void openFirst(false)}>
          Açılışta Gösterme
        </MenuItem>
      ) : (
        <MenuItem icon={<Pin aria-hidden />} onClick={() => void openFirst(true)}>
          Açılışta Göster
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden />} onClick={() => onOpen({ kind: 'delete', view })}>
        Görünümü Sil
      </MenuItem>
    </Menu>
  );
}

const Opener = styled(IconButton)`
  && { width: 24px; height: 24px; border-radius: var(--vz-radius-sm); }
  & > svg { width: 14px; height: 14px; }
  ${onMobile} { && { width: 32px; height: 44px; } }
`;
