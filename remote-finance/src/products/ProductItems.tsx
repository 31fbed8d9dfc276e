import { useCurrency } from '@vezne/api';
import type { Product } from '@vezne/contract';
import { copyCells, writtenValue } from '@vezne/records';
import { MenuItem } from '@vezne/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleOff from 'lucide-react/icons/circle-off';
import ClipboardCopy from 'lucide-react/icons/clipboard-copy';
import Copy from 'lucide-react/icons/copy';
import { productColumns } from './columns';

type Props = { product: Product; onRepeat: () => void; onActive: (active: boolean) => void };

/** What the ⋮ of a product or service offers besides. */
export function ProductItems({ product, onRepeat, onActive }: Props) {
  const columns = productColumns(useCurrency());
  return (
    <>
      <MenuItem icon={<Copy aria-hidden />} onClick={onRepeat}>
        Çoğalt
      </MenuItem>
      <MenuItem
        icon={product.active ? <CircleOff aria-hidden /> : <CircleCheck aria-hidden />}
        onClick={() => onActive(!product.active)}
      >
        {product.active ? 'Pasif Yap' : 'Etkin Yap'}
      </MenuItem>
      <MenuItem
        icon={<ClipboardCopy aria-hidden />}
        onClick={() => void copyCells(columns.map((column) => writtenValue(column, product)))}
      >
        Kopyala
      </MenuItem>
    </>
  );
}
