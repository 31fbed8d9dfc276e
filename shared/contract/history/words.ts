import { choice, field, type HistoryField } from '../base/fields';
import { cashAccountFields } from '../cash-account/account';
import { transferFields } from '../cash-account/transfer';
import { cashFlowFields } from '../cash-flow/entry';
import { recurringFields } from '../cash-flow/recurring';
import { categoryFields } from '../category';
import { companyFields } from '../company';
import { contactFields } from '../contact/contact';
import { settlementFields } from '../contact/settlement';
import { managerFields } from '../manager';
import { productFields } from '../product';
import { projectFields } from '../project/project';
import { rowFields } from '../project/row-fields';
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
  recurring: 'Tekrarlayan kayıt',
  'cash-account': 'Hesap',
  transfer: 'Virman',
  category: 'Kategori',
  project: 'Proje',
  'project-income': 'Proje geliri',
  'project-expense': 'Proje gideri',
  product: 'Ürün / hizmet',
  contact: 'Cari',
  settlement: 'Tahsilat / ödeme',
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

/** Fields of each noun, in the order that people expect; what is not here is technical and not shown. */
export const historyFields: Readonly<Record<string, Readonly<Record<string, HistoryField>>>> = {
  'cash-flow': cashFlowFields,
  recurring: recurringFields,
  'cash-account': cashAccountFields,
  transfer: transferFields,
  category: categoryFields,
  project: projectFields,
  'project-income': rowFields.income,
  'project-expense': rowFields.expense,
  product: productFields,
  contact: contactFields,
  settlement: settlementFields,
  company: companyFields,
  manager: managerFields,
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
