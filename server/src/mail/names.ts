/**
 * A name that somebody typed, as a letter to somebody else may show it: one line, no address. Mail programs turn
 * "evil.test" into a link as well, so such a dot is followed by a space; "Ltd.Şti." only reads better for it.
 */
export function plainName(name: string, otherwise: string): string {
  const words = name
    .split(/[\s\p{C}]/u)
    .filter((word) => word !== '' && !word.includes('://') && !/^www\./i.test(word));
  return words.join(' ').replace(/\.(?=[\p{L}\p{N}]{2})/gu, '. ') || otherwise;
}

/** How a letter begins. */
export const greeting = (name: string) => `Merhaba ${plainName(name, 'değerli kullanıcımız')},`;
