// Runs before the first paint and before the bundles: theme, an eye on the bundles, and beside them the list of
// remotes, the files of the page's own remote and the face of a public page's headings. Where the page can be read
// already, what only scripts need waits until they are wanted.
import { storedCompanyId } from '@vezne/api/stored-company';
import { fetchOwnChunksEarly, fetchRemotesEarly } from '@vezne/federation';
import { watchFirstFiles } from './errors/first-files';
import { fetchDisplayFont } from './first-paint/display-font';
import { isReadable, startScripts, whenScriptsAreWanted } from './first-paint/scripts';
import { isAppPage, pageAt } from './routes';
import { showStoredTheme } from './stored-theme';

watchFirstFiles();
const page = pageAt(location.pathname);
showStoredTheme(page !== undefined && isAppPage(page));
if (page && !isAppPage(page)) fetchDisplayFont(document.currentScript);
/** The frame's files come last: so many at once would keep each other, and the bundles, waiting. */
async function fetchAhead() {
  await fetchRemotesEarly(page?.remote, storedCompanyId);
  if (page && isAppPage(page)) fetchOwnChunksEarly(['area', 'frame', 'api', 'overlays']);
}
if (isReadable())
  whenScriptsAreWanted(() => {
    fetchAhead();
    startScripts();
  });
else fetchAhead();
