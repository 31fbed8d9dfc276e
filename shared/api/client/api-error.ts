import { codes, ErrorBody, messages } from '@vezne/contract';

type Details = {
  code: string;
  /** HTTP status; 0 when no answer arrived. */
  status?: number;
  message?: string;
  fields?: Record<string, string>;
  current?: unknown;
  requestId?: string;
  /** Seconds until the server wants to be asked again. */
  retryAfter?: number;
};

const silentCodes = { sessionExpired: 'SESSION_EXPIRED', dropped: 'DROPPED' } as const;

/** Every failed call ends in one of these; `message` is a Turkish sentence for the user. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  /** Sentence per field, as the server refused them. */
  readonly fields?: Record<string, string>;
  /** On a stale version: the record as it is stored now. */
  readonly current?: unknown;
  readonly requestId?: string;
  readonly retryAfter?: number;
  /** False when nobody gave a message and the general fallback stands in its place. */
  readonly isExplained: boolean;

  constructor({ code, status = 0, message, fields, current, requestId, retryAfter }: Details) {
    super(message || messages.unexpected);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.current = current;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.isExplained = Boolean(message);
  }

  /** Nothing to tell the user: the session's end is told once, a dropped call not at all. */
  get isSilent(): boolean {
    return this.code === silentCodes.sessionExpired || this.code === silentCodes.dropped;
  }

  /** True when the call may have been carried out although no good answer arrived. */
  get isUncertain(): boolean {
    return this.code === codes.network || this.status >= 500;
  }

  /** The same error; a state's own sentence takes the place of the general fallback. */
  or(message: string | undefined): ApiError {
    return this.isExplained || !message ? this : new ApiError({ ...this, message });
  }
}

export const networkError = () => new ApiError({ code: codes.network, message: messages.network });

export const rateLimitError = () =>
  new ApiError({ code: codes.clientRateLimit, message: messages.rateLimit });

export const sessionExpiredError = () =>
  new ApiError({ code: silentCodes.sessionExpired, status: 401, message: messages.sessionExpired });

/** The caller or a change of user has given the call up. */
export const droppedError = () => new ApiError({ code: silentCodes.dropped });

/** An answer that is not what the contract promises; nobody gave a message for it. */
export const invalidAnswerError = (status: number) => new ApiError({ code: codes.other, status });

/** Reads the server's error body; anything else becomes the general fallback. */
export function answeredError(status: number, body: unknown, retryAfter: string | null): ApiError {
  const seconds = Number(retryAfter ?? '');
  const details = { status, retryAfter: seconds > 0 ? seconds : undefined };
  const known = ErrorBody.safeParse(body);
  if (known.success) return new ApiError({ ...details, ...known.data });
  return new ApiError({ ...details, code: codes.other, message: messageOf(body) });
}

/** Any thrown value as an ApiError. */
export function toApiError(thrown: unknown): ApiError {
  return thrown instanceof ApiError
    ? thrown
    : new ApiError({ code: codes.other, message: messageOf(thrown) });
}

function messageOf(value: unknown): string | undefined {
  const message =
    typeof value === 'object' && value !== null && 'message' in value ? value.message : undefined;
  return typeof message === 'string' ? message : undefined;
}
