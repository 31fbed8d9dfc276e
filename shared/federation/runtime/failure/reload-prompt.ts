const KEY = 'reloadPrompts';

/**
 * Releases that this page has asked for, whichever build's box it was in: going back to such a place asks again, a
 * reloaded page does not.
 */
function askedHere(): Set<string> {
  window.vezneAsked ??= new Set();
  return window.vezneAsked;
}

function remember(release: string): boolean {
  try {
    const asked: string[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (asked.includes(release)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...asked, release]));
    return true;
  } catch {
    // Nothing is kept in this tab: a page that comes from a reload does not ask for another one.
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // Its only type.
    return arrival?.type !== 'reload';
  }
}

/** May a place ask for a reload because of this release? Once per tab, whatever the reload brings. */
export function mayAskForReload(release: string): boolean {
  const asked = askedHere();
  if (!asked.has(release) && !remember(release)) return false;
  asked.add(release);
  return true;
}
