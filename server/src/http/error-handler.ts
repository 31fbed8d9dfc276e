import { codes, type ErrorBody, messages } from '@vezne/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, fileTooLarge, unreadable, wrongType } from '../errors';
import { statusOf } from './status';

/** The one place where a failure becomes an answer. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error, request);
  const status = statusOf(refusal);
  const { fields, current, retryAfter } = refusal.extras;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  // The caller is only asked to repeat or to correct it; what is behind it may be a fault of ours.
  else if (refusal.cause !== undefined)
    request.log.warn({ err: refusal.cause, status, route: request.routeOptions.url }, 'request refused');
  // Who sends a file reads the answer at its end: on a connection that closes before, the sentence would be lost.
  if (status === 413 && takesUpload(request)) reply.removeHeader('connection');
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  const body: ErrorBody = {
    code: refusal.code,
    message: refusal.message,
    ...(fields && { fields }),
    ...(current !== undefined && { current }),
    ...(status >= 500 && { requestId: request.id }),
  };
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

const takesUpload = (request: FastifyRequest) => request.routeOptions.config?.takesUpload === true;

function toRefusal(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500;
  if (status === 413)
    return takesUpload(request) ? fileTooLarge() : new AppError(codes.tooLarge, 'Gönderilen veri çok büyük.');
  if (status === 415) return wrongType('JSON (application/json)');
  if (status === 503) return new AppError(codes.unavailable, messages.unexpected, { retryAfter: 2 });
  if (status >= 400 && status < 500) return unreadable();
  return new AppError(codes.unexpected, messages.unexpected);
}
