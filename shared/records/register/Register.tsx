import { Card, LoadError, onMobile, Pagination } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PaperNote } from '../list/PaperNote';
import type { RecordListProps } from '../list/RecordList';
import { RegisterSkeleton } from './RegisterSkeleton';

type Props<Item> = Omit<RecordListProps<Item>, 'isNarrowed' | 'skeletonRows'> & {
  /** What is found, in sums. */
  foot?: ReactNode;
  /** Beside the pages. */
  aside?: ReactNode;
};

/**
 * A list to work in: toolbar, head and entry row stand from the beginning, so what draws the records is given none
 * while they load, and what an empty list says stands under the head.
 */
export function Register<Item>({ label, list, page, sizeLabel, toolbar, about, ...rest }: Props<Item>) {
  const { data, isRefreshing } = list;
  const { request, setPage, setPageSize } = page;
  const hasRecords = data !== undefined && data.totalElements > 0;
  return (
    <Frame as="section" aria-label={label}>
      {toolbar && <Bar data-noprint>{toolbar}</Bar>}
      {about && <PaperNote>{about}</PaperNote>}
      <Body {...rest} list={list} rows={request.pageSize} isBusy={isRefreshing} />
      {hasRecords && rest.foot}
      {hasRecords && (
        <Pagination
          compact
          page={request.page}
          pageSize={request.pageSize}
          totalElements={data.totalElements}
          totalPages={data.totalPages}
          sizeLabel={sizeLabel}
          onPage={setPage}
          onPageSize={setPageSize}
        >
          {rest.aside}
        </Pagination>
      )}
    </Frame>
  );
}

type BodyProps<Item> = Pick<Props<Item>, 'list' | 'empty' | 'children'> & { rows: number; isBusy: boolean };

function Body<Item>({ list: { data, error, reload }, empty, rows, isBusy, children }: BodyProps<Item>) {
  return (
    <>
      {error && (
        <Failure>
          <LoadError message={error.message} onRetry={reload} />
        </Failure>
      )}
      {(data || !error) && <Busy aria-busy={isBusy}>{children(data?.content ?? [])}</Busy>}
      {!data && !error && <RegisterSkeleton rows={rows} />}
      {data?.content.length === 0 && !error && empty}
    </>
  );
}

const Frame = styled(Card)`
  margin-top: var(--vz-space-2);
  ${onMobile} { margin-bottom: 72px; }
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 5px var(--vz-space-2);
  min-height: 44px;
  padding: 5px 12px 5px var(--vz-space-5);
  border-bottom: 1px solid var(--vz-border);
  & > form { flex: 1 1 200px; width: auto; max-width: 292px; gap: 6px; }
  @media (width >= 768px) {
    & > form > div { min-height: 32px; padding: 0 4px 0 10px; border-radius: var(--vz-radius-sm); font-size: var(--vz-text-sm); }
    & > form input { height: 30px; }
    & > form > div > svg { width: 16px; height: 16px; }
    & > form > button { height: 32px; padding-inline: 12px; border-radius: var(--vz-radius-sm); font-size: var(--vz-text-sm); }
  }
  @media (width < 1024px) {
    padding-left: var(--vz-space-4);
    & > form { flex: 1 1 auto; max-width: none; }
  }
  ${onMobile} {
    padding: 8px 8px 8px 12px;
    & > form { flex: 1 1 100%; }
  }
`;
const Failure = styled.div`
  padding: var(--vz-space-5);
  ${onMobile} { padding: var(--vz-space-4); }
`;
const Busy = styled.div`
  transition: opacity var(--vz-dur-fast);
  /* The entry row is being written in while the list behind it loads anew. */
  &[aria-busy='true'] tbody { opacity: 0.6; }
`;
