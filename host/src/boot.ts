// Runs before the bundles: fetches the list of remotes and the files of the page's own remote beside them.
import { storedCompanyId } from '@vezne/api/stored-company';
import { fetchRemotesEarly } from '@vezne/federation';
import { pageAt } from './routes';

fetchRemotesEarly(pageAt(location.pathname)?.remote, storedCompanyId);
