import type { CashFlow, CashFlowLine } from '@vezne/contract';
import { SearchSelect } from '@vezne/records';
import { Field } from '@vezne/ui';
import type { ComponentPropsWithRef } from 'react';
import { useProjectChoice } from './useProjectChoice';

type Props = ComponentPropsWithRef<'select'> & {
  error: string | undefined;
  /** Takes the whole row. */
  full?: boolean;
  /** The stored entry, whose project is an option even before the list is there. */
  stored: (CashFlow & Partial<Pick<CashFlowLine, 'projectName'>>) | null;
};

/** Choice of the project that an entry belongs to. */
export function ProjectField({ error, stored, full = false, ...select }: Props) {
  const { choice, isLoading, failed } = useProjectChoice(true);
  const own = stored?.projectId;
  const [{ options }] = choice.groups;
  if (own && !options.some(({ value }) => value === own))
    options.push({ value: own, label: stored.projectName ?? 'Seçili proje' });
  const help = isLoading ? 'Yükleniyor...' : failed && 'Projeler yüklenemedi.';
  return (
    <Field label="Proje" error={error} help={help} full={full}>
      <SearchSelect {...select} {...choice} placeholder="Projesiz" />
    </Field>
  );
}
