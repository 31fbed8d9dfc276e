import { KeptReleases, ReleaseManifest, RemoteLines, releaseName } from '@vezne/contract';
import useSWR from 'swr';

/** A release that the list of remotes names now. */
export type LiveRelease = {
  /** A remote, or `host`. */
  name: string;
  release: string;
  /** To whom it goes: everybody, or a part of the browsers or companies. */
  audience: { percent?: number; companies: number } | 'everybody';
  commit: string | null;
  by: string | null;
  /** When it was released; null where builds are served as they are. */
  at: string | null;
  /** The ranges that it asks of shared modules. */
  needs: Record<string, string>;
};

async function read(address: string): Promise<unknown> {
  const answer = await fetch(address, { cache: 'no-cache' });
  return answer.ok ? JSON.parse(await answer.text()) : null;
}

type Line = ReturnType<typeof RemoteLines.parse>[string];

async function releasesOf(name: string, { canary, ...stable }: Line): Promise<LiveRelease[]> {
  const home = name === 'host' ? '/hosts' : `/remotes/${name}`;
  // A folder that is served as it was built has no history to ask for; a file server may answer with a page.
  const isReleased = releaseName(name, stable) !== (stable.version ?? '');
  const told = isReleased ? await read(`${home}/releases.json`).catch(() => null) : null;
  const history = KeptReleases.safeParse(told).data ?? [];
  const one = async (address: Line, audience: LiveRelease['audience']): Promise<LiveRelease> => {
    const release = releaseName(name, address);
    const kept = history.find(({ id }) => id === release);
    const text = name === 'host' ? null : await read(address.entry).catch(() => null);
    const { build, shared = [] } = ReleaseManifest.safeParse(text).data ?? {};
    const needs = shared.flatMap(({ name, requiredVersion }) =>
      typeof requiredVersion === 'string' ? [[name, requiredVersion]] : [],
    );
    return {
      ...{ name, release, audience, needs: Object.fromEntries(needs), at: kept?.at ?? null },
      commit: build?.commit ?? kept?.commit ?? null,
      by: build?.by ?? kept?.by ?? null,
    };
  };
  const { percent, companies = [], ...trial } = canary ?? {};
  return Promise.all([
    one(stable, 'everybody'),
    ...(canary ? [one({ entry: canary.entry, ...trial }, { percent, companies: companies.length })] : []),
  ]);
}

async function load(list: string): Promise<LiveRelease[]> {
  const lines = RemoteLines.parse(await read(list));
  const found = await Promise.all(Object.entries(lines).map(([name, line]) => releasesOf(name, line)));
  return found.flat();
}

/** The releases of host and remotes that are live, as the list names them now. */
export function useReleases() {
  const { data, error, isLoading, mutate } = useSWR('/remotes.json', load, { revalidateOnFocus: false });
  return { releases: data, hasFailed: error !== undefined, isLoading, retry: () => void mutate() };
}
