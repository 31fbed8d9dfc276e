import { isOpenStatus, type Project } from '@vezne/contract';

/** Neither finished nor cancelled. */
export const isOpenProject = ({ status }: Pick<Project, 'status'>) => isOpenStatus(status);
