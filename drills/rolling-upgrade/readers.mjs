// Readers who go from screen to screen; what the browser would repeat is repeated.
import { call, newCounts } from '../client.mjs';

const READERS = 4;
const screens = [
  { path: '/cash-flow/find-all', body: { page: 0, pageSize: 6 } },
  { path: '/cash-flow/find-all', body: { searchText: 'Kayıt', page: 0, pageSize: 6 } },
  { method: 'GET', path: '/cash-flow/get-all-income-and-expense' },
  { method: 'GET', path: '/dashboard/get-dashboard-data' },
  { path: '/project/search', body: { page: 0, pageSize: 12 } },
];

/**
 * @param {string} url
 * @param {{ token: string }} company
 */
export function startReaders(url, { token }) {
  /** @type {{ reads: number; failed: string[] }} */
  const seen = { reads: 0, failed: [] };
  let stopped = false;
  const work = Array.from({ length: READERS }, async (_, reader) => {
    for (let n = reader; !stopped; n++) {
      const screen = screens[n % screens.length];
      if (!screen) return;
      const { status } = await call(url, { ...screen, token }, newCounts(), false);
      seen.reads++;
      if (status !== 200) seen.failed.push(`${screen.path} ${status}`);
    }
  });
  return {
    seen,
    async stop() {
      stopped = true;
      await Promise.all(work);
    },
  };
}
