import { rememberShownHost, shownHost } from './host-choice';
import type { RemoteAddress } from './lines';
import { remoteList } from './remote-list';

/** The release of the host that this page is, once the list is read that its remotes come by. */
export async function pageHost(): Promise<RemoteAddress | undefined> {
  const { host } = await remoteList({ fresh: false });
  rememberShownHost(host);
  return shownHost();
}
