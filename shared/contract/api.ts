import { assistantEndpoints } from './assistant';
import { authEndpoints } from './auth';
import { cashFlowEndpoints } from './cash-flow';
import { categoryEndpoints } from './category';
import { companyEndpoints } from './company';
import { contactEndpoints } from './contact';
import { managerEndpoints } from './manager';

/** Every call of the API by noun: the one list that server, client and documentation are read off. */
export const api = {
  auth: authEndpoints,
  manager: managerEndpoints,
  company: companyEndpoints,
  category: categoryEndpoints,
  cashFlow: cashFlowEndpoints,
  contact: contactEndpoints,
  assistant: assistantEndpoints,
};
