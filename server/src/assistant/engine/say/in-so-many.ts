const UNITS = ['ında', 'inde', 'sinde', 'ünde', 'ünde', 'inde', 'sında', 'sinde', 'inde', 'unda'];
const TENS = ['', 'unda', 'sinde', 'unda', 'ında', 'sinde', 'ında', 'inde', 'inde', 'ında'];
const [HUNDRED, THOUSAND] = ['ünde', 'inde'];

/** In so many of them: 3'ünde, 10'unda, 46'sında. The ending follows the last word that the number is said with. */
export function inSoMany(n: number): string {
  const endings = [[1000, THOUSAND] as const, [100, HUNDRED] as const, [10, TENS[(n % 100) / 10]] as const];
  const round = n > 0 && endings.find(([step]) => n % step === 0);
  return `${n}'${round ? round[1] : UNITS[n % 10]}`;
}
