import { Remote } from '@vezne/federation';
import { assistantAtom } from '@vezne/ui/state';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import styled from 'styled-components';

/** Vezne AI's dialog, fetched when a screen first asks for it; it opens and closes itself by the atom. */
export function AssistantSlot() {
  const { open } = useAtomValue(assistantAtom);
  const [isWanted, setWanted] = useState(false);
  if (open && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Place>
      <Remote id="ai/AssistantModal" loading={null} />
    </Place>
  );
}

// The dialog draws itself over the page; only a failure to load it is seen here.
const Place = styled.div`
  position: fixed;
  right: var(--vz-space-6);
  bottom: var(--vz-space-6);
  z-index: var(--vz-z-modal);
  max-width: calc(100vw - 2 * var(--vz-space-6));
`;
