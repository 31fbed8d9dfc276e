import { ChooseOne } from '@vezne/records';
import { LoadError, SkeletonRows } from '@vezne/ui';
import { useProjectOptions } from './useProjectOptions';

type Props = {
  value?: string | null;
  /** What it is called when none is chosen. */
  none?: string;
  onChoose: (projectId: string | null) => void;
};

/** One project, or none. */
export function ProjectChoice({ value, none = 'Projesiz', onChoose }: Props) {
  const { options, isLoading, failed, reload } = useProjectOptions(true);
  if (failed) return <LoadError message={failed.message} onRetry={reload} />;
  if (isLoading) return <SkeletonRows rows={3} />;
  return (
    <ChooseOne
      label="Projeler"
      searchLabel="Proje ara"
      options={[{ value: '', label: none }, ...options]}
      value={value === null ? '' : value}
      onChoose={(id) => onChoose(id || null)}
    />
  );
}
