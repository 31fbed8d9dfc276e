export type { RemoteContracts, RemoteId, RemoteProps } from './contracts';
export { ErrorBoundary } from './ErrorBoundary';
export { fetchRemotesEarly } from './early';
export { lazyPart } from './lazy-part';
export { installRemoteLoader, loadRemoteAhead, preloadRemote } from './loader';
export { Remote } from './Remote';
export { startRemotes } from './start-remotes';
