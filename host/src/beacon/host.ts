import { pageHost } from '@vezne/federation';
import { note } from './notes';

/** Takes note of how the host itself fares, under the release that this page is. */
export async function noteHost(fate: 'loaded' | 'threw') {
  note(fate, 'host', await pageHost().catch(() => undefined));
}
