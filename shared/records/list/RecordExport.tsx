import { useNoteExport } from '@vezne/api';
import { ExportMenu } from '@vezne/ui';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof ExportMenu> & {
  /** What the history says was exported. */
  list: string;
};

/** Dışa Aktar of the company's records: the history is told of the file. */
export function RecordExport({ list, ...menu }: Props) {
  const { run } = useNoteExport();
  return (
    <ExportMenu
      {...menu}
      onSaved={(format, rows) => {
        // The file is there; that it could not be told must not look like a failure.
        run({ list, format, rows }).catch(() => undefined);
      }}
    />
  );
}
