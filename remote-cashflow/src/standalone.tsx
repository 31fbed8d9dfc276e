import { standalone } from '@vezne/federation/standalone';
import CashFlowPage from './cash-flow/CashFlowPage';

standalone({ '/cash-flow': <CashFlowPage /> });
