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

/** A release of a remote that a tester can look at in the place of the one that everybody has. */
export type TrialRelease = {
  name: string;
  release: string;
  /** What it is asked for by: its own name, or that of a preview. */
  trial: string;
  /** Why it is not what everybody has. */
  standing: 'canary' | 'preview' | 'withdrawn' | 'earlier';
  at: string;
};

async function read(address: string): Promise<unknown> {
  const answer = await fetch(address, { cache: 'no-cache' });
  return answer.ok ? JSON.parse(await answer.text()) : null;
}

type Line = ReturnType<typeof RemoteLines.parse>[string];
type Kept = ReturnType<typeof KeptReleases.parse>[number];

function trialsOf(name: string, { canary, ...stable }: Line, history: Kept[]): TrialRelease[] {
  // The host's page has one address.
  if (name === 'host') return [];
  return history.flatMap(({ id: release, at, previews, isPreview, withdrawn }) => {
    const asPreviews = previews.map((trial) => ({ name, release, trial, standing: 'preview' as const, at }));
    if (isPreview || release === releaseName(name, stable)) return asPreviews;
    const isCanary = canary !== undefined && release === releaseName(name, canary);
    const standing = isCanary ? 'canary' : withdrawn ? 'withdrawn' : 'earlier';
    return [{ name, release, trial: release, standing, at }, ...asPreviews];
  });
}

type Releases = { releases: LiveRelease[]; trials: TrialRelease[] };

async function releasesOf(name: string, line: Line): Promise<Releases> {
  const { canary, ...stable } = line;
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
      name,
      release,
      audience,
      needs: Object.fromEntries(needs),
      at: kept?.at ?? null,
      commit: build?.commit ?? kept?.commit ?? null,
      by: build?.by ?? kept?.by ?? null,
    };
  };
  const { percent, companies = [], ...trial } = canary ?? {};
  const releases = await Promise.all([
    one(stable, 'everybody'),
    ...(canary ? [one({ entry: canary.entry, ...trial }, { percent, companies: companies.length })] : []),
  ]);
  return { releases, trials: trialsOf(name, line, history) };
}

async function load(list: string): Promise<Releases> {
  const lines = RemoteLines.parse(await read(list));
  const found = await Promise.all(Object.entries(lines).map(([name, line]) => releasesOf(name, line)));
  return {
    releases: found.flatMap(({ releases }) => releases),
    trials: found.flatMap(({ trials }) => trials),
  };
}

/** The releases of host and remotes that are live, as the list names them now, and those that can be tried. */
export function useReleases() {
  const { data, error, isLoading, mutate } = useSWR('/remotes.json', load, { revalidateOnFocus: false });
  return { ...data, hasFailed: error !== undefined, isLoading, retry: () => void mutate() };
}
