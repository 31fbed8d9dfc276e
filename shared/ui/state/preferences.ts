import { atom } from 'jotai';
import { recall, remember } from '../base/stored';
import { pageSizes } from '../table/page-sizes';

export { pageSizes };

/** Pages that a manager may choose to begin with. */
export const startPages = [
  { path: '/dashboard', label: 'Ana Sayfa' },
  { path: '/cash-flow', label: 'Kasa Defteri' },
  { path: '/projects', label: 'Projeler' },
  { path: '/reports', label: 'Raporlar' },
] as const;
export type StartPage = (typeof startPages)[number]['path'];

const START_PAGE_KEY = 'startPage';
const PAGE_SIZE_KEY = 'pageSize';
const changed = atom(0);

/** Where signing in leads; remembered in this browser, default Ana Sayfa. */
export const startPageAtom = atom(
  (get) => {
    get(changed);
    const stored = recall(START_PAGE_KEY);
    return startPages.find(({ path }) => path === stored)?.path ?? '/dashboard';
  },
  (_get, set, path: StartPage) => {
    remember(START_PAGE_KEY, path);
    set(changed, (count) => count + 1);
  },
);

/** The chosen rows per page; null leaves every list its own default. */
export const pageSizeAtom = atom(
  (get) => {
    get(changed);
    const stored = Number(recall(PAGE_SIZE_KEY));
    return pageSizes.find((size) => size === stored) ?? null;
  },
  (_get, set, size: number | null) => {
    remember(PAGE_SIZE_KEY, size === null ? '' : String(size));
    set(changed, (count) => count + 1);
  },
);
