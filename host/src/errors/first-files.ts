import { tellLostPage } from '../beacon/lost-page';

type FirstFile = HTMLScriptElement | HTMLLinkElement;

const PATIENCE = 6_000;
/** First files that take longer can be asked for anew; until then the stylesheet says that the page is loading. */
const LONG = 20_000;
const LOST = 'Sayfa açılamadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.';
const SLOW = 'Sayfa hâlâ yükleniyor. Lütfen bağlantınızı kontrol edip tekrar deneyin.';
const addressOf = (file: FirstFile) => (file instanceof HTMLScriptElement ? file.src : file.href);
const hashOf = (file: FirstFile) => file.getAttribute('integrity') ?? '';

/**
 * Watches over the files without which there is no page: the scripts that the bundler put into it, and its stylesheet.
 * One that is missing, hangs, or is not what the page says it is, would leave the window empty without a word.
 */
export function watchFirstFiles() {
  const lost = new Set<FirstFile>();
  const end = offerReload();

  function lose(file: FirstFile) {
    lost.add(file);
    if (lost.size > 1) return;
    end();
    whenThereIsABody(() => say(LOST, () => fetchAnew(lost)));
    tellLostPage();
  }

  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.defer) lose(target);
    },
    true,
  );
  // A script waits for the stylesheets above it: what became of them is known by now.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) repeat(link, lose);
}

/**
 * Offers a reload when the first scripts take very long, until they are there: the page is not ready before they have run.
 * Answers what ends it.
 */
function offerReload() {
  let box: HTMLElement | undefined;
  const timer = setTimeout(() => {
    box = say(SLOW, () => location.reload());
  }, LONG);
  const end = () => {
    clearTimeout(timer);
    box?.remove();
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', end, { once: true });
  else end();
  return end;
}

/** A stylesheet is put in once more, past every cache; a script could not be, before the policy for scripts is there. */
function repeat(link: HTMLLinkElement, lose: (file: FirstFile) => void) {
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.crossOrigin = link.crossOrigin;
  again.setAttribute('integrity', hashOf(link));
  again.href = `${link.getAttribute('href')}?r=${Date.now()}`;
  again.addEventListener('error', () => lose(link));
  link.after(again);
}

function whenThereIsABody(act: () => void) {
  if (document.body) act();
  else addEventListener('DOMContentLoaded', act, { once: true });
}

/** Replaces what the browser keeps of these files, then starts the page over. */
async function fetchAnew(files: Iterable<FirstFile>) {
  const fetches = [...files].map((file) =>
    fetch(addressOf(file), {
      cache: 'reload',
      credentials: 'same-origin',
      integrity: hashOf(file),
      signal: AbortSignal.timeout(PATIENCE),
    }),
  );
  // A file that is still missing is met again after the reload; a newer release may do without it.
  await Promise.allSettled(fetches);
  location.reload();
}

function say(words: string, retry: () => void) {
  const box = document.createElement('div');
  box.className = 'lost-page';
  box.setAttribute('role', 'alert');
  const sentence = document.createElement('p');
  sentence.textContent = words;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Tekrar Dene';
  button.addEventListener('click', () => {
    button.disabled = true;
    retry();
  });
  box.append(sentence, button);
  document.body.append(box);
  return box;
}
