import { pagesOf, standalone } from '@vezne/federation/standalone';
import remote from '../remote.mjs';
import AccountsPage from './cash-account/AccountsPage';
import CashFlowPage from './cash-flow/CashFlowPage';
import ImportPage from './import/ImportPage';

standalone(pagesOf(remote, { CashFlowPage, AccountsPage, ImportPage }));
