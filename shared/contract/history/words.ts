import {
  cashFlowTypeNames,
  categoryTypeNames,
  currencyNames,
  expenseStatusNames,
  incomeStatusNames,
  paymentMethodNames,
  productKindNames,
  projectStatusNames,
} from '../vocabulary';
import type { HistoryAction } from './history';

/** What was done, as people say it of a record. */
export const historyActionNames: Record<HistoryAction, string> = {
  EKLE: 'Eklendi',
  DEGISTIR: 'Değiştirildi',
  SIL: 'Silindi',
  GERI_YUKLE: 'Geri yüklendi',
  KALICI_SIL: 'Kalıcı silindi',
  AKTAR: 'Toplu eklendi',
  GERI_AL: 'Geri alındı',
  GUVENLIK: 'Güvenlik',
};

/** Nouns of the history and the trash. */
const entityNames: Record<string, string> = {
  'cash-flow': 'Nakit akışı',
  category: 'Kategori',
  project: 'Proje',
  'project-income': 'Proje geliri',
  'project-expense': 'Proje gideri',
  product: 'Ürün / hizmet',
  company: 'Şirket',
  manager: 'Yönetici',
  subscription: 'Abonelik',
  security: 'Güvenlik',
};

/** The word for a noun; one that this version does not know as it is written. */
export const entityName = (entity: string): string => entityNames[entity] ?? entity;

/** Nouns that a list of the history may be narrowed to. */
export const historyEntities: readonly string[] = Object.keys(entityNames);

const securityEvents: Record<string, string> = {
  'login.ok': 'Giriş yapıldı',
  'login.failed': 'Başarısız giriş denemesi',
  'session.reuse': 'Oturumun kopyalandığı anlaşıldı, oturum kapatıldı',
  'session.ended': 'Bir cihazdaki oturum sonlandırıldı',
  'password.reset-asked': 'Şifre sıfırlama bağlantısı istendi',
  'password.changed': 'Şifre değiştirildi',
  'factor.on': 'İki adımlı doğrulama açıldı',
  'factor.off': 'İki adımlı doğrulama kapatıldı',
  'factor.failed': 'Girişte yanlış doğrulama kodu yazıldı',
  'factor.codes-renewed': 'Kurtarma kodları yenilendi',
  'factor.recovery-used': 'Kurtarma koduyla giriş yapıldı',
  'manager.invited': 'Yönetici davet edildi',
  'data.exported': 'Liste dışa aktarıldı',
  'data-export.asked': 'Veri arşivi istendi',
  'data-export.fetched': 'Veri arşivi indirildi',
  'account.erased': 'Hesap silindi',
  'company.closing': 'Şirketin kapatılması istendi',
  'company.reopened': 'Şirketin kapatılmasından vazgeçildi',
};

/** What happened, as a sentence; an event that this version does not know as it is written. */
export const securityEventName = (event: string): string => securityEvents[event] ?? event;

/** How the values of a field are to be read. `names` are the words of its codes. */
export type HistoryField = {
  label: string;
  kind: 'text' | 'money' | 'number' | 'percent' | 'date' | 'moment' | 'yes-no';
  names?: Readonly<Record<string, string>>;
};

const field = (label: string, kind: HistoryField['kind'] = 'text'): HistoryField => ({ label, kind });
const choice = (label: string, names: Readonly<Record<string, string>>): HistoryField => ({
  label,
  kind: 'text',
  names,
});

const row = {
  project: field('Proje'),
  description: field('Açıklama'),
  category: field('Kategori'),
  amount: field('Tutar', 'money'),
  vatRate: field('KDV oranı', 'percent'),
  date: field('Tarih', 'date'),
  dueDate: field('Vade', 'date'),
  paymentMethod: choice('Ödeme yöntemi', paymentMethodNames),
  documentNo: field('Belge no'),
  product: field('Ürün / hizmet'),
};

/** Fields of each noun, in the order that people expect; what is not here is technical and not shown. */
export const historyFields: Readonly<Record<string, Readonly<Record<string, HistoryField>>>> = {
  'cash-flow': {
    type: choice('Tip', cashFlowTypeNames),
    amount: field('Tutar', 'money'),
    date: field('Tarih', 'date'),
    category: field('Kategori'),
    description: field('Açıklama'),
    paymentMethod: choice('Ödeme yöntemi', paymentMethodNames),
    project: field('Proje'),
  },
  category: {
    name: field('Ad'),
    type: choice('Tür', categoryTypeNames),
    color: field('Renk'),
    description: field('Açıklama'),
  },
  project: {
    name: field('Proje adı'),
    code: field('Kod'),
    category: field('Kategori'),
    customerName: field('Müşteri'),
    status: choice('Durum', projectStatusNames),
    startDate: field('Başlangıç', 'date'),
    endDate: field('Bitiş', 'date'),
    contractAmount: field('Sözleşme bedeli', 'money'),
    estimatedCost: field('Tahmini maliyet', 'money'),
    progressPercent: field('İlerleme', 'percent'),
    address: field('Adres'),
    city: field('İl'),
    latitude: field('Enlem', 'number'),
    longitude: field('Boylam', 'number'),
    description: field('Açıklama'),
    profitability: field('Kârlılık', 'percent'),
    analyzedAt: field('Analiz', 'moment'),
  },
  'project-income': { ...row, status: choice('Durum', incomeStatusNames), counterparty: field('Müşteri') },
  'project-expense': {
    ...row,
    status: choice('Durum', expenseStatusNames),
    counterparty: field('Tedarikçi'),
  },
  product: {
    name: field('Ad'),
    kind: choice('Tür', productKindNames),
    code: field('Kod'),
    unit: field('Birim'),
    salePrice: field('Satış fiyatı', 'money'),
    purchasePrice: field('Alış fiyatı', 'money'),
    vatRate: field('KDV oranı', 'percent'),
    description: field('Açıklama'),
    active: field('Kullanımda', 'yes-no'),
  },
  company: {
    name: field('Şirket adı'),
    taxNumber: field('Vergi / T.C. kimlik no'),
    taxOffice: field('Vergi dairesi'),
    email: field('E-posta'),
    phone: field('Telefon'),
    address: field('Adres'),
    city: field('İl'),
    iban: field('IBAN'),
    selectedCurrency: choice('Para birimi', currencyNames),
    monthlyProjectLimit: field('Aylık proje limiti', 'number'),
    owner: field('Şirket sahibi'),
  },
  manager: {
    name: field('Ad'),
    surname: field('Soyad'),
    phone: field('Telefon'),
    title: field('Unvan'),
    role: choice('Rol', { ADMIN: 'Sistem yöneticisi', MANAGER: 'Yönetici' }),
  },
  subscription: {
    plan: choice('Plan', { DENEME: 'Deneme', STANDART: 'Standart' }),
    startAt: field('Başlangıç', 'moment'),
    endAt: field('Bitiş', 'moment'),
  },
  security: {
    device: field('Cihaz'),
    list: field('Liste'),
    format: choice('Biçim', { csv: 'CSV', xlsx: 'Excel', print: 'Yazdırma' }),
    rows: field('Satır', 'number'),
  },
  // Of an act on many records.
  many: {
    count: field('Kayıt sayısı', 'number'),
    from: field('İlk tarih', 'date'),
    to: field('Son tarih', 'date'),
    income: field('Giriş', 'money'),
    expense: field('Çıkış', 'money'),
  },
};
