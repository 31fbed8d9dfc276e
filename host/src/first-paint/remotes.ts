import { storedCompanyId } from '@vezne/api/stored-company';
import { loadRemoteAhead, startRemotes } from '@vezne/federation';
import { note } from '../beacon/notes';
import { pageAt } from '../routes';

startRemotes({ company: storedCompanyId, trust: VEZNE_TRUST, note });
const remote = pageAt(location.pathname)?.remote;
if (remote) loadRemoteAhead(remote);
