import { Remote } from '@vezne/federation';
import { assistantAtom } from '@vezne/ui/state';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { OverPage } from '../OverPage';

/** Vezne AI's dialog, fetched when a screen first asks for it; it opens and closes itself by the atom. */
export function AssistantSlot() {
  const { open } = useAtomValue(assistantAtom);
  const [isWanted, setWanted] = useState(false);
  if (open && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <OverPage>
      <Remote id="ai/AssistantModal" />
    </OverPage>
  );
}
