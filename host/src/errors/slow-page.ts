import { say } from './lost-page';
import { askAnew, missingStylesheets } from './stylesheets';

/** First files that take longer can be asked for anew; until then the stylesheet says that the page is loading. */
const LONG = 12_000;
/** So long a stylesheet that was asked for anew may take to let the page begin; then the page itself gives up. */
const MOMENT = 1_000;
const SLOW = 'Sayfa hâlâ yükleniyor. Lütfen bağlantınızı kontrol edip tekrar deneyin.';

/**
 * Offers a reload when first files take very long, until they are there: the page is not ready before its scripts have
 * run and its rules have come. Answers what ends it. Of a page that gets no further than its head, which no browser draws,
 * the script in its head says the same (host/index.html).
 */
export function offerReload() {
  let box: HTMLElement | undefined;
  let timer = setTimeout(() => {
    for (const link of missingStylesheets()) askAnew(link);
    if (document.body) tell();
    else timer = setTimeout(tell, MOMENT);
  }, LONG);
  function tell() {
    if (!document.body || document.querySelector('.lost-page')) return;
    box = say(SLOW, () => location.reload());
  }
  const watching = new AbortController();
  const end = () => {
    clearTimeout(timer);
    watching.abort();
    box?.remove();
  };
  let isRead = document.readyState !== 'loading';
  const endWhenThere = () => {
    if (isRead && missingStylesheets().length === 0) end();
  };
  endWhenThere();
  const { signal } = watching;
  addEventListener(
    'DOMContentLoaded',
    () => {
      isRead = true;
      endWhenThere();
    },
    { signal },
  );
  // Every file's, a stylesheet's among them; that of an element never reaches the window.
  document.addEventListener('load', endWhenThere, { capture: true, signal });
  return end;
}
