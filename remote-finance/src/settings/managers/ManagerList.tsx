import { useDeleteManager, useManagers } from '@vezne/api';
import type { Manager } from '@vezne/contract';
import { DeleteRecord, RecordModal, useDialog } from '@vezne/records';
import {
  Avatar,
  Badge,
  Button,
  DeleteButton,
  EditButton,
  LoadError,
  RecordName,
  SkeletonRows,
  sideBySide,
} from '@vezne/ui';
import Plus from 'lucide-react/icons/plus';
import { Pane } from '../pane/Pane';
import { Acts, Named, PaneList } from '../pane/PaneList';
import { HandOver } from './HandOver';
import { InvitedBadge, ResendButton } from './Invited';
import { AddManagerForm, ChangeManagerForm } from './ManagerForm';

const fullName = ({ name, surname }: Manager) => `${name} ${surname}`;

/** Everyone who may sign in for the company, and the invited; others are added, changed and removed here. */
export function ManagerList({ self }: { self: Manager }) {
  const { data, error, reload } = useManagers();
  const dialog = useDialog<Manager>();

  return (
    <Pane
      title="Yöneticiler"
      note={
        self.isOwner
          ? 'Bu şirkette oturum açabilen kişiler'
          : 'Bu şirkette oturum açabilen kişiler; yalnızca şirketin sahibi yönetici çıkarabilir'
      }
      action={
        <Button icon={<Plus aria-hidden />} onClick={dialog.add}>
          Yönetici Ekle
        </Button>
      }
    >
      {error && <LoadError message={error.message} onRetry={reload} />}
      {!data && !error && <SkeletonRows rows={2} />}
      <PaneList>
        {data?.map((manager) => (
          <li key={manager.id} data-record={manager.id}>
            <Avatar name={fullName(manager)} />
            <Named>
              <strong>
                {fullName(manager)} {manager.id === self.id && <Badge tone="primary">Siz</Badge>}{' '}
                {manager.isOwner && <Badge>Sahip</Badge>}
                {manager.invitation && <InvitedBadge invitation={manager.invitation} />}
              </strong>
              <span>{sideBySide([manager.title, manager.email])}</span>
            </Named>
            <Acts>
              {manager.invitation && <ResendButton id={manager.id} name={fullName(manager)} />}
              {manager.id !== self.id && (
                <>
                  <EditButton name={fullName(manager)} onClick={() => dialog.edit(manager)} />
                  {self.isOwner && !manager.invitation && <HandOver to={manager} />}
                  {(self.isOwner || manager.invitation) && (
                    <DeleteButton name={fullName(manager)} onClick={() => dialog.remove(manager)} />
                  )}
                </>
              )}
            </Acts>
          </li>
        ))}
      </PaneList>
      <RecordModal dialog={dialog} noun="manager" addTitle="Yönetici Ekle" editTitle="Yönetici Düzenle">
        {(manager) =>
          manager ? (
            <ChangeManagerForm manager={manager} onClose={dialog.close} />
          ) : (
            <AddManagerForm onClose={dialog.close} />
          )
        }
      </RecordModal>
      <DeleteRecord
        dialog={dialog}
        command={useDeleteManager()}
        done={dialog.item?.invitation ? 'Davet geri çekildi.' : 'Yönetici Başarıyla Silindi.'}
        isFinal
        onMissing={reload}
        record={(manager) => <RecordName note={manager.email}>{fullName(manager)}</RecordName>}
      >
        {dialog.item?.invitation
          ? 'Bu daveti geri çekmek istediğinizden emin misiniz? Gönderilen bağlantı artık açılmaz.'
          : 'Bu yöneticiyi silmek istediğinizden emin misiniz? Açık oturumları hemen kapanır; 24 saat içinde geri alabilirsiniz.'}
      </DeleteRecord>
    </Pane>
  );
}
