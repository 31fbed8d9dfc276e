import { type AgeingRow, type Currency, contactKindNames, formatMoney } from '@vezne/contract';
import { type Column, Money, phoneText } from '@vezne/records';
import { CellNote, Clamp, sideBySide } from '@vezne/ui';
import { Link } from 'react-router-dom';
import { contactPath } from '../../figures/contact-path';

/** A customer or supplier of the list; what belongs to nobody is told under it. */
export type AgedContact = Omit<AgeingRow, 'contactId' | 'kind'> & {
  id: string;
  kind: NonNullable<AgeingRow['kind']>;
};

const bucketTitles = {
  notDue: 'Vadesi gelmemiş',
  d0_30: '0–30 gün',
  d31_60: '31–60 gün',
  d61_90: '61–90 gün',
  d90: '90+ gün',
} as const;
export type Bucket = keyof typeof bucketTitles;
const buckets = Object.keys(bucketTitles) as Bucket[];

/** What the list of contacts tells: what is open, by how long it has been due. */
export const ageingColumns = (currency: Currency): Column<AgedContact>[] => [
  {
    title: 'Ad / Ünvan',
    value: ({ name }) => name,
    cell: ({ id, name, kind, phone }) => (
      <>
        <Link to={contactPath(id)}>
          <Clamp title={name}>{name}</Clamp>
        </Link>
        <CellNote>{sideBySide([contactKindNames[kind], phone && phoneText(phone)])}</CellNote>
      </>
    ),
    look: 'strong',
    sortBy: 'name',
    card: 'title',
  },
  { title: 'Tür', value: ({ kind }) => contactKindNames[kind], table: false, card: 'meta' },
  { title: 'Telefon', value: ({ phone }) => phone, table: false },
  ...buckets.map(
    (bucket): Column<AgedContact> => ({
      title: bucketTitles[bucket],
      kind: 'money',
      value: (row) => row[bucket],
      cell: (row) => (row[bucket] === 0 ? '-' : formatMoney(row[bucket], currency)),
      look: 'amount',
      sortBy: bucket,
      narrow: 'hidden',
    }),
  ),
  {
    title: 'En eski',
    value: (row) => oldest(row, currency),
    table: 'narrow',
    look: 'quiet',
    card: 'meta',
  },
  {
    title: 'Toplam',
    kind: 'money',
    value: ({ total }) => total,
    cell: ({ total }) => <Money amount={total} currency={currency} tone="signed" />,
    look: 'amount',
    sortBy: 'total',
    card: 'amount',
  },
  {
    title: 'Son tahsilat / ödeme',
    kind: 'date',
    value: ({ lastDate }) => lastDate,
    look: 'quiet',
    sortBy: 'lastDate',
  },
];

/** The oldest part that is open, for a card that has room for one. */
function oldest(row: AgedContact, currency: Currency): string | null {
  const late = buckets.filter((bucket) => row[bucket] !== 0).at(-1);
  return late ? `${bucketTitles[late]}: ${formatMoney(row[late], currency)}` : null;
}
