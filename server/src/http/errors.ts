import { codes, messages } from '@vezne/contract';
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

/** 400 with a sentence per field; a single sentence is also the message. */
export function badInput(fields: Record<string, string>): AppError {
  const sentences = [...new Set(Object.values(fields))];
  const only = sentences.length === 1 && Object.keys(fields).length === 1 ? sentences[0] : undefined;
  return new AppError(codes.badInput, 400, only ?? messages.badInput, { fields });
}

/** 409 under one field. */
export const conflict = (field: string, message: string) =>
  new AppError(codes.conflict, 409, message, { fields: { [field]: message } });

/** 409 on a stale version, with the record as it is now. */
export const stale = (current: unknown) => new AppError(codes.stale, 409, messages.stale, { current });

/** 429 with the seconds after which a repetition makes sense. */
export const tooMany = (message: string, retryAfter: number) =>
  new AppError(codes.tooMany, 429, message, { retryAfter });

/** The refusal for input that a schema does not accept: the first sentence of each field. */
export function fromZod(error: z.ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths)
      fields[path.join('.')] ??= issue.code === 'unrecognized_keys' ? messages.unknownKey : issue.message;
  }
  const { '': whole, ...named } = fields;
  if (Object.keys(named).length > 0) return badInput(named);
  return new AppError(codes.badInput, 400, whole ?? messages.badInput);
}
