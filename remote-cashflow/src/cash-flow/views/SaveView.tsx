import { useUpdateView } from '@vezne/api';
import type { SavedView } from '@vezne/contract';
import type { Density } from '@vezne/records';
import { Menu, MenuItem, toast } from '@vezne/ui';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { changeOf } from './change-of';
import { rowDensity, type useViews, type ViewDialog } from './useViews';
import { movesOn, toView } from './view-address';
import { AddTab } from './view-tab-styles';

type Props = {
  state: Pick<ReturnType<typeof useViews>, 'current' | 'params' | 'today'>;
  density: Density;
  onOpen: (dialog: ViewDialog) => void;
};

/** Görünümü Kaydet: what is looked at under a new name, or into the view that it comes from. */
export function SaveView({ state: { current, params, today }, density, onOpen }: Props) {
  const update = useUpdateView();
  const saveNew = () => onOpen({ kind: 'form', view: null });
  const renew = (view: SavedView) =>
    update
      .run({
        ...changeOf(view),
        address: toView(params, today, movesOn(view.address)),
        density: rowDensity(density),
      })
      .then(
        () => toast.success('Görünüm güncellendi.'),
        // Told where all failures are.
        () => undefined,
      );
  const face = (
    <>
      <BookmarkPlus aria-hidden />
      <span>Görünümü Kaydet</span>
    </>
  );
  if (!current)
    return (
      <AddTab type="button" title="Görünümü Kaydet" onClick={saveNew}>
        {face}
      </AddTab>
    );
  return (
    <Menu
      align="start"
      trigger={
        <AddTab type="button" title="Görünümü Kaydet">
          {face}
        </AddTab>
      }
    >
      <MenuItem icon={<RefreshCw aria-hidden />} onClick={() => void renew(current)}>
        Bu Görünümü Güncelle
      </MenuItem>
      <MenuItem icon={<BookmarkPlus aria-hidden />} onClick={saveNew}>
        Yeni Görünüm Olarak Kaydet
      </MenuItem>
    </Menu>
  );
}
