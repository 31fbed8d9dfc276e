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
          {/* Another version is another form: what the server stored is shown afresh. */}
          <CompanyForm key={`form-${company.version}`} company={company} />
          <ProjectLimitForm key={`limit-${company.monthlyProjectLimit}`} company={company} />
        </>
      )}
    </Loaded>
  );
}
