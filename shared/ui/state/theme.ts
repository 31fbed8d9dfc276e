export type ThemeMode = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

// What runs before the first paint (host/src/stored-theme.ts) reads the same key.
export const THEME_KEY = 'theme';
const DARK_QUERY = '(prefers-color-scheme: dark)';

/** A stored word as a theme mode; anything else means the default, dark. */
export const toThemeMode = (stored: string | null): ThemeMode =>
  stored === 'light' || stored === 'system' ? stored : 'dark';

/** The theme to show for a choice on a system that is dark or not. */
export const resolveTheme = (mode: ThemeMode, systemIsDark: boolean): Theme =>
  mode === 'system' ? (systemIsDark ? 'dark' : 'light') : mode;

export const systemIsDark = (): boolean => matchMedia(DARK_QUERY).matches;

/** Calls back whenever the system turns dark or light; returns the way to stop. */
export function onSystemTheme(callback: () => void): () => void {
  const query = matchMedia(DARK_QUERY);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}

/** Puts the page into a theme, and a phone's browser into the colour of its ground. */
export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--vz-canvas').trim());
}
