import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import { type ReactElement, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../base/Button';
import { toast } from '../feedback/toast';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '../menu/Menu';
import { onMobile } from '../responsive/media';
import { toCsv } from './csv';
import type { Sheet } from './sheet';

type Props = {
  /** Without its ending: "kasa-defteri-2026-11-21". */
  fileName: string;
  /** The tables to write. A rejection means that the user has been told why there are none. */
  load: () => readonly Sheet[] | Promise<readonly Sheet[]>;
  disabled?: boolean;
  /** Told of a file that was saved, and how many rows are in it. */
  onSaved?: (format: 'xlsx' | 'csv', rows: number) => void;
  size?: 'sm' | 'md';
  /** Another button to open it; the formats then stand under their name. */
  trigger?: ReactElement;
  /** More that can be done with the list: MenuItems under the formats. */
  children?: ReactNode;
};

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
} as const;

/** Dışa Aktar: what is on the screen as an Excel or a CSV file. */
export function ExportMenu({ fileName, load, disabled, size, onSaved, trigger, children }: Props) {
  const [isWorking, setWorking] = useState(false);

  const save = async (format: keyof typeof types) => {
    setWorking(true);
    try {
      const sheets = await Promise.resolve(load()).catch(() => null);
      if (!sheets) return;
      const write = format === 'csv' ? toCsv : (await import('./xlsx')).toXlsx;
      download(new Blob([write(sheets)], { type: types[format] }), `${fileName}.${format}`);
      onSaved?.(
        format,
        sheets.reduce((sum, { rows }) => sum + rows.length, 0),
      );
    } catch {
      toast.error('Dosya hazırlanamadı, lütfen tekrar deneyin.');
    } finally {
      setWorking(false);
    }
  };

  const formats = <Formats disabled={isWorking} onChoose={save} />;
  if (trigger)
    return (
      <Menu trigger={trigger}>
        <MenuGroup label="Dışa Aktar">{formats}</MenuGroup>
        {children && <MenuSeparator />}
        {children}
      </Menu>
    );
  return (
    <Menu
      trigger={
        <Trigger
          size={size}
          icon={<Download aria-hidden />}
          aria-label="Dışa Aktar"
          data-lone
          loading={isWorking}
          disabled={disabled}
        >
          <span>Dışa Aktar</span>
        </Trigger>
      }
    >
      {formats}
      {children}
    </Menu>
  );
}

type FormatsProps = { disabled: boolean; onChoose: (format: keyof typeof types) => void };

function Formats({ disabled, onChoose }: FormatsProps) {
  return (
    <>
      <MenuItem disabled={disabled} icon={<FileSpreadsheet aria-hidden />} onClick={() => onChoose('xlsx')}>
        Excel (.xlsx)
      </MenuItem>
      <MenuItem disabled={disabled} icon={<FileText aria-hidden />} onClick={() => onChoose('csv')}>
        CSV (.csv)
      </MenuItem>
    </>
  );
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers begin to read a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const Trigger = styled(Button)`
  ${onMobile} {
    && { flex: none; }
    & > span { display: none; }
    & > svg { margin: 0; }
  }
`;
