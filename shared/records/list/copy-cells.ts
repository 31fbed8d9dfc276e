import { toast } from '@vezne/ui';

/** Puts a record on the clipboard as a row that a spreadsheet takes cell by cell. */
export async function copyCells(cells: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(cells.join('\t'));
    toast.success('Kayıt panoya kopyalandı.');
  } catch {
    toast.error('Kopyalanamadı: tarayıcınız panoya yazmaya izin vermedi.');
  }
}
