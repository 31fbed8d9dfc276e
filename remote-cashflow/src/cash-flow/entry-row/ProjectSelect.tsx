import { SearchSelect } from '@vezne/records';
import type { ComponentProps } from 'react';
import { useProjectChoice } from '../project/useProjectChoice';
import type { EntryRowState } from './useEntryRow';

type Props = Omit<ComponentProps<typeof SearchSelect>, 'form' | 'groups' | 'listLabel'> & {
  form: string;
  row: EntryRowState;
  isNeeded: boolean;
};

/** The project of what is written in the entry row; chosen by typing a part of its name. */
export function ProjectSelect({ row, isNeeded, ...props }: Props) {
  const { choice } = useProjectChoice(isNeeded);
  return (
    <SearchSelect
      {...props}
      {...choice}
      {...row.form.register('projectId')}
      handle={row.projects}
      placeholder="Proje"
      onEnter={() => row.onEnter('projectId')}
    />
  );
}
