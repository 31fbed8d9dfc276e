import { codes, limits, messages } from '@vezne/contract';
import type { z } from 'zod';

type Extras = { fields?: Record<string, string>; current?: unknown; retryAfter?: number };

/** A refusal the caller may read: `message` is a Turkish sentence, `retryAfter` is in seconds. */
export class AppError extends Error {
  override name = 'AppError';
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly extras: Extras = {},
  ) {
    super(message);
  }
}

export const notFound = () => new AppError(codes.notFound, 404, messages.notFound);

export const sessionExpired = () => new AppError(codes.unauthenticated, 401, messages.sessionExpired);

export const unreadable = () => new AppError(codes.badInput, 400, 'Gönderilen veri okunamadı.');

/** 400 with a sentence for each of the first fields; a single sentence is also the message. */
export function badInput(fields: Record<string, string>): AppError {
  const named = Object.entries(fields).slice(0, limits.fieldErrors);
  const [only, ...others] = named.map(([, sentence]) => sentence);
  const told = Object.fromEntries(named.map(([name, sentence]) => [shortened(name), sentence]));
  const message = only !== undefined && others.length === 0 ? only : messages.badInput;
  return new AppError(codes.badInput, 400, message, { fields: told });
}

// A caller may send any name: it goes back as text of a bounded size.
function shortened(name: string): string {
  const text = name.length > limits.fieldName ? `${name.slice(0, limits.fieldName)}…` : name;
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD');
}

/** 409 under one field. */
export const conflict = (field: string, message: string) =>
  new AppError(codes.conflict, 409, message, { fields: { [field]: message } });

/** 409 on a stale version, with the record as it is now. */
export const stale = (current: unknown) => new AppError(codes.stale, 409, messages.stale, { current });

/** 429 with the seconds after which a repetition makes sense. */
export const tooMany = (message: string, retryAfter: number) =>
  new AppError(codes.tooMany, 429, message, { retryAfter });

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
  return new AppError(codes.badInput, 400, whole ?? messages.badInput);
}

function* sentencesOf(error: z.ZodError): Generator<[PropertyKey[], string]> {
  for (const issue of error.issues)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) yield [[...issue.path, key], messages.unknownKey];
    else yield [issue.path, issue.message];
}
