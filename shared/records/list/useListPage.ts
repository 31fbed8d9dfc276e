import { pageSizeAtom } from '@vezne/ui/state';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

/** What of a list is asked for: page, rows per page and search text. */
export type ListPage = {
  /** Page (zero-based), page size and search text, as the API takes them. */
  request: { page: number; pageSize: number; searchText: string };
  setPage: (page: number) => void;
  /** Another number of rows, from the first page on. */
  setPageSize: (pageSize: number) => void;
  /** Another text, from the first page on. */
  search: (text: string) => void;
  /** For another filter: back to the first page. */
  toFirstPage: () => void;
  /** Goes back to the last page there is when the one asked for is gone; call it with every answer. */
  keepWithin: (answer: { page: number; totalPages: number } | undefined) => void;
};

/** The page of a list that is shown; `defaultSize` rows unless the reader chose a number in the settings. */
export function useListPage(defaultSize: number): ListPage {
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState<number>(useAtomValue(pageSizeAtom) ?? defaultSize);
  const [searchText, setSearchText] = useState('');
  const toFirstPage = () => setPage(0);
  return {
    request: { page, pageSize, searchText },
    setPage,
    toFirstPage,
    setPageSize: (size) => {
      setPageSize(size);
      toFirstPage();
    },
    search: (text) => {
      setSearchText(text);
      toFirstPage();
    },
    keepWithin: (answer) => {
      const lastPage = Math.max((answer?.totalPages ?? 1) - 1, 0);
      // The last record of the last page is gone.
      if (answer?.page === page && page > lastPage) setPage(lastPage);
    },
  };
}
