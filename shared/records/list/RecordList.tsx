import type { Query } from '@vezne/api';
import type { Page } from '@vezne/contract';
import { Card, LoadError, onMobile, Pagination, SkeletonRows, Toolbar } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PaperNote } from './PaperNote';
import type { ListPage } from './useListPage';

export type RecordListProps<Item> = {
  /** Name of the section for assistive technology. */
  label: string;
  list: Query<Page<Item>>;
  page: ListPage;
  /** In front of the choice of rows per page: "Ürün Göster". */
  sizeLabel: string;
  /** Of what the pages tell their range: "üründen"; "kayıttan" unless told. */
  from?: string;
  /** Search box and filters. */
  toolbar: ReactNode;
  /** A search or filter leaves records out. Told that none does, an empty list shows no toolbar. */
  isNarrowed?: boolean;
  /** What narrows the list, as words: for paper, which has no toolbar. */
  about?: ReactNode;
  /** Stands where the list would be when nothing is in it. */
  empty: ReactNode;
  /** How many rows the page has at most while it loads; the page size unless told. */
  skeletonRows?: number;
  children: (items: Item[]) => ReactNode;
};

/** The card of a list: toolbar, the records of one page or why there are none, and the pages. */
export function RecordList<Item>({
  label,
  list,
  page,
  sizeLabel,
  from,
  toolbar,
  isNarrowed = true,
  about,
  ...body
}: RecordListProps<Item>) {
  const { data } = list;
  // What a search left empty stands until the whole list is there: the box that was typed in must not go meanwhile.
  const isBlank = data?.totalElements === 0 && !isNarrowed && !list.error && !list.isRefreshing;
  return (
    <Frame as="section" aria-label={label}>
      {!isBlank && <Toolbar data-noprint>{toolbar}</Toolbar>}
      {about && <PaperNote>{about}</PaperNote>}
      <ListBody list={list} {...body} skeletonRows={body.skeletonRows ?? page.request.pageSize} />
      {data && data.totalElements > 0 && (
        <Pagination
          page={page.request.page}
          pageSize={page.request.pageSize}
          totalElements={data.totalElements}
          totalPages={data.totalPages}
          sizeLabel={sizeLabel}
          from={from}
          onPage={page.setPage}
          onPageSize={page.setPageSize}
        />
      )}
    </Frame>
  );
}

type BodyProps<Item> = Pick<RecordListProps<Item>, 'list' | 'empty' | 'children'> & { skeletonRows: number };

/** The records of one page, or why there are none. */
export function ListBody<Item>({ list, empty, skeletonRows, children }: BodyProps<Item>) {
  const { data, error, isRefreshing, reload } = list;
  const failure = error && (
    <Padded>
      <LoadError message={error.message} onRetry={reload} />
    </Padded>
  );
  if (!data) return failure || <SkeletonRows rows={skeletonRows} />;
  if (data.content.length === 0) return failure || empty;
  return (
    <>
      {failure}
      <Busy aria-busy={isRefreshing}>{children(data.content)}</Busy>
    </>
  );
}

const Frame = styled(Card)`
  margin-top: var(--vz-space-5);
`;
const Padded = styled.div`
  padding: var(--vz-space-4) var(--vz-space-6);
  ${onMobile} { padding: var(--vz-space-4); }
`;
const Busy = styled.div`
  transition: opacity var(--vz-dur-fast);
  &[aria-busy='true'] { opacity: 0.6; }
`;
