import type { ProductKind } from '@vezne/contract';
import { vatRates } from '@vezne/contract';

export const productKindNames: Record<ProductKind, string> = { URUN: 'Ürün', HIZMET: 'Hizmet' };

export const productKindOptions = Object.entries(productKindNames).map(([value, label]) => ({
  value,
  label,
}));

export const vatOptions = vatRates.map((rate) => ({ value: String(rate), label: `%${rate}` }));

/** What people write most often; any other unit may be typed. */
export const units = ['adet', 'm²', 'm³', 'm', 'kg', 'ton', 'torba', 'saat', 'gün', 'ay', 'sefer'];
