import { useDeleteView, useUpdateView } from '@vezne/api';
import type { SavedView } from '@vezne/contract';
import {
  Button,
  ConfirmModal,
  Menu,
  MenuChoices,
  MenuItem,
  MenuSeparator,
  RecordName,
  toast,
} from '@vezne/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { ALL, type Rows, rowDensity, useViews } from './useViews';
import { movesOn, toView } from './view-address';

const ViewModal = lazy(() => import('./ViewModal'));

type Dialog = { kind: 'form' | 'delete'; view: SavedView | null };

/** The manager's saved views: which one is shown, the others, and what can be done with them. */
export function ViewsMenu(rows: Rows) {
  const state = useViews(rows);
  const { views, current, isChanged, isAll, show, params, today } = state;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const update = useUpdateView();
  const close = () => setDialog(null);
  const renew = ({ createdAt, updatedAt, ...view }: SavedView) =>
    update
      .run({
        ...view,
        address: toView(params, today, movesOn(view.address)),
        density: rowDensity(rows.density),
      })
      .then(
        () => toast.success('Görünüm güncellendi.'),
        // Told where all failures are.
        () => undefined,
      );
  return (
    <>
      <Menu
        align="start"
        width={220}
        trigger={
          <Opener
            size="sm"
            icon={<Bookmark aria-hidden />}
            aria-label={current && `Görünüm: ${current.name}${isChanged ? ' değişti' : ''}`}
          >
            <span>{current ? current.name : 'Görünümler'}</span>
            {isChanged && <small>değişti</small>}
          </Opener>
        }
      >
        <MenuChoices
          label="Görünümler"
          options={[
            { value: ALL, label: 'Tüm hareketler' },
            ...views.map(({ id, name, opensFirst }) => ({
              value: id,
              label: opensFirst ? `${name} (açılışta)` : name,
            })),
          ]}
          value={current?.id ?? (isAll ? ALL : null)}
          onChoose={(id) => show(views.find((view) => view.id === id) ?? null)}
        />
        <ViewActions
          current={current}
          onUpdate={isChanged && current ? () => void renew(current) : undefined}
          onOpen={(kind, view) => setDialog({ kind, view })}
        />
      </Menu>
      {dialog?.kind === 'form' && (
        <Suspense>
          <ViewModal
            view={dialog.view}
            params={params}
            today={today}
            density={rowDensity(rows.density)}
            onClose={close}
            onSaved={state.name}
          />
        </Suspense>
      )}
      <DeleteView
        view={dialog?.kind === 'delete' ? dialog.view : null}
        onClose={close}
        onDeleted={() => state.name(null)}
      />
    </>
  );
}

type ActionProps = {
  current: SavedView | undefined;
  onUpdate: (() => void) | undefined;
  onOpen: (kind: Dialog['kind'], view: SavedView | null) => void;
};

/** What can be done with the view that is shown. */
function ViewActions({ current, onUpdate, onOpen }: ActionProps) {
  return (
    <>
      <MenuSeparator />
      {onUpdate && (
        <MenuItem icon={<RefreshCw aria-hidden />} onClick={onUpdate}>
          Bu görünümü güncelle
        </MenuItem>
      )}
      <MenuItem icon={<BookmarkPlus aria-hidden />} onClick={() => onOpen('form', null)}>
        Görünümü kaydet
      </MenuItem>
      {current && (
        <>
          <MenuItem icon={<Pencil aria-hidden />} onClick={() => onOpen('form', current)}>
            Görünümü düzenle
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 aria-hidden />} onClick={() => onOpen('delete', current)}>
            Görünümü sil
          </MenuItem>
        </>
      )}
    </>
  );
}

type DeleteProps = { view: SavedView | null; onClose: () => void; onDeleted: () => void };

function DeleteView({ view, onClose, onDeleted }: DeleteProps) {
  const remove = useDeleteView();
  return (
    <ConfirmModal
      open={view !== null}
      onClose={onClose}
      onConfirm={async () => {
        if (!view) return;
        await remove.run({ id: view.id });
        onDeleted();
        toast.success('Görünüm silindi.');
      }}
      title="Silme Onayı"
      confirmLabel="Sil"
      danger
      record={view && <RecordName>{view.name}</RecordName>}
    >
      Bu görünümü silmek istediğinizden emin misiniz? Kayıtlarınız silinmez.
    </ConfirmModal>
  );
}

const Opener = styled(Button)`
  max-width: 200px;
  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & small { color: var(--vz-warning-text); font-weight: var(--vz-weight-medium); }
`;
