import { type Packed, unpack } from './weights';
import packed from './weights.json';

/** The weights that the product runs with; `npm run assistant:train` writes them. */
export const weights = unpack(packed satisfies Packed);
