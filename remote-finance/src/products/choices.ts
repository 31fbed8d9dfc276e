import { vatRates } from '@vezne/contract';

export const vatOptions = vatRates.map((rate) => ({ value: String(rate), label: `%${rate}` }));

/** What people write most often; any other unit may be typed. */
export const units = ['adet', 'm²', 'm³', 'm', 'kg', 'ton', 'torba', 'saat', 'gün', 'ay', 'sefer'];
