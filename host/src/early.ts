// Waits for nothing and nothing waits for it: what says that a page does not come must not hang with its files.
import { offerReload } from './errors/slow-page';

offerReload();
