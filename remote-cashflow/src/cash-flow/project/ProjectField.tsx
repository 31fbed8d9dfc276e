import type { CashFlow, CashFlowLine } from '@vezne/contract';
import { Field, Select } from '@vezne/ui';
import type { ComponentPropsWithRef } from 'react';
import { useProjectOptions } from './useProjectOptions';

type Props = ComponentPropsWithRef<'select'> & {
  error: string | undefined;
  /** The stored entry, whose project is an option even before the list is there. */
  stored: (CashFlow & Partial<Pick<CashFlowLine, 'projectName'>>) | null;
};

/** Choice of the project that an entry belongs to. */
export function ProjectField({ error, stored, ...select }: Props) {
  const { options, isLoading, failed } = useProjectOptions(true);
  const own = stored?.projectId;
  if (own && !options.some(({ value }) => value === own))
    options.push({ value: own, label: stored.projectName ?? 'Seçili proje' });
  const help = isLoading ? 'Yükleniyor...' : failed && 'Projeler yüklenemedi.';
  return (
    <Field label="Proje" optional error={error} help={help} full>
      <Select {...select} options={options} placeholder="Projesiz" />
    </Field>
  );
}
