import type { CashFlowType, PaymentMethod } from './cash-flow/entry';
import type { CategoryType } from './category';
import type { ProductKind } from './product';
import type { ProjectStatus } from './project/project';
import type { ExpenseStatus, IncomeStatus } from './project/row-kinds';
import type { Currency } from './values/money/money';

// The Turkish words of the product's codes. Browser, exports, assistant and server read them here.

export const cashFlowTypeNames: Record<CashFlowType, string> = { GIRIS: 'Giriş', CIKIS: 'Çıkış' };

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

export const categoryTypeNames: Record<CategoryType, string> = {
  GELIR: 'Gelir',
  GIDER: 'Gider',
  HER_IKISI: 'Gelir ve gider',
};

export const productKindNames: Record<ProductKind, string> = { URUN: 'Ürün', HIZMET: 'Hizmet' };

export const currencyNames: Record<Currency, string> = {
  TRY: 'Türk lirası',
  USD: 'ABD doları',
  EUR: 'Euro',
};

export const projectStatusNames: Record<ProjectStatus, string> = {
  PLANLANDI: 'Planlandı',
  DEVAM_EDIYOR: 'Devam ediyor',
  BEKLEMEDE: 'Beklemede',
  TAMAMLANDI: 'Tamamlandı',
  IPTAL: 'İptal',
};

/** An open project is neither finished nor cancelled. */
export const isOpenStatus = (status: string): boolean => status !== 'TAMAMLANDI' && status !== 'IPTAL';

export const incomeStatusNames: Record<IncomeStatus, string> = {
  BEKLIYOR: 'Bekliyor',
  TAHSIL_EDILDI: 'Tahsil edildi',
  IPTAL: 'İptal',
};

export const expenseStatusNames: Record<ExpenseStatus, string> = {
  BEKLIYOR: 'Bekliyor',
  ODENDI: 'Ödendi',
  IPTAL: 'İptal',
};
