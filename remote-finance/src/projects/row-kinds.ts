import {
  useAllExpenses,
  useAllIncomes,
  useDeleteProjectExpense,
  useDeleteProjectIncome,
  useSaveProjectExpense,
  useSaveProjectIncome,
  useUpdateProjectExpense,
  useUpdateProjectIncome,
} from '@vezne/api';
import {
  expenseStatusNames,
  incomeStatusNames,
  type ProjectExpense,
  ProjectExpenseRows,
  type ProjectIncome,
  ProjectIncomeRows,
} from '@vezne/contract';

export type RowKind = 'income' | 'expense';
export type ProjectRow = ProjectIncome | ProjectExpense;

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

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
    question: 'Bu geliri silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.',
    none: 'Henüz gelir eklenmedi.',
    counterparty: 'Müşteri',
    statuses: optionsOf(incomeStatusNames),
    highlight: 'income-modal',
    type: 'GIRIS',
  },
  expense: {
    title: 'Giderler',
    one: 'Gider',
    add: 'Gider Ekle',
    edit: 'Gider Düzenle',
    saved: 'Gider Başarıyla Kaydedildi.',
    updated: 'Gider Başarıyla Güncellendi.',
    deleted: 'Gider Başarıyla Silindi.',
    question: 'Bu gideri silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.',
    none: 'Henüz gider eklenmedi.',
    counterparty: 'Tedarikçi',
    statuses: optionsOf(expenseStatusNames),
    highlight: 'expense-modal',
    type: 'CIKIS',
  },
} as const;

/** The form's schema of a kind. Both have the same shape but for the words of their statuses. */
export const rowsSchema = (kind: RowKind) =>
  (kind === 'income' ? ProjectIncomeRows : ProjectExpenseRows) as typeof ProjectIncomeRows;

/** One page of a project's rows. */
export function useProjectRows(kind: RowKind, projectId: string, page: number, pageSize: number) {
  const input = { projectId, page, pageSize, searchText: '' };
  const incomes = useAllIncomes(kind === 'income' ? input : null);
  const expenses = useAllExpenses(kind === 'expense' ? input : null);
  return kind === 'income' ? incomes : expenses;
}

/** The commands of a kind. */
export function useRowCommands(kind: RowKind) {
  const income = {
    save: useSaveProjectIncome(),
    update: useUpdateProjectIncome(),
    remove: useDeleteProjectIncome(),
  };
  const expense = {
    save: useSaveProjectExpense(),
    update: useUpdateProjectExpense(),
    remove: useDeleteProjectExpense(),
  };
  // The form of a kind holds that kind's statuses only (see rowsSchema).
  return kind === 'income' ? income : (expense as unknown as typeof income);
}
