import { type Query, useAgeing, useContacts, useCurrency } from '@vezne/api';
import {
  type Ageing,
  type AgeingRow,
  ContactSide,
  formatMoney,
  fromKurus,
  isCalendarDate,
  toKurus,
} from '@vezne/contract';
import {
  addressOrder,
  columnSheet,
  type RecordDialog,
  RecordExport,
  RecordList,
  RecordTable,
  useAddressPage,
  useDialog,
} from '@vezne/records';
import { Button, formatCount, LoadError, onMobile, PageHeader, SearchBox, VisuallyHidden } from '@vezne/ui';
import { useHighlightTarget } from '@vezne/ui/state';
import Plus from 'lucide-react/icons/plus';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { CardLink } from '../../figures/CardLink';
import { contactPath } from '../../figures/contact-path';
import { SumsLine } from '../../figures/SumsLine';
import { ProjectSections } from '../../frame/ProjectSections';
import { ContactDialogs, type ContactRef } from '../form/ContactDialogs';
import { SettleDialog } from '../settle/SettleDialog';
import { useSettling } from '../settle/useSettling';
import { type AgedPage, agedPage } from './aged-page';
import { type AgedContact, ageingColumns } from './ageing-columns';
import { ContactFilters, contactFiltersText } from './ContactFilters';
import { ContactItems } from './ContactItems';
import { ContactKpis } from './ContactKpis';
import { NoContacts } from './NoContacts';

/** The largest sum first unless the address says otherwise. */
const order = addressOrder(
  {
    name: 'ASC',
    notDue: 'DESC',
    d0_30: 'DESC',
    d31_60: 'DESC',
    d61_90: 'DESC',
    d90: 'DESC',
    total: 'DESC',
    lastDate: 'DESC',
  },
  'total',
);

/** All customers and suppliers, with what is open between them and the company and since when. */
export function ContactList() {
  const [params, setParams] = useSearchParams();
  const { change, ...page } = useAddressPage(params, setParams, 12, 'contacts');
  const side = ContactSide.safeParse(params.get('side')).data ?? 'ALL';
  const kind = ContactSide.safeParse(params.get('kind')).data ?? 'ALL';
  const overdue = params.get('overdue') === 'true';
  const passive = !overdue && params.get('passive') === 'true';
  const asked = params.get('date') ?? '';
  const date = isCalendarDate(asked) ? asked : null;
  const dialog = useDialog<ContactRef>();
  const settling = useSettling();
  const ageing = useAgeing({ side: side === 'ALL' ? null : side, date, ...(passive && { state: 'PASIF' }) });
  const sorted = order.read(params);
  const shown = ageing.data && agedPage(ageing.data.rows, { ...page.request, ...sorted, kind, overdue });
  page.keepWithin(shown);
  const isNarrowed = page.request.searchText !== '' || kind !== 'ALL' || side !== 'ALL' || overdue || passive;
  const hasPassive = usePassive(shown?.totalElements === 0 && !isNarrowed);
  // A filter that leaves nobody takes no figures away.
  const isBlank = ageing.data?.rows.length === 0 && !isNarrowed && !ageing.isRefreshing;
  return (
    <>
      <ListHead ageing={ageing} onAdd={dialog.add} />
      {/* Figures and list are one call: it fails once. */}
      {(ageing.data || !ageing.error) && (
        <>
          {!isBlank && <ContactKpis ageing={ageing.data} />}
          <RecordList
            label="Cariler"
            list={{ ...ageing, data: shown }}
            page={page}
            sizeLabel="Cari Göster"
            from="cariden"
            toolbar={
              <Tools>
                <SearchBox
                  value={page.request.searchText}
                  onSearch={page.search}
                  placeholder="Ad veya telefon ara…"
                />
                <ContactFilters {...{ kind, side, overdue, passive, date }} change={change} />
              </Tools>
            }
            // The filters lead to those that the list does not show any more.
            isNarrowed={isNarrowed || hasPassive !== false}
            about={contactFiltersText({ kind, side, overdue, passive, date }, page.request.searchText)}
            empty={
              <NoContacts
                {...{ searchText: page.request.searchText, kind, side, overdue, passive, date }}
                onDropFilters={() => change({ kind: null, side: null, overdue: null, passive: null })}
                onShowAll={() => change({ q: null, kind: null, side: null, overdue: null, passive: null })}
                onAdd={dialog.add}
                hasPassive={hasPassive === true}
                onShowPassive={() => change({ passive: 'true' })}
              />
            }
          >
            {(contacts) => (
              <>
                <ContactTable
                  contacts={contacts}
                  dialog={dialog}
                  onSettle={settling.open}
                  sorting={{ ...sorted, onSort: (by) => change(order.press(by, sorted)) }}
                />
                {shown && ageing.data && (
                  <Sums found={shown} side={side} nobody={isNarrowed ? undefined : nobodyOf(ageing.data)} />
                )}
              </>
            )}
          </RecordList>
        </>
      )}
      <ContactDialogs dialog={dialog} page={page} onGone={ageing.reload} />
      <SettleDialog settling={settling} />
    </>
  );
}

