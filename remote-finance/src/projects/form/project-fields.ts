import type { api, EndpointInput, ProjectCreate } from '@vezne/contract';
import type { ZodForm } from '@vezne/ui';

/** A part of the project form. */
export type ProjectFieldsProps = {
  form: ZodForm<EndpointInput<typeof api.project.save>, ProjectCreate>;
};
