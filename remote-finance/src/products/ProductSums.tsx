import type { ProductPage } from '@vezne/contract';
import { formatCount } from '@vezne/ui';
import { SumsLine } from '../figures/SumsLine';

/** What the price list holds on all its pages. */
export const ProductSums = ({ found: { totalElements, counts } }: { found: ProductPage }) => (
  <SumsLine>
    <span>Toplam, {formatCount(totalElements)} kayıt</span>
    <span>
      Ürün <strong>{formatCount(counts.products)}</strong>
    </span>
    <span>
      Hizmet <strong>{formatCount(counts.services)}</strong>
    </span>
    {counts.passive > 0 && (
      <span>
        Pasif <strong>{formatCount(counts.passive)}</strong>
      </span>
    )}
  </SumsLine>
);
