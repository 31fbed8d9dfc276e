// Runs before the first paint. Only signed-in pages follow the reader's choice; everything public is dark.
(() => {
  const signedIn = /^\/(dashboard|categories|products|projects|cash-flow|reports|settings|test)(\/|$)/;
  let mode = null;
  try {
    mode = localStorage.getItem('theme');
  } catch {
    // Storage may be switched off: the default theme then stands.
  }
  const light =
    mode === 'light' || (mode === 'system' && !matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = light && signedIn.test(location.pathname) ? 'light' : 'dark';
})();
