import { type Endpoint, limits, type Page } from '@vezne/contract';
import { ApiError, toApiError } from './api-error';
import { call } from './client';
import { useApi } from './context';
import { toParts } from './input';

/** Fifty of the hundred calls a minute that the client may make. */
const MAX_PAGES = 50;
const MAX_ROWS = MAX_PAGES * limits.page.maxSize;

type PagedEndpoint<Item> = Endpoint & { output: { _zod: { output: Page<Item> } } };

/**
 * Reads all rows of a paged list one page after the other, past the cache: what an export needs. A failure, and
 * a list of more than 50.000 rows, is told to the user and rejects.
 */
export function useAllPages<Item extends { id: string }>(endpoint: PagedEndpoint<Item>) {
  const { reportCommand } = useApi();
  return async (input: Record<string, unknown>): Promise<Item[]> => {
    try {
      const rows = new Map<string, Item>();
      let pages = 1;
      for (let page = 0; page < pages; page++) {
        const parts = toParts(endpoint, { ...input, page, pageSize: limits.page.maxSize });
        // The endpoint's own schema has read the answer.
        const answer = (await call(endpoint, parts as Parameters<typeof call<Endpoint>>[1])) as Page<Item>;
        if (answer.totalPages > MAX_PAGES) throw tooManyRows();
        pages = answer.totalPages;
        // By id, because a row may move to the next page while this one is read.
        for (const row of answer.content) rows.set(row.id, row);
      }
      return [...rows.values()];
    } catch (thrown) {
      const error = toApiError(thrown);
      reportCommand(error);
      throw error;
    }
  };
}

const tooManyRows = () =>
  new ApiError({
    code: 'TOO_MANY_ROWS',
    message: `Tek seferde en fazla ${MAX_ROWS.toLocaleString('tr-TR')} satır dışa aktarılabilir. Arama veya tarih süzgeciyle listeyi daraltın.`,
  });
