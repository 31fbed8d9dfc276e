import { z } from 'zod';
import type { Currency } from './values/money/money';

// The product's codes and their Turkish words. Browser, exports, assistant and server read them here.

/** The direction of a ledger entry: GIRIS came in, CIKIS went out. */
export const CashFlowType = z.enum(['GIRIS', 'CIKIS'], { error: 'Tip gerekli' });
export type CashFlowType = z.infer<typeof CashFlowType>;
export const cashFlowTypeNames: Record<CashFlowType, string> = { GIRIS: 'Giriş', CIKIS: 'Çıkış' };

/** How an entry was paid: CHECK is a cheque, NOTE a promissory note, VIRMAN a move between own accounts. */
export const PaymentMethod = z.enum(['CASH', 'CHECK', 'NOTE', 'TRANSFER', 'CARD', 'VIRMAN'], {
  error: 'Ödeme yöntemi geçerli değil',
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;
export const paymentMethodNames: Record<PaymentMethod, string> = {
  CASH: 'Nakit',
  CHECK: 'Çek',
  NOTE: 'Senet',
  TRANSFER: 'Transfer',
  CARD: 'Kart',
  VIRMAN: 'Virman',
};

/** The word for a payment method; one we do not know as it is written, none as "-". */
export const paymentMethodName = (method: string | null | undefined): string =>
  method && isPaymentMethod(method) ? paymentMethodNames[method] : method || '-';

/** Is this one of the six payment methods? Imported ledgers may hold others. */
export const isPaymentMethod = (method: string): method is PaymentMethod =>
  Object.hasOwn(paymentMethodNames, method);

/** What a category is for: incomes, expenses or both. */
export const CategoryType = z.enum(['GELIR', 'GIDER', 'HER_IKISI'], { error: 'Tür gerekli' });
export type CategoryType = z.infer<typeof CategoryType>;
export const categoryTypeNames: Record<CategoryType, string> = {
  GELIR: 'Gelir',
  GIDER: 'Gider',
  HER_IKISI: 'Gelir ve gider',
};

/** Goods or a service. */
export const ProductKind = z.enum(['URUN', 'HIZMET'], { error: 'Tür gerekli' });
export type ProductKind = z.infer<typeof ProductKind>;
export const productKindNames: Record<ProductKind, string> = { URUN: 'Ürün', HIZMET: 'Hizmet' };

/** What a form calls the currencies. */
export const currencyNames: Record<Currency, string> = {
  TRY: 'Türk lirası',
  USD: 'ABD doları',
  EUR: 'Euro',
};

/** Where a project is in its life; see `isOpenStatus`. */
export const ProjectStatus = z.enum(['PLANLANDI', 'DEVAM_EDIYOR', 'BEKLEMEDE', 'TAMAMLANDI', 'IPTAL'], {
  error: 'Durum gerekli',
});
export type ProjectStatus = z.infer<typeof ProjectStatus>;
export const projectStatusNames: Record<ProjectStatus, string> = {
  PLANLANDI: 'Planlandı',
  DEVAM_EDIYOR: 'Devam ediyor',
  BEKLEMEDE: 'Beklemede',
  TAMAMLANDI: 'Tamamlandı',
  IPTAL: 'İptal',
};

/** An open project is neither finished nor cancelled. */
export const isOpenStatus = (status: string): boolean => status !== 'TAMAMLANDI' && status !== 'IPTAL';

/** Cancelled rows are kept and count in no sum. */
export const IncomeStatus = z.enum(['BEKLIYOR', 'TAHSIL_EDILDI', 'IPTAL'], { error: 'Durum geçerli değil' });
export type IncomeStatus = z.infer<typeof IncomeStatus>;
export const incomeStatusNames: Record<IncomeStatus, string> = {
  BEKLIYOR: 'Bekliyor',
  TAHSIL_EDILDI: 'Tahsil edildi',
  IPTAL: 'İptal',
};

/** Cancelled rows are kept and count in no sum. */
export const ExpenseStatus = z.enum(['BEKLIYOR', 'ODENDI', 'IPTAL'], { error: 'Durum geçerli değil' });
export type ExpenseStatus = z.infer<typeof ExpenseStatus>;
export const expenseStatusNames: Record<ExpenseStatus, string> = {
  BEKLIYOR: 'Bekliyor',
  ODENDI: 'Ödendi',
  IPTAL: 'İptal',
};
