import { codes, messages } from '@vezne/contract';
import { AppError } from '../errors';

type Refusal = { missing?: true; message: string; field?: string };

/** What a broken constraint means to the user, by the constraint's name. */
const refusals: Record<string, Refusal> = {
  account_email_unique: { message: messages.emailTaken, field: 'email' },
  invitation_email_unique: { message: messages.emailTaken, field: 'email' },
  company_owner_stays: { message: 'Şirketin sahibi çıkarılamaz; önce sahipliği devredin.' },
  category_name_unique: { message: 'Bu isimde bir kategori zaten var', field: 'name' },
  project_code_unique: { message: 'Bu proje kodu zaten var', field: 'code' },
  data_export_one_at_a_time: {
    message: 'Şirketinizde bir arşiv zaten hazırlanıyor. Bitince yeniden deneyin.',
    field: 'scope',
  },
  saved_view_name_unique: { message: 'Bu isimde bir görünüm zaten var', field: 'name' },
  product_code_unique: { message: 'Bu ürün kodu zaten var', field: 'code' },
  cash_flow_category_fk: { missing: true, message: 'Kategori bulunamadı', field: 'categoryId' },
  cash_flow_project_fk: { missing: true, message: 'Proje bulunamadı', field: 'projectId' },
  recurring_one_open: { message: 'Bu kayıt zaten her ay tekrarlanıyor.', field: 'cashFlowId' },
  recurring_occurrence_pkey: { message: 'Bu tarih zaten işlendi.', field: 'date' },
  cash_flow_leg: { message: messages.leg },
  cash_account_name_unique: { message: 'Bu isimde bir hesap zaten var', field: 'name' },
  cash_account_default: {
    message: 'Varsayılan hesap az önce değiştirildi. Yeniden deneyin.',
    field: 'isDefault',
  },
  cash_flow_account_fk: { missing: true, message: 'Hesap bulunamadı', field: 'accountId' },
  transfer_from_fk: { missing: true, message: 'Hesap bulunamadı', field: 'fromAccountId' },
  transfer_to_fk: { missing: true, message: 'Hesap bulunamadı', field: 'toAccountId' },
  project_category_fk: { missing: true, message: 'Kategori bulunamadı', field: 'categoryId' },
  project_income_category_fk: { missing: true, message: 'Kategori bulunamadı', field: 'categoryId' },
  project_expense_category_fk: { missing: true, message: 'Kategori bulunamadı', field: 'categoryId' },
  project_income_product_fk: { missing: true, message: 'Ürün bulunamadı', field: 'productId' },
  project_expense_product_fk: { missing: true, message: 'Ürün bulunamadı', field: 'productId' },
  contact_opening_kurus_check: { message: 'Açılış bakiyelerinin toplamı çok büyük', field: 'openingBalance' },
  contact_name_unique: { message: 'Bu isimde bir cari zaten var', field: 'name' },
  project_income_contact_fk: { missing: true, message: 'Cari bulunamadı', field: 'contactId' },
  project_expense_contact_fk: { missing: true, message: 'Cari bulunamadı', field: 'contactId' },
  settlement_contact_fk: { missing: true, message: 'Cari bulunamadı', field: 'contactId' },
  settlement_line_income_fk: { message: messages.settledRow },
  settlement_line_expense_fk: { message: messages.settledRow },
  settlement_line_fits: {
    message: 'Kalemlerinden biri iptal edilmiş ya da başka bir carinin. Önce onu düzeltin.',
  },
  project_income_settled_within: { message: messages.settledRow },
  project_expense_settled_within: { message: messages.settledRow },
  cash_flow_settled: { message: messages.settledEntry },
};

/** The refusal for a constraint; undefined when only a bug can break it. */
export function constraintErrors(constraint: string): AppError | undefined {
  // Citus appends the shard's number to the name.
  const refusal = refusals[constraint.replace(/_\d+$/, '')];
  if (!refusal) return undefined;
  const { missing, message, field } = refusal;
  return new AppError(
    missing ? codes.notFound : codes.conflict,
    message,
    field ? { fields: { [field]: message } } : {},
  );
}
