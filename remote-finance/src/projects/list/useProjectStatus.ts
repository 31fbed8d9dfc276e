import { useUpdateProject } from '@vezne/api';
import { type Project, ProjectStatus } from '@vezne/contract';
import { useChangeInPlace } from '../../figures/useChangeInPlace';

/** Changes where a project stands, and offers to take that back. */
export function useProjectStatus(onRefused: () => void) {
  const update = useUpdateProject();
  return useChangeInPlace<Project, string>({
    store: ({ id, version, name, startDate, endDate }, status) =>
      update.run({ id, version, name, startDate, endDate, status: ProjectStatus.parse(status) }),
    isRunning: update.isRunning,
    read: ({ status }) => status,
    done: 'Proje Başarıyla Güncellendi.',
    onRefused,
  });
}
