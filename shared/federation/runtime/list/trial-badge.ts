import type { RemoteAddress } from './lines';
import { endTrials } from './trial-choice';

/** A release that a tester asked for; without an address it was not found. */
export type Tried = { remote: string; id: string; address?: RemoteAddress };

const CLASS = 'trial-badge';

function nameOf({ remote, id, address }: Tried): string {
  if (!address) return `${remote}@${id} bulunamadı`;
  const [, release = id] = /\/([^/]+)\/[^/]+$/.exec(address.entry) ?? [];
  return release === id ? `${remote} ${id}` : `${remote} ${id} (${release})`;
}

/** Says which releases this page shows instead of the ones in use, and offers to end that. */
export function showTrials(trials: readonly Tried[]) {
  document.querySelector(`.${CLASS}`)?.remove();
  if (trials.length === 0) return;
  const badge = document.createElement('aside');
  badge.className = CLASS;
  badge.setAttribute('aria-label', 'Deneme sürümü');
  const words = document.createElement('span');
  words.textContent = `Deneme sürümü: ${trials.map(nameOf).join(', ')}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Denemeyi Bitir';
  button.addEventListener('click', () => {
    endTrials();
    const address = new URL(location.href);
    address.searchParams.delete('remote');
    location.replace(address);
  });
  badge.append(words, button);
  document.body.append(badge);
}
