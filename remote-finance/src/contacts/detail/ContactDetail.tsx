import { useContact, useOpenItems } from '@vezne/api';
import { type Contact, contactKindNames, type SettlementDirection } from '@vezne/contract';
import { HistoryButton, phoneText, useDialog } from '@vezne/records';
import { Button, Crumbs, PageHeader, TabList, TabPanel, Tabs } from '@vezne/ui';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Pencil from 'lucide-react/icons/pencil';
import { Link, useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { contactPath } from '../../figures/contact-path';
import { RecordPage } from '../../frame/RecordPage';
import { CardToCome, TabsToCome } from '../../frame/to-come';
import { ContactDialogs, type ContactRef } from '../form/ContactDialogs';
import { SettleDialog } from '../settle/SettleDialog';
import { useSettling } from '../settle/useSettling';
import { ContactFacts } from './ContactFacts';
import { OpenItemsTab } from './OpenItemsTab';
import { OpenItemsToCome } from './OpenItemsToCome';
import { StatementTab } from './StatementTab';

const tabs = [
  { value: 'acik', label: 'Açık kalemler' },
  { value: 'ekstre', label: 'Ekstre' },
  { value: 'bilgiler', label: 'Bilgiler' },
] as const;
type Tab = (typeof tabs)[number]['value'];

const tabOf = (path = ''): Tab => tabs.find(({ value }) => value === path)?.value ?? 'acik';

const missing = {
  title: 'Cari bulunamadı',
  text: 'Silinmiş veya adresi yanlış yazılmış olabilir.',
  list: 'Cariler',
  listPath: '/contacts',
  listLabel: 'Carilere Dön',
};

/** One customer or supplier: what is open, what happened, and how to reach them. */
export function ContactDetail() {
  const { id = '', '*': rest } = useParams();
  return (
    <RecordPage
      query={useContact(id)}
      missing={missing}
      titleOf={({ name }) => name}
      toCome={
        <>
          <TabsToCome tabs={tabs} />
          {tabOf(rest) === 'acik' ? <OpenItemsToCome /> : <CardToCome rows={6} />}
        </>
      }
    >
      {(contact) => <Detail key={contact.id} contact={contact} />}
    </RecordPage>
  );
}

function Detail({ contact }: { contact: Contact }) {
  const { '*': rest } = useParams();
  const navigate = useNavigate();
  const dialog = useDialog<ContactRef>();
  const settling = useSettling();
  const tab = tabOf(rest);
  const { id: contactId, name, kind } = contact;
  const ways = useWays(contact);
  return (
    <>
      <PageHeader
        crumbs={
          <Crumbs current={name}>
            <Link to="/contacts">Cariler</Link>
          </Crumbs>
        }
        title={name}
        context={<Reach contact={contact} />}
        actions={
          <>
            <HistoryButton noun="contact" id={contactId} name={name} />
            <Button icon={<Pencil aria-hidden />} onClick={() => dialog.edit(contact)}>
              Düzenle
            </Button>
            {ways.OUT && (
              <Button
                variant={kind === 'TEDARIKCI' ? 'primary' : undefined}
                icon={<ArrowUpRight aria-hidden />}
                onClick={() => settling.open({ contactId, name, direction: 'OUT' })}
              >
                Ödeme Yap
              </Button>
            )}
            {ways.IN && (
              <Button
                variant={kind === 'TEDARIKCI' ? undefined : 'primary'}
                icon={<ArrowDownLeft aria-hidden />}
                onClick={() => settling.open({ contactId, name, direction: 'IN' })}
              >
                Tahsilat Al
              </Button>
            )}
          </>
        }
      />
      <Tabs value={tab} onChange={(next) => navigate(contactPath(contactId, next === 'acik' ? '' : next))}>
        <TabsPlace>
          <TabList label="Cari bölümleri" items={tabs} />
        </TabsPlace>
        <TabPanel value="acik">
          <OpenItemsTab contact={contact} onSettle={settling.open} />
        </TabPanel>
        <TabPanel value="ekstre">
          <StatementTab contact={contact} />
        </TabPanel>
        <TabPanel value="bilgiler">
          <ContactFacts
            contact={contact}
            onDelete={() => dialog.remove(contact)}
            onMerged={(id) => navigate(contactPath(id), { replace: true })}
          />
        </TabPanel>
      </Tabs>
      <ContactDialogs dialog={dialog} onGone={() => navigate('/contacts', { replace: true })} />
      <SettleDialog settling={settling} />
    </>
  );
}

/** Which way money may go: as with all of a kind, and also where something else is open or an advance may be given back. */
function useWays({ id, kind }: Contact): Record<SettlementDirection, boolean> {
  const open = useOpenItems(kind === 'IKISI' ? null : { id }).data;
  return {
    IN: kind !== 'TEDARIKCI' || (open !== undefined && (open.receivable > 0 || open.advanceOut > 0)),
    OUT: kind !== 'MUSTERI' || (open !== undefined && (open.payable > 0 || open.advanceIn > 0)),
  };
}

/** What they are, and links to call and to write. */
function Reach({ contact: { kind, phone, email, active } }: { contact: Contact }) {
  return (
    <Line>
      <span>{contactKindNames[kind]}</span>
      {phone && <a href={`tel:${phone}`}>{phoneText(phone)}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {!active && <span>Pasif</span>}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--vz-space-1) var(--vz-space-4);
  & a { color: var(--vz-primary-text); overflow-wrap: anywhere; }
  & a:hover { text-decoration: underline; }
`;
const TabsPlace = styled.div`
  margin: var(--vz-space-6) 0 var(--vz-space-5);
`;
