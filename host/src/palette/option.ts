import type { ReactNode } from 'react';
import type { SearchEntry } from '../page';

/** What choosing a line of the palette does. */
export type Choice =
  | { to: string; highlight?: string }
  /** Hands the words over to Vezne AI; without words its dialog opens empty. */
  | { ask: string }
  | { act: OwnAct };

/** What the frame itself can do. */
type OwnAct = 'theme' | 'notifications' | 'shortcuts' | 'help' | 'logout';

/** One line of the palette. */
export type Option = {
  id: string;
  title: string;
  description: ReactNode;
  /** At the right: what kind of thing it is, or an amount. */
  tag: string;
  tone?: 'income' | 'expense' | 'ai';
  Icon: SearchEntry['Icon'];
  choice: Choice;
};

export type Group = { title: string; options: readonly Option[] };
