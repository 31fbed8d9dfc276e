import { limits } from '@vezne/contract';

/** Where browsers tell what the content policy has blocked. */
export const REPORT_PATH = '/csp-report';

/** Where pages tell how the remotes they show fare. */
export const EVENTS_PATH = '/client-events';

/** Is it a call of the API, known or not? */
export const isApi = (path: string) => path === limits.apiPrefix || path.startsWith(`${limits.apiPrefix}/`);
