import { ChooseOne } from '@vezne/records';
import { LoadError, SkeletonRows } from '@vezne/ui';
import { useProjectOptions } from './useProjectOptions';

type Props = { value?: string | null; onChoose: (projectId: string | null) => void };

/** One project, or none. */
export function ProjectChoice({ value, onChoose }: Props) {
  const { options, isLoading, failed, reload } = useProjectOptions(true);
  if (failed) return <LoadError message={failed.message} onRetry={reload} />;
  if (isLoading) return <SkeletonRows rows={3} />;
  return (
    <ChooseOne
      label="Projeler"
      searchLabel="Proje ara"
      options={[{ value: '', label: 'Projesiz' }, ...options]}
      value={value === null ? '' : value}
      onChoose={(id) => onChoose(id || null)}
    />
  );
}
