import type { RemoteAddress, RemoteLine } from './lines';

/** Who looks at the page, as far as a rollout cares; null is nobody in particular. */
export type Visitor = { browser: string | null; company: string | null };

const BROWSER_KEY = 'rolloutId';

/** FNV-1a: short, and spreads ids evenly enough for a share of the visitors. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** The bucket of an id, from 0 to 100; the same in every visit, another one for every version. */
const bucketOf = (id: string, name: string, version = '') =>
  (hash(`${name}/${version}/${id}`) % 10_000) / 100;

/**
 * The version of a remote that this visitor gets. A canary goes to the companies it names, and to its share of
 * the browsers; whoever was inside a smaller share stays inside when it grows.
 */
export function addressFor(name: string, line: RemoteLine, visitor: Visitor): RemoteAddress {
  const { canary, ...address } = line;
  if (!canary) return address;
  const { companies = [], percent = 0, ...chosen } = canary;
  if (visitor.company && companies.includes(visitor.company)) return chosen;
  if (visitor.browser && bucketOf(visitor.browser, name, canary.version) < percent) return chosen;
  return address;
}

/** The visitor in this browser, of the company that is signed in. A browser that keeps nothing gets no canary. */
export function currentVisitor(company: string | null): Visitor {
  try {
    let browser = localStorage.getItem(BROWSER_KEY);
    if (!browser) {
      browser = `${Math.random().toString(36).slice(2)}${Date.now().toString(36)}`;
      localStorage.setItem(BROWSER_KEY, browser);
    }
    return { browser, company };
  } catch {
    return { browser: null, company: null };
  }
}
