/** The ids that a page's owner may show, as keys: it adds them by declaration merging. Nobody else lists remotes. */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be added to.
export interface RemoteIds {}

/** `<remote>/<screen>`: one of the owner's list, or any where there is none. */
export type RemoteId = [keyof RemoteIds] extends [never] ? `${string}/${string}` : keyof RemoteIds;
