import type { Role } from '@vezne/contract';

/**
 * What a remote says of itself, as plain data in its own folder (`remote-<name>/remote.mjs`). The builds read it,
 * and the host composes its pages, menus and search from all of them.
 */
export type RemoteDeclaration = {
  /** The folder is `remote-<name>`; screens are known as `<name>/<screen>`. */
  name: string;
  /** Port in development. */
  port: number;
  /** What the page's owner may show: each file has one default export, a component without props. */
  exposes: Record<string, `./src/${string}.tsx`>;
  pages: readonly PageDeclaration[];
};

/** An address of the product and the screen that it shows. */
type PageDeclaration = {
  /** As the router reads it: `:name` is one segment, a final `/*` leaves the rest to the screen. */
  path: string;
  /** One of `exposes`. */
  screen: string;
  /** What menus and search call the page; its document is titled '<title> — Vezne'. */
  title: string;
  /** Instead of that title. */
  documentTitle?: string;
  /** Addresses below its own, such as '/rules', and what they are called before the title. */
  parts?: readonly { path: string; title: string }[];
  /** For search engines; without one the first public page's stands. */
  description?: string;
  menu?: MenuDeclaration;
  search?: readonly SearchEntryDeclaration[];
} & (PublicAccess | { roles: readonly Role[] });

/** A page before the sign-in. */
type PublicAccess = {
  /** 'site' has navigation and footer; 'auth' has the navigation over the form's half and no footer. */
  frame: 'site' | 'auth';
  /** The page makes calls; the others are shown without the API's code. */
  usesApi: boolean;
  /** Makes calls, but is the same for everybody until somebody acts: it is seen, and filled in, before its scripts. */
  isDrawnAhead?: true;
  /** Search engines are told of the page. */
  isIndexed: boolean;
};

/** The bars that name the page, each with the page's position in it. */
type MenuDeclaration = {
  top?: number;
  footer?: number;
  sidebar?: number;
  sidebarFoot?: number;
  /** Of a page without an item of its own: where the page is whose item of the sidebar it belongs to. */
  under?: string;
  /** Instead of the page's title. */
  label?: string;
  /** Name of a lucide icon; for the sidebar. */
  icon?: string;
  /** The letter that leads here after G; for the sidebar. */
  key?: string;
};

/** Something that the search palette finds on a page. What is left out is the page's own. */
type SearchEntryDeclaration = {
  id: string;
  category: 'page' | 'action' | 'feature' | 'setting' | 'report';
  /** 1 comes first. */
  priority: 1 | 2 | 3 | 4;
  /** Position among the entries of its priority, those of the other remotes included. */
  order: number;
  title?: string;
  description: string;
  keywords: readonly string[];
  /** Name of a lucide icon. */
  icon?: string;
  /** An address below the page's own. */
  path?: string;
  /** The button to ring once the page is there: the screen claims it with useHighlightTarget. */
  target?: string;
};
