import { ClientConfig } from '@vezne/contract';
import useSWR from 'swr';

const nothing: ClientConfig = { mapTilesUrl: null, languageModel: false, operator: null };

async function load(url: string): Promise<ClientConfig> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    return ClientConfig.safeParse(answer.ok ? JSON.parse(await answer.text()) : null).data ?? nothing;
  } catch {
    // The product works without.
    return nothing;
  }
}

/** The installation's settings for browsers; plain ones, and `pending`, until they are known. */
export function useClientConfig(): ClientConfig & { pending: boolean } {
  const { data } = useSWR('/config.json', load);
  return { ...(data ?? nothing), pending: data === undefined };
}
