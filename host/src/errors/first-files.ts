import { reportLostPage } from '../beacon/lost-page';
import { say } from './lost-page';
import { offerReload } from './slow-page';
import { askAnew, missingStylesheets, withoutRepeat } from './stylesheets';

type FirstFile = HTMLScriptElement | HTMLLinkElement;

const PATIENCE = 6_000;
const LOST = 'Sayfa açılamadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.';
// No connection is to blame for it, and nothing that the reader could mend.
const BROKEN = 'Sayfa bir hata yüzünden açılamadı. Lütfen biraz sonra tekrar deneyin.';
const addressOf = (file: FirstFile) =>
  withoutRepeat(file instanceof HTMLScriptElement ? file.src : file.href);
const hashOf = (file: FirstFile) => file.getAttribute('integrity') ?? '';

/**
 * Watches over the files without which there is no page: the scripts that the bundler put into it, and its stylesheet.
 * One that is missing, hangs, is not what the page says it is, or breaks while it begins, would leave the window empty
 * without a word.
 */
export function watchFirstFiles() {
  const lost = new Set<FirstFile>();
  let isLost = false;
  const end = offerReload();

  function losePage(isMissing: boolean) {
    if (isLost) return;
    isLost = true;
    end();
    whenThereIsABody(() => say(isMissing ? LOST : BROKEN, () => fetchAnew(lost)));
    reportLostPage(isMissing ? 'failed' : 'threw');
  }
  function lose(file: FirstFile) {
    lost.add(file);
    losePage(true);
  }
  window.vezneLost = (error) => losePage(isOfFile(error));

  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.defer) lose(target);
    },
    true,
  );
  // A script waits for the stylesheets above it: what became of them is known by now. A script could not be put in once
  // more, before the policy for scripts is there.
  for (const link of missingStylesheets()) askAnew(link).addEventListener('error', () => lose(link));
}

/** Webpack's error for a file that did not come names it; one that the file's code has thrown names none. */
const isOfFile = (error: unknown): boolean => error instanceof Error && 'request' in error;

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
