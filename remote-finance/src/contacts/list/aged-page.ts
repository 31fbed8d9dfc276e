import {
  type AgeingRow,
  type ContactSide,
  fold,
  fromKurus,
  type Page,
  toKurus,
  toPage,
} from '@vezne/contract';
import type { AgedContact, Bucket } from './ageing-columns';

type Sort = { by: Bucket | 'name' | 'total' | 'lastDate'; order: 'ASC' | 'DESC' };
type Asked = Sort & {
  page: number;
  pageSize: number;
  searchText: string;
  /** Only customers, or suppliers; those that are both are among either. */
  kind: ContactSide | 'ALL';
  /** Only those whose rows are past their due dates. */
  overdue: boolean;
};

const named = ({ contactId, kind, ...row }: AgeingRow): AgedContact[] =>
  contactId !== null && kind !== null ? [{ ...row, id: contactId, kind }] : [];

const names = new Intl.Collator('tr');

export type AgedPage = Page<AgedContact> & {
  /** What all that are found come to. */
  total: number;
};

/** One page of the contacts, overdue or all, whose name or phone holds what is searched for, in the order that is asked for. */
export function agedPage(rows: readonly AgeingRow[], asked: Asked): AgedPage {
  const { page, pageSize, searchText, kind, overdue, by, order } = asked;
  const sought = fold(searchText.trim());
  const direction = order === 'ASC' ? 1 : -1;
  const compare = (a: AgedContact, b: AgedContact) =>
    by === 'name' || by === 'lastDate' ? names.compare(a[by] ?? '', b[by] ?? '') : a[by] - b[by];
  const found = rows
    .flatMap(named)
    .filter((contact) => kind === 'ALL' || contact.kind === kind || contact.kind === 'IKISI')
    .filter((contact) => !overdue || (contact.overdue ?? 0) > 0)
    .filter(({ name, phone }) => fold(`${name} ${phone ?? ''}`).includes(sought))
    .toSorted((a, b) => direction * compare(a, b) || names.compare(a.name, b.name));
  const shown = found.slice(page * pageSize, (page + 1) * pageSize);
  const kurus = found.reduce((sum, { total }) => sum + (toKurus(total) ?? 0n), 0n);
  return { ...toPage(shown, found.length, page, pageSize), total: fromKurus(kurus) };
}
