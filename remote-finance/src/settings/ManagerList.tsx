import { useDeleteManager, useManagers } from '@vezne/api';
import type { Manager } from '@vezne/contract';
import {
  Avatar,
  Badge,
  Button,
  ConfirmModal,
  DeleteButton,
  EditButton,
  LoadError,
  RecordName,
  SkeletonRows,
  toast,
} from '@vezne/ui';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import styled from 'styled-components';
import { ManagerModal } from './ManagerModal';
import { Pane } from './Pane';

type Dialog = { kind: 'form' | 'delete'; isOpen: boolean; manager: Manager | null };

const fullName = ({ name, surname }: Manager) => `${name} ${surname}`;

/** Everyone who may sign in for the company; others are added, changed and removed here. */
export function ManagerList({ self }: { self: Manager }) {
  const { data, error, reload } = useManagers();
  const remove = useDeleteManager();
  const [dialog, setDialog] = useState<Dialog>({ kind: 'form', isOpen: false, manager: null });
  const open = (kind: Dialog['kind'], manager: Manager | null) => setDialog({ kind, manager, isOpen: true });
  const close = () => setDialog((last) => ({ ...last, isOpen: false }));
  const confirm = async () => {
    if (!dialog.manager) return;
    await remove.run({ id: dialog.manager.id });
    toast.success('Yönetici Başarıyla Silindi.');
  };

  return (
    <Pane
      title="Yöneticiler"
      note="Bu şirkette oturum açabilen kişiler"
      action={
        <Button icon={<Plus aria-hidden />} onClick={() => open('form', null)}>
          Yönetici Ekle
        </Button>
      }
    >
      {error && <LoadError message={error.message} onRetry={reload} />}
      {!data && !error && <SkeletonRows rows={2} />}
      <List>
        {data?.map((manager) => (
          <li key={manager.id}>
            <Avatar name={fullName(manager)} />
            <Person>
              <strong>
                {fullName(manager)} {manager.id === self.id && <Badge tone="primary">Siz</Badge>}
              </strong>
              <span>{[manager.title, manager.email].filter(Boolean).join(' · ')}</span>
            </Person>
            {manager.id !== self.id && (
              <>
                <EditButton name={fullName(manager)} onClick={() => open('form', manager)} />
                <DeleteButton name={fullName(manager)} onClick={() => open('delete', manager)} />
              </>
            )}
          </li>
        ))}
      </List>
      <ManagerModal open={dialog.isOpen && dialog.kind === 'form'} onClose={close} manager={dialog.manager} />
      <ConfirmModal
        open={dialog.isOpen && dialog.kind === 'delete'}
        onClose={close}
        onConfirm={confirm}
        title="Silme Onayı"
        confirmLabel="Sil"
        danger
        record={
          dialog.manager && <RecordName note={dialog.manager.email}>{fullName(dialog.manager)}</RecordName>
        }
      >
        Bu yöneticiyi silmek istediğinizden emin misiniz? Açık oturumları hemen kapanır.
      </ConfirmModal>
    </Pane>
  );
}

const List = styled.ul`
  display: grid;
  & > li {
    display: flex;
    align-items: center;
    gap: var(--vz-space-3);
    min-height: 60px;
    border-bottom: 1px solid var(--vz-border);
  }
  & > li:last-child { border-bottom: 0; }
`;
const Person = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  & > strong { font-weight: var(--vz-weight-medium); }
  & > span { color: var(--vz-text-3); font-size: var(--vz-text-sm); }
`;
