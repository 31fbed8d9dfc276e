/** Records of a ledger's window, one bit each. */
export type Bits = Uint32Array;

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >> 5);

export function setBit(bits: Bits, at: number): void {
  bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31));
}

/** The records of all of several sets that `wanted` holds for. */
export function bitsWhere<T>(items: readonly T[], wanted: (item: T) => boolean): Bits {
  const bits = noBits(items.length);
  items.forEach((item, at) => {
    if (wanted(item)) setBit(bits, at);
  });
  return bits;
}

export const and = (a: Bits, b: Bits): Bits => a.map((word, i) => word & (b[i] ?? 0));
export const or = (a: Bits, b: Bits): Bits => a.map((word, i) => word | (b[i] ?? 0));

export function countOf(bits: Bits): number {
  let n = 0;
  for (let x of bits) {
    x -= (x >>> 1) & 0x55555555;
    x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
    n += (((x + (x >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return n;
}

export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export const isEmpty = (bits: Bits): boolean => bits.every((word) => word === 0);
export const isSame = (a: Bits, b: Bits): boolean => a.every((word, i) => word === b[i]);
export const isWithin = (a: Bits, b: Bits): boolean => a.every((word, i) => (word & ~(b[i] ?? 0)) === 0);

export function hashOf(bits: Bits): string {
  let hash = 0x811c9dc5;
  for (const word of bits) hash = Math.imul(hash ^ word, 0x01000193) ^ (word >>> 13);
  return `${countOf(bits)}.${hash >>> 0}`;
}
