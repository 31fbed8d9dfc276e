/**
 * The browser's storage as one page sees it. While `isOwn` says so, what the page writes and removes stays in the page:
 * other pages of the address neither see it nor lose anything by it. What is written later for all of them is what the
 * page sees, too. `forget` gives the page back what the browser keeps.
 */
export function pageStorage(browser: Storage, isOwn: () => boolean): Storage & { forget: () => void } {
  const own = new Map<string, string | null>();
  const keys = () => {
    const kept = Array.from({ length: browser.length }, (_, at) => browser.key(at) ?? '');
    return [...new Set([...kept, ...own.keys()])].filter((key) => get(key) !== null);
  };
  const get = (key: string) => own.get(key) ?? (own.has(key) ? null : browser.getItem(key));
  /** Does it stay in the page? */
  const keepOwn = (key: string, value: string | null) => {
    if (isOwn()) own.set(key, value);
    else own.delete(key);
    return isOwn();
  };
  const remove = (key: string) => {
    if (!keepOwn(key, null)) browser.removeItem(key);
  };
  return {
    getItem: get,
    setItem: (key, value) => {
      if (!keepOwn(key, value)) browser.setItem(key, value);
    },
    removeItem: remove,
    clear: () => keys().forEach(remove),
    key: (at) => keys()[at] ?? null,
    get length() {
      return keys().length;
    },
    forget: () => own.clear(),
  };
}
