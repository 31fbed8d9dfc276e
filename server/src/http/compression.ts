import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/** Answers of fewer bytes travel in a few packets either way. */
export const COMPRESSED_FROM = 4_096;

// Longer ones would hold the event loop up for more than two milliseconds.
export const COMPRESSED_HERE_TO = 600_000;

/**
 * How a call's answer is compressed for whoever takes it: cheaply, because it is done at every answer, and mostly here
 * and now: beside the event loop a brotli stream of its own costs many times what it has to compress
 * (docs/performance.md). A window of 256 kB finds what our answers repeat; more quality than the first takes twice as
 * long and saves a twentieth.
 */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: COMPRESSED_FROM,
  syncThreshold: COMPRESSED_HERE_TO,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  zlibOptions: { level: 1 },
};
