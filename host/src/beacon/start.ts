const PATIENCE_MS = 5_000;

/** Has the page tell how its remotes fare, once it is there and idle: nobody waits for what tells it. */
export function startBeacon() {
  // A page that cannot fetch what tells goes on untold.
  const start = () => {
    import('./send').then(({ startSending }) => startSending()).catch(() => undefined);
  };
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: PATIENCE_MS })
      : setTimeout(start, PATIENCE_MS);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
