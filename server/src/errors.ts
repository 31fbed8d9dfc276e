import { codes, limits, messages } from '@vezne/contract';
import type { z } from 'zod';

/** Codes of refusals: what a caller may be told, without a word on how it travels. */
export type RefusalCode = Exclude<
  (typeof codes)[keyof typeof codes],
  // The client's own, for answers that never came.
  typeof codes.network | typeof codes.clientRateLimit | typeof codes.other
>;

type Extras = { fields?: Record<string, string>; current?: unknown; retryAfter?: number };

/** A refusal the caller may read: `message` is a Turkish sentence, `retryAfter` is in seconds. */
export class AppError extends Error {
  override name = 'AppError';
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly extras: Extras = {},
  ) {
    super(message);
  }
}

/** The company has no such record; `fields` say what of the input names none. */
export const notFound = (fields?: Record<string, string>) =>
  fields
    ? underFields(codes.notFound, messages.notFound, fields)
    : new AppError(codes.notFound, messages.notFound);

/** What was looked for, or the refusal that the company has none such. */
export function orNotFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw notFound();
  return found;
}

export const sessionExpired = () => new AppError(codes.unauthenticated, messages.sessionExpired);

/** Refuses until the caller has proved their password once more. */
export const proofRequired = () => new AppError(codes.proofRequired, messages.proofRequired);

export const unreadable = () => new AppError(codes.badInput, 'Gönderilen veri okunamadı.');

/** Refuses a body of another type than the `wanted` one. */
export const wrongType = (wanted: string) =>
  new AppError(codes.mediaType, `Gönderilen veri ${wanted} olmalıdır.`);

export function fileTooLarge(): AppError {
  const sentence = 'Dosya en fazla 10 MB olabilir';
  return new AppError(codes.tooLarge, sentence, { fields: { file: sentence } });
}

export const tooMuch = () => new AppError(codes.badInput, 'Gönderilen veri çok fazla değer içeriyor.');

export const badInput = (fields: Record<string, string>) =>
  underFields(codes.badInput, messages.badInput, fields);

/** A refusal with a sentence for each of the first fields; a single sentence is also the message. */
function underFields(code: RefusalCode, ofSeveral: string, fields: Record<string, string>): AppError {
  const named = Object.entries(fields).slice(0, limits.fieldErrors);
  const [only, ...others] = named.map(([, sentence]) => sentence);
  const message = only !== undefined && others.length === 0 ? only : ofSeveral;
  return new AppError(code, message, {
    fields: Object.fromEntries(named.map(([name, sentence]) => [shortened(name), sentence])),
  });
}

// A caller may send any name: it goes back as text of a bounded size.
function shortened(name: string): string {
  const text = name.length > limits.fieldName ? `${name.slice(0, limits.fieldName)}…` : name;
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD');
}

/** A conflict with what is stored, told under one field. */
export const conflict = (field: string, message: string) =>
  new AppError(codes.conflict, message, { fields: { [field]: message } });

/** Refuses a change to an older version, with the record as it is now. */
export const stale = (current: unknown) => new AppError(codes.stale, messages.stale, { current });

/** Refuses for now, with the seconds after which a repetition makes sense. */
export const tooMany = (message: string, retryAfter: number) =>
  new AppError(codes.tooMany, message, { retryAfter });

/** Refuses while there is too much to do. Not as unavailable: the client repeats that, which would add to it. */
export const tooBusy = () =>
  tooMany('Sistem şu anda çok yoğun. Lütfen birkaç saniye sonra tekrar deneyin.', 2);

/** The refusal for input that a schema does not accept: the first sentence of each of the first fields. */
export function fromZod(error: z.ZodError): AppError {
  const fields = new Map<string, string>();
  for (const [path, sentence] of sentencesOf(error)) {
    const name = path.join('.');
    if (!fields.has(name)) fields.set(name, sentence);
    // One beyond what is told: the sentence on the whole may be among them.
    if (fields.size > limits.fieldErrors) break;
  }
  const whole = fields.get('');
  fields.delete('');
  if (fields.size > 0) return badInput(Object.fromEntries(fields));
  return new AppError(codes.badInput, whole ?? messages.badInput);
}

function* sentencesOf(error: z.ZodError): Generator<[PropertyKey[], string]> {
  for (const issue of error.issues)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) yield [[...issue.path, key], messages.unknownKey];
    else yield [issue.path, issue.message];
}
