import { z } from 'zod';
import { limits } from '../limits';

// No letter of any script has more marks (UAX #15, stream-safe text); NFC takes the square of a run's length.
const MOST_MARKS = 30;
const FIRST_MARK = '\u0300';

function hasEndlessMarks(value: string): boolean {
  let run = 0;
  for (const character of value) {
    run = character >= FIRST_MARK && /\p{M}/u.test(character) ? run + 1 : 0;
    if (run > MOST_MARKS) return true;
  }
  return false;
}

// NUL cannot be stored by Postgres; a lone surrogate is not text.
const storable = (value: string) =>
  !value.includes('\u0000') && value.isWellFormed() && !hasEndlessMarks(value);

// What sounds a bell or moves a cursor, but for a tab and a new line; what turns the order of the letters after it.
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;
const printable = (value: string) => storable(value) && !UNPRINTABLE.test(value);

// Zero-width spaces, joiners, fillers: nobody sees a name that is made of them.
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const isBlank = (value: string) => value.replace(UNSEEN, '').trim() === '';

const codePoints = (value: string) => [...value].length;

/** The first so many letters of a text, and "…" behind what is longer; no picture of two letters is halved. */
export const shortened = (value: string, most: number) =>
  value.length > most
    ? `${value
        .slice(0, most)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : value;

const missingOr = (missing: string, wrong: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null || issue.input === '' ? missing : wrong;

/** Message for a missing value, and another one for a value of the wrong kind. */
export const requiredMessage = (label: string) => missingOr(`${label} gerekli`, `${label} geçerli değil`);

type TextOptions = { min?: number; max: number };

// NFC makes one code point of at most four, each of two units: a text this much longer stays too long.
const UNITS_OF_A_CODE_POINT = 8;

/** Trims, composes (NFC) and bounds what was typed; what is too long or no text is refused before it is worked on. */
function composed(typed: z.ZodString, label: string, max: number): z.ZodString {
  const tooLong = `${label} en fazla ${max} karakter olabilir`;
  return typed
    .overwrite((value) => value.trim())
    .refine((value) => value.length <= UNITS_OF_A_CODE_POINT * max, { error: tooLong, abort: true })
    .refine(printable, { error: `${label} geçersiz karakter içeriyor`, abort: true })
    .overwrite((value) => value.normalize('NFC'))
    .refine((value) => codePoints(value) <= max, { error: tooLong });
}

/** Required text: trimmed, NFC, `max` in code points; what shows nothing counts as missing. */
export function text(label: string, { min = 1, max }: TextOptions) {
  return composed(z.string({ error: requiredMessage(label) }), label, max)
    .refine((value) => !isBlank(value), { error: `${label} gerekli`, abort: true })
    .refine((value) => codePoints(value.replace(UNSEEN, '')) >= min, {
      error: `${label} en az ${min} karakter olmalıdır`,
    });
}

/** Optional text: absent, null and blank are all stored as null. */
export function optionalText(label: string, { max }: TextOptions) {
  return composed(z.string({ error: `${label} geçerli değil` }), label, max)
    .nullable()
    .transform((value) => (value && !isBlank(value) ? value : null))
    .default(null);
}

/** What is typed into a search box; never an error for being long, `%` and `_` are ordinary characters. */
export const SearchText = z
  .string({ error: 'Arama metni geçerli değil' })
  .refine(storable, { error: 'Arama metni geçersiz karakter içeriyor' })
  .refine((value) => codePoints(value) <= limits.searchText, {
    error: `Arama metni en fazla ${limits.searchText} karakter olabilir`,
  });
