// Runs before the first paint and before the bundles: theme, and beside the bundles the list of remotes and the files
// of the page's own remote.
import { storedCompanyId } from '@vezne/api/stored-company';
import { fetchRemotesEarly } from '@vezne/federation';
import { isAppPage, pageAt } from './routes';
import { showStoredTheme } from './stored-theme';

const page = pageAt(location.pathname);
showStoredTheme(page !== undefined && isAppPage(page));
fetchRemotesEarly(page?.remote, storedCompanyId);
