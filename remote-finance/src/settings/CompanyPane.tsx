import { useCompany } from '@vezne/api';
import { CompanyForm } from './CompanyForm';
import { ProjectLimitForm } from './ProjectLimitForm';
import { Loaded } from './pane/Loaded';

/** The company's own data and its monthly project limit. */
export function CompanyPane() {
  return (
    <Loaded query={useCompany()}>
      {(company) => (
        <>
          <CompanyForm company={company} />
          <ProjectLimitForm key={company.monthlyProjectLimit} company={company} />
        </>
      )}
    </Loaded>
  );
}
