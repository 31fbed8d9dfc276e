export { fetchRemotesEarly } from './early';
export { ErrorBoundary } from './failure/ErrorBoundary';
export { lazyPart } from './lazy-part';
export { installRemoteLoader, loadRemoteAhead, preloadRemote } from './loader';
export { Remote } from './Remote';
// By the star, because only then can the page's owner add to an interface of this door.
export * from './remote-id';
export { startRemotes } from './start-remotes';
