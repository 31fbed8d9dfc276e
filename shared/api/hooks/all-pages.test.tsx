import { act, waitFor } from '@testing-library/react';
import { api, type CashFlowLine } from '@vezne/contract';
import { cashFlowPage } from '@vezne/testing/cash-flow-page';
import { fakeApi } from '@vezne/testing/fakeApi';
import { cashFlow } from '@vezne/testing/fixtures';
import { show, startFresh, told } from '../testing';
import { useAllPages } from './all-pages';

const server = fakeApi();
const requests = () => server.requests(api.cashFlow.findAll).length;

beforeEach(startFresh);

const { content: entries } = cashFlowPage([1, 2, 3, 4].map((n) => cashFlow(n)));

/** Answers two rows a page of what the list holds by then; `remove` takes its first row once a page was read. */
function serve(removals: number) {
  let list: CashFlowLine[] = entries;
  let left = removals;
  server.answer(api.cashFlow.findAll, ({ body: { page } }) => {
    const answer = {
      ...cashFlowPage([]),
      ...{ content: list.slice(page * 2, page * 2 + 2), page, size: 2 },
      ...{ totalElements: list.length, totalPages: Math.ceil(list.length / 2) },
    };
    if (page === 0 && left-- > 0) list = list.slice(1);
    return answer;
  });
}

async function read(most?: number): Promise<string[] | string> {
  let run = async (): Promise<CashFlowLine[]> => [];
  function Screen() {
    const readAll = useAllPages(api.cashFlow.findAll);
    run = () => readAll({}, most);
    return null;
  }
  show(<Screen />);
  return act(() =>
    run().then(
      (rows) => rows.map(({ description }) => description),
      (error) => error.message,
    ),
  );
}

const named = (...numbers: number[]) => numbers.map((n) => `Hareket ${n}`);

test('all rows of all pages are read, each once', async () => {
  serve(0);
  expect(await read()).toEqual(named(1, 2, 3, 4));
  expect(requests()).toBe(2);
});

test('a row that is deleted while the pages are read costs no other row', async () => {
  serve(1);
  expect(await read()).toEqual(named(2, 3, 4));
  expect(requests()).toBe(4);
  expect(told.failures).toEqual([]);
});

test('a list that does not come to rest is not exported in part', async () => {
  serve(2);
  const sentence = 'Liste okunurken değişti, tüm satırlar alınamadı. Lütfen tekrar deneyin.';
  expect(await read()).toBe(sentence);
  await waitFor(() => expect(told.failures).toEqual([sentence]));
});

test('of the first so many rows none is missed either', async () => {
  serve(0);
  expect(await read(3)).toEqual(named(1, 2, 3));
});
