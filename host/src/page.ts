import type { Role } from '@vezne/contract';
import type { RemoteId } from '@vezne/federation';
import type { ComponentType, SVGProps } from 'react';

/** 'site' has navigation and footer; 'auth' has the navigation over the form's half and no footer. */
export type PublicPage = {
  path: string;
  remote: RemoteId;
  frame: 'site' | 'auth';
  /** The page makes calls; the others are shown without the API's code. */
  usesApi: boolean;
};

/** A page behind the sign-in; without a remote it is the host's own. */
export type AppPage = { path: string; remote?: RemoteId; roles: readonly Role[] };

/** What the document is called on a page. */
export type PageTitle = { title: string; description?: string };

/** A link of the composed bars. @public */
export type PageLink = { to: string; label: string };

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** `key` is the letter that leads there after G; `holds` are the further pages that the item stands for. */
export type SidebarItem = PageLink & { Icon: Icon; key?: string; holds: readonly string[] };

/** Something that the search palette finds. */
export type SearchEntry = {
  id: string;
  title: string;
  description: string;
  keywords: readonly string[];
  category: 'page' | 'action' | 'feature' | 'setting' | 'report';
  /** 1 comes first. */
  priority: 1 | 2 | 3 | 4;
  to: string;
  /** The button to scroll to and ring after the page is there; the screen claims it with useHighlightTarget. */
  highlight?: string;
  Icon: Icon;
};
