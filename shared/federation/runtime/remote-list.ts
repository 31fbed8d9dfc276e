import limits from './limits.json';

/** Where a remote's manifest is, which version, and the manifest's hash. */
export type RemoteAddress = { entry: string; version?: string; integrity?: string };
/** A version for a part of the visitors: a share of the browsers (0 to 100), or the companies named. */
type Canary = RemoteAddress & { percent?: number; companies?: readonly string[] };
export type RemoteLine = RemoteAddress & { canary?: Canary };
export type RemoteList = Record<string, RemoteLine>;

export const listUrl = '/remotes.json';

/** A remote that hangs must not keep its page waiting: after this time per step the error box. */
export const { stepTimeout } = limits;

let known: Promise<RemoteList> | undefined;

function takeEarly(): Promise<Response> | undefined {
  const early = window.vezneEarly?.list;
  if (window.vezneEarly) delete window.vezneEarly.list;
  return early;
}

async function read(): Promise<RemoteList> {
  const response = await (takeEarly() ??
    fetch(listUrl, { cache: 'no-store', signal: AbortSignal.timeout(stepTimeout) }));
  if (!response.ok) throw new Error(`${listUrl} answered ${response.status}`);
  return response.json();
}

/** The list of remotes, read once; `fresh` reads it again. A failed read is not kept. */
export function remoteList({ fresh }: { fresh: boolean }): Promise<RemoteList> {
  if (known && !fresh) return known;
  const reading = read();
  known = reading;
  reading.catch(() => {
    if (known === reading) known = undefined;
  });
  return reading;
}
