const KEY = 'remoteList';

/** The list as this browser saw it last. Whoever reads it must not believe it any more than one that is served. */
export function keptList(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepList(text: string) {
  if (text === keptList()) return;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // A browser that keeps nothing believes every signed list, and fetches nothing before the list is there.
  }
}
