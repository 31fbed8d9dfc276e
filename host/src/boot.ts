// Runs before the first paint and before the bundles: theme, an eye on the bundles, and beside them the list of
// remotes, the files of the page's own remote and the face of a public page's headings. Where the page can be read
// already, what only scripts need waits until they are wanted.
import { storedCompanyId } from '@vezne/api/stored-company';
import { fetchRemotesEarly } from '@vezne/federation';
import { watchFirstFiles } from './errors/first-files';
import { fetchDisplayFont } from './first-paint/display-font';
import { isReadable, startScripts, whenScriptsAreWanted } from './first-paint/scripts';
import { isAppPage, pageAt } from './routes';
import { showStoredTheme } from './stored-theme';

watchFirstFiles();
const page = pageAt(location.pathname);
showStoredTheme(page !== undefined && isAppPage(page));
if (page && !isAppPage(page)) fetchDisplayFont(document.currentScript);
const fetchAhead = () => fetchRemotesEarly(page?.remote, storedCompanyId);
if (isReadable())
  whenScriptsAreWanted(() => {
    fetchAhead();
    startScripts();
  });
else fetchAhead();
