import { useContacts, useCurrency, useMergeContacts } from '@vezne/api';
import { type Contact, formatMoney } from '@vezne/contract';
import { Button, Card, CardBody, CardHead, ConfirmModal, Field, formatDate, Select, toast } from '@vezne/ui';
import { useState } from 'react';
import styled from 'styled-components';

type Props = {
  contact: Contact;
  onDelete: () => void;
  /** It became another one. */
  onMerged: (id: string) => void;
};

/** What is known of a contact, and what makes it go. */
export function ContactFacts({ contact, onDelete, onMerged }: Props) {
  const currency = useCurrency();
  const { taxNumber, taxOffice, iban, address, paymentTermDays, openingBalance, openingDate, note } = contact;
  const facts = [
    ['Vergi / T.C. kimlik no', taxNumber],
    ['Vergi dairesi', taxOffice],
    ['IBAN', iban],
    ['Adres', address],
    ['Vade günü', paymentTermDays === null ? null : `${paymentTermDays} gün`],
    ['Açılış bakiyesi', openingBalance === 0 ? null : formatMoney(openingBalance, currency)],
    ['Açılış tarihi', openingDate && formatDate(openingDate)],
    ['Not', note],
  ] as const;
  return (
    <Columns>
      <Card as="section" aria-label="Bilgiler">
        <CardHead title="Bilgiler" />
        <CardBody>
          <Facts>
            {facts.map(([title, value]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{value ?? '-'}</dd>
              </div>
            ))}
          </Facts>
        </CardBody>
      </Card>
      <Card as="section" aria-label="Birleştir veya sil">
        <CardHead title="Birleştir veya sil" />
        <CardBody>
          <Merge contact={contact} onMerged={onMerged} />
          <Button variant="ghost" onClick={onDelete}>
            Cariyi sil
          </Button>
        </CardBody>
      </Card>
    </Columns>
  );
}

/** Makes this contact part of another one. */
function Merge({ contact, onMerged }: Omit<Props, 'onDelete'>) {
  const all = useContacts({ page: 0, pageSize: 1_000, searchText: '', inactive: true }).data?.content ?? [];
  const others = all.filter(({ id }) => id !== contact.id);
  const merge = useMergeContacts();
  const [toId, setToId] = useState('');
  const [isAsking, setAsking] = useState(false);
  const into = others.find(({ id }) => id === toId);
  return (
    <>
      <Field
        label="Şu cariyle birleştir"
        help="Kayıtları ve açılış bakiyesi oraya geçer; iki kez açılmış cariler için."
      >
        <Select
          value={toId}
          onChange={({ target }) => setToId(target.value)}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Button disabled={!into} onClick={() => setAsking(true)}>
        Birleştir
      </Button>
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Carileri Birleştir"
        confirmLabel="Birleştir"
        onConfirm={async () => {
          await merge.run({ fromId: contact.id, toId });
          toast.success('Cariler Birleştirildi.');
          onMerged(toId);
        }}
      >
        “{contact.name}” kayıtlarıyla birlikte “{into?.name}” carisine geçsin mi? Bu geri alınamaz.
      </ConfirmModal>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: var(--vz-space-5);
  align-items: start;
`;
const Facts = styled.dl`
  display: grid;
  gap: var(--vz-space-3);
  & dt { color: var(--vz-text-2); font-size: var(--vz-text-sm); }
  & dd { overflow-wrap: anywhere; }
`;
