import { appPages, publicPages } from './composed/pages';
import type { AppPage, PublicPage } from './page';

const segments = (path: string) => path.split('/').filter(Boolean);

function fits(pattern: string, path: string): boolean {
  const wanted = segments(pattern);
  const given = segments(path);
  const open = wanted.at(-1) === '*';
  if (open ? given.length < wanted.length - 1 : given.length !== wanted.length) return false;
  return wanted.every((part, index) => part === '*' || part.startsWith(':') || part === given[index]);
}

/** The page at an address. Not the router's matchPath: boot.ts asks before the router is here, and must stay small. */
export function pageAt(pathname: string): PublicPage | AppPage | undefined {
  return [...publicPages, ...appPages].find((page) => fits(page.path, pathname));
}

/** Must a user be signed in to see this page? */
export const isAppPage = (page: PublicPage | AppPage): page is AppPage => 'roles' in page;
