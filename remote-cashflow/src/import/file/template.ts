const heads = ['Tarih', 'Açıklama', 'Kategori', 'Ödeme yöntemi', 'Giriş', 'Çıkış'];

/** Saves an empty table with the headings that are recognised: semicolons and a mark of UTF-8, as Excel wants them. */
export function saveTemplate(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([`\uFEFF${heads.join(';')}\r\n`], { type: 'text/csv;charset=utf-8' }),
  );
  link.download = 'vezne-aktarim-sablonu.csv';
  link.click();
  // Browsers begin to read a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
