import { z } from 'zod';

/** What a column of a statement holds; KULLANMA: nothing that is taken. */
export const StatementColumn = z.enum(
  [
    'TARIH',
    'ACIKLAMA',
    'TUTAR',
    'BORC',
    'ALACAK',
    'BAKIYE',
    'DEKONT',
    'KARSI_TARAF',
    'KATEGORI',
    'ODEME_YONTEMI',
    'TIP',
    'HESAP',
    'KULLANMA',
  ],
  { error: 'Sütun seçimi geçerli değil' },
);
export type StatementColumn = z.infer<typeof StatementColumn>;
export const statementColumnNames: Record<StatementColumn, string> = {
  TARIH: 'Tarih',
  ACIKLAMA: 'Açıklama',
  TUTAR: 'Tutar',
  BORC: 'Borç (çıkış)',
  ALACAK: 'Alacak (giriş)',
  BAKIYE: 'Bakiye',
  DEKONT: 'Dekont no',
  KARSI_TARAF: 'Karşı taraf',
  KATEGORI: 'Kategori',
  ODEME_YONTEMI: 'Ödeme yöntemi',
  TIP: 'Giriş / Çıkış',
  HESAP: 'Hesap',
  KULLANMA: 'Kullanma',
};

/** Order of day, month and year; what stands between them does not matter. */
export const StatementDateFormat = z.enum(['GAY', 'AGY', 'YAG'], { error: 'Tarih biçimi geçerli değil' });
export type StatementDateFormat = z.infer<typeof StatementDateFormat>;
export const statementDateFormatNames: Record<StatementDateFormat, string> = {
  GAY: 'gg.aa.yyyy',
  AGY: 'aa/gg/yyyy',
  YAG: 'yyyy-aa-gg',
};

/** What stands before the decimals; the other one may part thousands. */
export const StatementDecimal = z.enum(['VIRGUL', 'NOKTA'], { error: 'Ondalık işareti geçerli değil' });
export type StatementDecimal = z.infer<typeof StatementDecimal>;
export const statementDecimalNames: Record<StatementDecimal, string> = {
  VIRGUL: '1.234,56',
  NOKTA: '1,234.56',
};

/**
 * How the file was written: XLSX and CSV are tables whose columns must be told apart, MT940 and OFX say by themselves
 * what is what.
 */
export const StatementFormat = z.enum(['XLSX', 'CSV', 'MT940', 'OFX']);
export type StatementFormat = z.infer<typeof StatementFormat>;

/** TASLAK: nothing of it is in the ledger; AKTARILDI: its rows are; GERI_ALINDI: they were, and were taken out. */
export const StatementStatus = z.enum(['TASLAK', 'AKTARILDI', 'GERI_ALINDI']);
export type StatementStatus = z.infer<typeof StatementStatus>;
export const statementStatusNames: Record<StatementStatus, string> = {
  TASLAK: 'Taslak',
  AKTARILDI: 'Aktarıldı',
  GERI_ALINDI: 'Geri alındı',
};

/** HAZIR: is added; EKSIK: has no category; MUKERRER: seems to be in the ledger; HATALI: cannot be read. */
export const StatementGroup = z.enum(['HAZIR', 'EKSIK', 'MUKERRER', 'HATALI'], {
  error: 'Grup geçerli değil',
});
export type StatementGroup = z.infer<typeof StatementGroup>;
export const statementGroupNames: Record<StatementGroup, string> = {
  HAZIR: 'Hazır',
  EKSIK: 'Eksik',
  MUKERRER: 'Olası mükerrer',
  HATALI: 'Hatalı',
};

/**
 * EKLE: becomes an entry; ATLA: is left out; VIRMAN: becomes a transfer with another account; TAHSILAT: is collected
 * from a contact, or paid to it.
 */
export const StatementDecision = z.enum(['EKLE', 'ATLA', 'VIRMAN', 'TAHSILAT'], {
  error: 'Karar geçerli değil',
});
export type StatementDecision = z.infer<typeof StatementDecision>;
