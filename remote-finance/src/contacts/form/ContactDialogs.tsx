import { useContact, useDeleteContact } from '@vezne/api';
import { type ContactKind, contactKindNames } from '@vezne/contract';
import { DeleteRecord, type RecordDialog, RecordModal } from '@vezne/records';
import { LoadError, Loading, ModalBody, RecordName } from '@vezne/ui';
import type { ComponentProps } from 'react';
import { ContactForm } from './ContactForm';

/** A contact as a list knows it. */
export type ContactRef = { id: string; name: string; kind: ContactKind };

type Props = {
  dialog: RecordDialog<ContactRef>;
  page?: ComponentProps<typeof DeleteRecord>['page'];
  /** Deleted, or gone already. */
  onGone: () => void;
};

/** What adds, changes and deletes a customer or supplier. */
export function ContactDialogs({ dialog, page, onGone }: Props) {
  const remove = useDeleteContact();
  const run = async (input: { id: string }) => {
    await remove.run(input);
    onGone();
  };
  return (
    <>
      <RecordModal
        dialog={dialog}
        noun="contact"
        addTitle="Cari Ekle"
        editTitle="Cari Düzenle"
        size="lg"
        first="[name=name]"
      >
        {(contact) =>
          contact ? (
            <StoredForm id={contact.id} onClose={dialog.close} />
          ) : (
            <ContactForm contact={null} onClose={dialog.close} />
          )
        }
      </RecordModal>
      <DeleteRecord
        dialog={dialog}
        command={{ run }}
        done="Cari Başarıyla Silindi."
        page={page}
        onMissing={onGone}
        record={({ name, kind }) => <RecordName note={contactKindNames[kind]}>{name}</RecordName>}
      >
        Bu cariyi silmek istediğinizden emin misiniz? Kaydı olan cari silinemez; birleştirilebilir ya da
        düzenlenirken “Listelerde ve formlarda gösterilsin” işareti kaldırılıp pasife alınabilir.
      </DeleteRecord>
    </>
  );
}

/** Lists know a contact's name alone. */
function StoredForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, reload } = useContact(id);
  if (data) return <ContactForm contact={data} onClose={onClose} />;
  return (
    <ModalBody>{error ? <LoadError message={error.message} onRetry={reload} /> : <Loading />}</ModalBody>
  );
}