type TableProps = {
  sorting: NonNullable<ComponentProps<typeof RecordTable<AgedContact>>['sorting']>;
  contacts: readonly AgedContact[];
  dialog: RecordDialog<ContactRef>;
  onSettle: ComponentProps<typeof ContactItems>['onSettle'];
};

function ContactTable({ contacts, dialog, onSettle, sorting }: TableProps) {
  return (
    <Figures>
      <RecordTable
        label="Cariler"
        columns={ageingColumns(useCurrency())}
        items={contacts}
        nameOf={({ name }) => name}
        onEdit={dialog.edit}
        onDelete={dialog.remove}
        sorting={sorting}
        cardTitle={({ id, name }) => <CardLink to={contactPath(id)}>{name}</CardLink>}
        actions={(contact) => <ContactItems contact={contact} onSettle={onSettle} />}
      />
    </Figures>
  );
}

/** Title, sections, and why there is nothing under them. */
function ListHead({ ageing: { data, error, reload }, onAdd }: { ageing: Query<Ageing>; onAdd: () => void }) {
  return (
    <>
      <ContactsHeader ageing={data} onAdd={onAdd} />
      <ProjectSections />
      {error && !data && <LoadError message={error.message} onRetry={reload} />}
    </>
  );
}

/** Are there contacts that lists do not show any more? Asked where the list is empty without a filter. */
function usePassive(isAsked: boolean): boolean | undefined {
  const all = useContacts(isAsked ? { page: 0, pageSize: 1, searchText: '', inactive: true } : null);
  return all.data && all.data.totalElements > 0;
}

/** Rows that name no customer or supplier. */
const nobodyOf = ({ rows }: Ageing) => rows.find(({ contactId, total }) => contactId === null && total !== 0);

type SumsProps = { found: AgedPage; side: ContactSide | 'ALL'; nobody: AgeingRow | undefined };

/** What all that are found come to. */
function Sums({ found, side, nobody }: SumsProps) {
  const currency = useCurrency();
  const open = (toKurus(found.total) ?? 0n) + (toKurus(nobody?.total ?? 0) ?? 0n);
  // Among suppliers alone what is owed to them has no minus.
  const kurus = side === 'TEDARIKCI' ? -open : open;
  return (
    <SumsLine>
      <span>Toplam, {formatCount(found.totalElements)} cari</span>
      {nobody && (
        <span>
          {nobody.name} <strong>{formatMoney(nobody.total, currency)}</strong>
        </span>
      )}
      <span>
        {kurus < 0n ? 'Net borç' : 'Net alacak'}{' '}
        <strong>{formatMoney(fromKurus(kurus < 0n ? -kurus : kurus), currency)}</strong>
      </span>
    </SumsLine>
  );
}

/** Words that are searched for can be read whole; what has no room beside them goes under them. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vz-space-3);
  width: 100%;
  & > form { flex: 1 1 260px; max-width: 440px; }
  ${onMobile} { & > form { flex-basis: 100%; max-width: none; } }
`;

/** A name keeps its room beside seven columns of figures; where there is little, the last day stands in the export alone. */
const Figures = styled.div`
  & tr > :first-child { min-width: 168px; }
  @media screen and (768px <= width < 1440px) {
    & tr > :nth-child(n + 2):nth-last-child(n + 2) { padding-inline: 6px; }
    & tr > :nth-last-child(2) { display: none; }
  }
`;

function ContactsHeader({ ageing, onAdd }: { ageing: Ageing | undefined; onAdd: () => void }) {
  const currency = useCurrency();
  const target = useHighlightTarget('add-contact');
  const all = {
    page: 0,
    pageSize: 5_000,
    searchText: '',
    kind: 'ALL',
    overdue: false,
    by: 'name',
    order: 'ASC',
  } as const;
  return (
    <PageHeader
      title={
        <>
          Projeler<VisuallyHidden>: Cariler</VisuallyHidden>
        </>
      }
      context="Müşteri ve tedarikçiler, vadelerine göre açık tutarlar"
      actions={
        <>
          {ageing && (
            <RecordExport
              list="Cariler"
              fileName={`cariler-${ageing.asOf}`}
              load={async () => [
                columnSheet('Cariler', ageingColumns(currency), agedPage(ageing.rows, all).content),
              ]}
            />
          )}
          <Button {...target} variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
            Cari Ekle
          </Button>
        </>
      }
    />
  );
}
