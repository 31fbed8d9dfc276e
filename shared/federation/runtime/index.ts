export { earlyHost, fetchOwnChunksEarly, fetchRemotesEarly } from './early';
export { ErrorBoundary } from './failure/ErrorBoundary';
export { lazyPart } from './lazy-part';
export { shownHost } from './list/host-choice';
export { pageHost } from './list/page-host';
export { installRemoteLoader, loadRemoteAhead, loadRemoteComponent, preloadRemote } from './loader';
export { Remote } from './Remote';
export { releaseOf } from './releases/page-releases';
export { offeredShares } from './releases/shares';
// By the star, because only then can the page's owner add to an interface of this door.
export * from './remote-id';
export { type Note, startRemotes } from './start-remotes';
