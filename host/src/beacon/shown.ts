import { pageAt } from '../routes';

/** Which remote's screens the page has shown since when, the oldest first. */
const shown: { remote: string; since: number }[] = [];

/** Takes note of the address that is being drawn now. */
export function noteShown(pathname: string) {
  const [remote = 'host'] = (pageAt(pathname)?.remote ?? 'host').split('/');
  if (shown.at(-1)?.remote !== remote) shown.push({ remote, since: performance.now() });
}

/** The remote whose screen was shown at a time of the page, or the host. */
export function shownAt(time: number): string {
  const { remote } = [...shown].reverse().find(({ since }) => since <= time) ??
    shown[0] ?? { remote: 'host' };
  return remote;
}
