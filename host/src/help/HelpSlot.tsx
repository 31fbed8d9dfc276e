import { lazyPart } from '@vezne/federation';
import { useAtom } from 'jotai';
import { OverPage } from '../OverPage';
import { helpAtom } from './help-atom';
import { usePageKeys } from './usePageKeys';

const windows = {
  shortcuts: lazyPart('The shortcuts', () => import('./Shortcuts'), null),
  help: lazyPart('The help', () => import('./Help'), null),
};

/** The frame's own windows, fetched when they are first asked for. */
export function HelpSlot() {
  const [open, setOpen] = useAtom(helpAtom);
  usePageKeys(() => setOpen('shortcuts'));
  if (open === null) return null;
  const Window = windows[open];
  return (
    <OverPage>
      <Window onClose={() => setOpen(null)} />
    </OverPage>
  );
}
