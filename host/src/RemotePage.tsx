import { Remote, type RemoteId } from '@vezne/federation';
import type { ComponentType } from 'react';

type Props = { remote: RemoteId };

// Pages take no props; the contract's union of ids cannot say so by itself.
const PageSlot = Remote as ComponentType<{ id: RemoteId }>;

/** A page whose screen a remote brings. */
export function RemotePage({ remote }: Props) {
  return <PageSlot id={remote} />;
}
