import { lazyPart } from '@vezne/federation';

/** The frame's own chunk; the page's first script asks for it beside the others. */
export const AppLayout = lazyPart('The frame', () => import(/* webpackChunkName: "frame" */ './AppLayout'));
