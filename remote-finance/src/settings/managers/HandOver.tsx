import { useHandOver } from '@vezne/api';
import type { Manager } from '@vezne/contract';
import { ConfirmModal, IconButton, RecordName, toast } from '@vezne/ui';
import Crown from 'lucide-react/icons/crown';
import { useState } from 'react';

/** Hands the company over to another manager, after a question and with the owner's password. */
export function HandOver({ to }: { to: Manager }) {
  const handOver = useHandOver();
  const [isAsking, setAsking] = useState(false);
  const name = `${to.name} ${to.surname}`;
  return (
    <>
      <IconButton label={`Sahipliği devret: ${name}`} onClick={() => setAsking(true)}>
        <Crown aria-hidden />
      </IconButton>
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await handOver.run({ id: to.id });
          toast.success(`Şirketin yeni sahibi ${name}.`);
        }}
        title="Sahipliği devret"
        confirmLabel="Sahipliği Devret"
        danger
        record={<RecordName note={to.email}>{name}</RecordName>}
      >
        Bu kişi şirketin sahibi olur: yöneticileri yalnızca o çıkarabilir, sahipliği yalnızca o devredebilir.
        Siz yönetici olarak kalırsınız.
      </ConfirmModal>
    </>
  );
}
