import { expenseStatusNames, incomeStatusNames } from '@vezne/contract';
import { optionsOf } from '@vezne/ui';

/** The words in which incomes and expenses differ. */
export const words = {
  income: {
    title: 'Gelirler',
    one: 'Gelir',
    add: 'Gelir Ekle',
    edit: 'Gelir Düzenle',
    saved: 'Gelir Başarıyla Kaydedildi.',
    updated: 'Gelir Başarıyla Güncellendi.',
    deleted: 'Gelir Başarıyla Silindi.',
    question: 'Bu geliri silmek istediğinizden emin misiniz? Silinen gelir 30 gün çöp kutusunda kalır.',
    none: 'Henüz gelir eklenmedi.',
    counterparty: 'Müşteri',
    statuses: optionsOf(incomeStatusNames),
    highlight: 'income-modal',
  },
  expense: {
    title: 'Giderler',
    one: 'Gider',
    add: 'Gider Ekle',
    edit: 'Gider Düzenle',
    saved: 'Gider Başarıyla Kaydedildi.',
    updated: 'Gider Başarıyla Güncellendi.',
    deleted: 'Gider Başarıyla Silindi.',
    question: 'Bu gideri silmek istediğinizden emin misiniz? Silinen gider 30 gün çöp kutusunda kalır.',
    none: 'Henüz gider eklenmedi.',
    counterparty: 'Tedarikçi',
    statuses: optionsOf(expenseStatusNames),
    highlight: 'expense-modal',
  },
} as const;
