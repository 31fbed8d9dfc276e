import { pagesOf, standalone } from '@vezne/federation/standalone';
import remote from '../remote.mjs';
import CashFlowPage from './cash-flow/CashFlowPage';

standalone(pagesOf(remote, { CashFlowPage }));
