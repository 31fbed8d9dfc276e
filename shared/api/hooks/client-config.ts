import useSWR from 'swr';

/** What the installation tells its browser apps; `mapTilesUrl` is a template with {z}, {x}, {y}, or null. */
type ClientConfig = { mapTilesUrl: string | null };

const nothing: ClientConfig = { mapTilesUrl: null };

async function load(url: string): Promise<ClientConfig> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    const data: unknown = answer.ok ? await answer.json() : null;
    const tiles = data instanceof Object && 'mapTilesUrl' in data ? data.mapTilesUrl : null;
    return { mapTilesUrl: typeof tiles === 'string' ? tiles : null };
  } catch {
    // The product works without: a map then has a plain ground.
    return nothing;
  }
}

/** The installation's settings for browsers; the plain ones until they are known. */
export const useClientConfig = (): ClientConfig => useSWR('/config.json', load).data ?? nothing;
