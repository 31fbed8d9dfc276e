import { useSaveCategory } from '@vezne/api';
import { type CashFlowType, type Category, cashFlowTypeNames, flowOf } from '@vezne/contract';
import { type AddChoice, categoryGroups } from '@vezne/records';
import { formatCount, toast } from '@vezne/ui';
import { useState } from 'react';
import { lastUsed, usePastEntries } from '../past/past-entries';
import { isName } from './is-name';

/** The categories to choose from: of the direction first, above them those used last; a further one by its name. */
export function useCategoryChoice(categories: readonly Category[], type: CashFlowType) {
  const [isOpened, setOpened] = useState(false);
  const past = usePastEntries(isOpened);
  const save = useSaveCategory();
  const groups = categoryGroups({ categories, isIncome: type === 'GIRIS' }).map(({ label, of }) => ({
    label,
    options: of.map(toChoice),
  }));
  const add: AddChoice = {
    label: (name) => `“${name}” kategorisini ekle`,
    min: 2,
    max: 60,
    isName,
    run: (name) =>
      save.run({ name, type: flowOf[type].rowType }).then(
        (category) => {
          toast.success('Kategori Başarıyla Oluşturuldu.');
          return toChoice(category);
        },
        // Told where all failures are told; the list stays for another try.
        () => null,
      ),
  };
  return {
    listLabel: `Kategoriler, ${cashFlowTypeNames[type]}`,
    groups,
    recent: lastUsed(past.filter(({ cashFlowType }) => cashFlowType === type).map((one) => one.categoryId)),
    add,
    onOpen: () => setOpened(true),
  };
}

const toChoice = ({ id, name, useCount }: Category) => ({
  value: id,
  label: name,
  note: useCount > 0 && `${formatCount(useCount)} kayıt`,
});
