import '@vezne/federation/guard';

import('./standalone');
