import { ClientConfig } from '@vezne/contract';
import useSWR from 'swr';

const nothing: ClientConfig = { mapTilesUrl: null, languageModel: false, operator: null };

async function load(url: string): Promise<ClientConfig> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  return ClientConfig.parse(JSON.parse(await answer.text()));
}

// What an installation tells of itself holds as long as the page is open.
const once = { revalidateOnFocus: false, revalidateIfStale: false };

/** The installation's settings for browsers; plain ones where they cannot be read, and, with `pending`, until then. */
export function useClientConfig(): ClientConfig & { pending: boolean } {
  const { data, error } = useSWR('/config.json', load, once);
  return { ...(data ?? nothing), pending: data === undefined && error === undefined };
}
