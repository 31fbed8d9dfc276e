/**
 * Shows the reader's theme before anything is drawn. Only pages behind the sign-in follow the reader's choice;
 * everything public is dark. A small copy of what `useAppliedTheme` does later: it must be there before the kit is.
 */
export function showStoredTheme(isBehindSignIn: boolean) {
  const root = document.documentElement;
  root.dataset.theme = isBehindSignIn && prefersLight() ? 'light' : 'dark';
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--vz-canvas').trim());
}

function prefersLight(): boolean {
  try {
    const mode = localStorage.getItem('theme');
    return mode === 'light' || (mode === 'system' && !matchMedia('(prefers-color-scheme: dark)').matches);
  } catch {
    // Storage may be switched off: the default theme then stands.
    return false;
  }
}
