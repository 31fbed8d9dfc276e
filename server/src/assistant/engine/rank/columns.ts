/**
 * Whole numbers of 32 bits as four columns of bytes of their differences: sorted hashes and what else grows slowly are
 * much shorter so, once they are compressed.
 */
export function columnsOf(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  let last = 0;
  numbers.forEach((number, i) => {
    const step = (number - last) >>> 0;
    last = number;
    for (let plane = 0; plane < 4; plane++) bytes[plane * numbers.length + i] = (step >>> (8 * plane)) & 0xff;
  });
  return bytes;
}

/** Back from `columnsOf`: as many numbers as a fourth of the bytes. */
export function numbersOf(bytes: Buffer): Uint32Array {
  const count = bytes.length / 4;
  const numbers = new Uint32Array(count);
  let last = 0;
  for (let i = 0; i < count; i++) {
    let step = 0;
    for (let plane = 0; plane < 4; plane++) step |= (bytes[plane * count + i] ?? 0) << (8 * plane);
    last = (last + step) >>> 0;
    numbers[i] = last;
  }
  return numbers;
}
