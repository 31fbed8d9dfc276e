/** Where a remote's manifest is, which version, and the manifest's hash. */
export type RemoteAddress = { entry: string; version?: string; integrity?: string };
/** A version for a part of the visitors: a share of the browsers (0 to 100), or the companies named. */
type Canary = RemoteAddress & { percent?: number; companies?: readonly string[] };
export type RemoteLine = RemoteAddress & { canary?: Canary };
export type RemoteList = Record<string, RemoteLine>;
