export { Boundary } from './Boundary';
export type { RemoteContracts, RemoteId, RemoteProps } from './contracts';
export { later } from './later';
export { installRemoteLoader, loadRemoteAhead, preloadRemote, type RemoteLoader } from './loader';
export { Remote } from './Remote';
export type { RemoteAddress, RemoteLine, RemoteList } from './remote-list';
