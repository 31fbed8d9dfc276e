import { limits, type PagedEndpoint } from '@vezne/contract';
import { ApiError, toApiError } from '../client/api-error';
import { call } from '../client/call';
import { useApi } from './context';

/** Fifty of the hundred calls a minute that the client may make. */
const MAX_PAGES = 50;
const MAX_ROWS = MAX_PAGES * limits.page.maxSize;

/**
 * Reads all rows of a paged list one page after the other, past the cache: what an export needs. A failure, a list of
 * more than 50.000 rows, and one that changes while it is read, is told to the user and rejects. With `most` no more
 * than the first so many.
 */
export function useAllPages<Filter extends object, Item extends { id: string }>(
  endpoint: PagedEndpoint<Filter, Item>,
) {
  const { reportCommand } = useApi();
  return async (filter: Filter, most = Infinity): Promise<Item[]> => {
    try {
      const rows = (await readOnce(endpoint, filter, most)) ?? (await readOnce(endpoint, filter, most));
      if (!rows) throw changedMeanwhile();
      return rows;
    } catch (thrown) {
      const error = toApiError(thrown);
      reportCommand(error);
      throw error;
    }
  };
}

/** Undefined when the list changed between two pages: a row that went pulls another past the page that is read next. */
async function readOnce<Filter extends object, Item extends { id: string }>(
  endpoint: PagedEndpoint<Filter, Item>,
  filter: Filter,
  most: number,
): Promise<Item[] | undefined> {
  const pageSize = Math.min(limits.page.maxSize, most);
  const rows = new Map<string, Item>();
  const totals = new Set<number>();
  let pages = 1;
  for (let page = 0; page < pages && rows.size < most; page++) {
    const answer = await call(endpoint, { ...filter, page, pageSize });
    if (most === Infinity && answer.totalPages > MAX_PAGES) throw tooManyRows();
    pages = answer.totalPages;
    totals.add(answer.totalElements);
    // By id, because a row may move to the next page while this one is read.
    for (const row of answer.content) rows.set(row.id, row);
  }
  const [total = 0, ...others] = totals;
  return others.length === 0 && rows.size >= Math.min(total, most)
    ? [...rows.values()].slice(0, most)
    : undefined;
}

const changedMeanwhile = () =>
  new ApiError({
    code: 'LIST_CHANGED',
    message: 'Liste okunurken değişti, tüm satırlar alınamadı. Lütfen tekrar deneyin.',
  });

const tooManyRows = () =>
  new ApiError({
    code: 'TOO_MANY_ROWS',
    message: `Tek seferde en fazla ${MAX_ROWS.toLocaleString('tr-TR')} satır dışa aktarılabilir. Arama veya tarih süzgeciyle listeyi daraltın.`,
  });
