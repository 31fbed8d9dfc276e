import { useCurrency, useMergeContacts } from '@vezne/api';
import { type Contact, formatMoney, fromKurus, toKurus } from '@vezne/contract';
import { focusWhenLost, headOfPage, SuggestInput } from '@vezne/records';
import {
  Button,
  Card,
  CardBody,
  CardHead,
  ConfirmModal,
  Field,
  formatDate,
  onMobile,
  toast,
} from '@vezne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Facts } from '../../figures/Facts';
import { calledSo, useContactSearch } from '../../figures/useContactSearch';

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
  const { broughtIn = [] } = contact;
  const facts = [
    ['Vergi / T.C. kimlik no', taxNumber],
    ['Vergi dairesi', taxOffice],
    ['IBAN', iban],
    ['Adres', address],
    ['Vade günü', paymentTermDays === null ? null : `${paymentTermDays} gün`],
    ['Açılış bakiyesi', openingBalance === 0 ? null : formatMoney(openingBalance, currency)],
    [
      broughtIn.length === 0 ? 'Açılış tarihi' : 'Açılış bakiyesinin dökümü',
      broughtIn.length === 0 ? (
        openingDate && formatDate(openingDate)
      ) : (
        <Openings key="openings" contact={contact} />
      ),
    ],
    ['Not', note],
  ] as const;
  return (
    <Columns>
      <Card as="section" aria-label="Bilgiler">
        <CardHead title="Bilgiler" />
        <CardBody>
          <Facts facts={facts} />
        </CardBody>
      </Card>
      <Card as="section" aria-label="Birleştir veya sil">
        <CardHead title="Birleştir veya sil" />
        <CardBody>
          <Merge contact={contact} onMerged={onMerged} />
        </CardBody>
        <Deletion>
          <p>Kaydı olan cari silinemez.</p>
          <Button variant="ghost" onClick={onDelete}>
            Cariyi Sil
          </Button>
        </Deletion>
      </Card>
    </Columns>
  );
}

/** What was open at the start: with the contact itself, and with those that were merged into it, each by its day. */
function Openings({ contact: { openingBalance, openingDate, broughtIn = [] } }: { contact: Contact }) {
  const currency = useCurrency();
  const others = broughtIn.reduce((sum, { balance }) => sum + (toKurus(balance) ?? 0n), 0n);
  const own = fromKurus((toKurus(openingBalance) ?? 0n) - others);
  const parts = [...(own === 0 ? [] : [{ name: '', balance: own, date: openingDate }]), ...broughtIn];
  return (
    <>
      <ul>
        {parts.map(({ name, balance, date }, at) => (
          // Two may have one name and day.
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <li key={at}>
            {formatMoney(balance, currency)}
            {date && ` · ${formatDate(date)}`}
            {name && ` · ${name}`}
          </li>
        ))}
      </ul>
      <Order>Tahsilat ve ödemeler önce en eskisini kapatır.</Order>
    </>
  );
}

/** Makes this contact part of another one, which is found by its name. */
function Merge({ contact, onMerged }: Omit<Props, 'onDelete'>) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<Contact>();
  const { found = [], ask } = useContactSearch(name, { inactive: true });
  const others = found.filter(({ id }) => id !== contact.id);
  const merge = useMergeContacts();
  const [isAsking, setAsking] = useState(false);
  const into = chosen ?? calledSo(others, name);
  return (
    <Choice>
      <Field
        label="Şu cariyle birleştir"
        help="Kayıtları ve açılış bakiyesi oraya geçer; iki kez açılmış cariler için."
      >
        <SuggestInput
          placeholder="Cari adı yazın"
          value={name}
          onChange={(next) => {
            setName(next);
            setChosen(calledSo(others, next));
          }}
          options={others.map((each) => each.name).filter((each) => each !== name)}
          listLabel="Cariler"
          onOpenChange={(isOpen) => isOpen && ask()}
          takesFirst
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
          if (!into) return;
          await merge.run({ fromId: contact.id, toId: into.id });
          toast.success('Cariler Birleştirildi.');
          focusWhenLost(headOfPage);
          onMerged(into.id);
        }}
      >
        “{contact.name}” kayıtlarıyla birlikte “{into?.name}” carisine geçsin mi?{' '}
        {into && termAfter(contact, into)} Bu geri alınamaz.
      </ConfirmModal>
    </Choice>
  );
}

/** What merging changes of when records are due that do not say it themselves. */
function termAfter(from: Contact, into: Contact): string {
  const term = into.paymentTermDays ?? from.paymentTermDays;
  const isSame = from.paymentTermDays === into.paymentTermDays;
  return isSame ? '' : `Vadesi yazılmamış kalemlerinin hepsi için vade ${term} gün olur.`;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: var(--vz-space-5);
  align-items: start;
`;
const Choice = styled.div`
  display: grid;
  gap: var(--vz-space-4);
  justify-items: start;
  & > :first-child { width: 100%; }
`;
const Deletion = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--vz-space-2) var(--vz-space-4);
  padding: var(--vz-space-3) var(--vz-space-6);
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
const Order = styled.p`
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
`;
