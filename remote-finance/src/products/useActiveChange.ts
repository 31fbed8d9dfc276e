import { useUpdateProduct } from '@vezne/api';
import type { Product } from '@vezne/contract';
import { useChangeInPlace } from '../figures/useChangeInPlace';

/** Takes a product out of the choice for rows or back into it, and offers to undo that. */
export function useActiveChange(onRefused: () => void) {
  const update = useUpdateProduct();
  return useChangeInPlace<Product, boolean>({
    store: ({ id, version, name, kind, unit }, active) =>
      update.run({ id, version, name, kind, unit, active }),
    isRunning: update.isRunning,
    read: ({ active }) => active,
    done: 'Ürün Başarıyla Güncellendi.',
    onRefused,
  });
}
