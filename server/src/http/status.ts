import { codes } from '@vezne/contract';
import type { AppError, RefusalCode } from '../errors';

/** How each refusal is answered: the one place that knows both. */
const statuses: Record<RefusalCode, number> = {
  [codes.badInput]: 400,
  [codes.unauthenticated]: 401,
  [codes.subscriptionOver]: 402,
  [codes.forbidden]: 403,
  [codes.proofRequired]: 403,
  [codes.notFound]: 404,
  [codes.conflict]: 409,
  [codes.stale]: 409,
  [codes.keyReused]: 409,
  [codes.tooLarge]: 413,
  [codes.mediaType]: 415,
  [codes.tooMany]: 429,
  [codes.unexpected]: 500,
  [codes.unavailable]: 503,
};

export const statusOf = ({ code }: AppError): number => statuses[code];
