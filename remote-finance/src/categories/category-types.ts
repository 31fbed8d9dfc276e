import type { CategoryType } from '@vezne/contract';

export const categoryTypeNames: Record<CategoryType, string> = {
  GELIR: 'Gelir',
  GIDER: 'Gider',
  HER_IKISI: 'Gelir ve gider',
};

export const categoryTypeOptions = Object.entries(categoryTypeNames).map(([value, label]) => ({
  value,
  label,
}));
