// A bucket that speaks S3's protocol, with its conditional writes.
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { AwsClient } from 'aws4fetch';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
/** What a release consists of, beside it: a bucket has no folders to delete. */
const FILES = '.files.json';
const CHANGED = [409, 412];

/** @param {string} path */
function cacheOf(path) {
  return /\.[0-9a-f]{12}\.[^/]+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The keys are read where every S3 tool reads them; without any, requests go out unsigned. */
function sender() {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION } = process.env;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) return fetch;
  const client = new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: AWS_SESSION_TOKEN,
    region: AWS_REGION ?? 'us-east-1',
    service: 's3',
    retries: 3,
  });
  return client.fetch.bind(client);
}

/**
 * @param {string} base
 * @returns {import('./store.mjs').Store}
 */
export function bucketStore(base) {
  const send = sender();

  /**
   * @param {string} path
   * @param {{ method: string; headers?: Record<string, string>; body?: string | Buffer }} request
   * @param {number[]} expected answers that are no fault
   */
  async function ask(path, { body, ...request }, expected = []) {
    const answer = await send(`${base}/${path}`, {
      ...request,
      body: body && new Uint8Array(Buffer.from(body)),
    });
    if (!answer.ok && !expected.includes(answer.status))
      throw new Error(`${request.method} ${base}/${path} was answered with ${answer.status}`);
    return answer;
  }

  /**
   * @param {string} path
   * @param {string | Buffer} body
   * @param {Record<string, string>} [condition]
   */
  function write(path, body, condition = {}) {
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const headers = { 'content-type': type, 'cache-control': cacheOf(path), ...condition };
    return ask(path, { method: 'PUT', headers, body }, Object.keys(condition).length > 0 ? CHANGED : []);
  }

  /** @param {string} path */
  async function read(path) {
    const answer = await ask(path, { method: 'GET', headers: { 'cache-control': 'no-cache' } }, [404]);
    if (answer.status === 404) return undefined;
    return { body: Buffer.from(await answer.arrayBuffer()), tag: answer.headers.get('etag') ?? '' };
  }

  return {
    read,
    async replace(path, content, tag) {
      const answer = await write(path, content, tag ? { 'if-match': tag } : { 'if-none-match': '*' });
      return answer.ok;
    },
    async put(path, content) {
      await write(path, content);
    },
    async putTree(path, from, files) {
      // Whoever asks for the compressed copy by its name asks a web server; in front of a bucket the CDN compresses.
      const plain = files.filter((file) => !/\.(br|gz)$/.test(file));
      await write(`${path}/${FILES}`, JSON.stringify(plain));
      for (const file of plain) await write(`${path}/${file}`, readFileSync(join(from, file)));
    },
    async remove(path) {
      const record = await read(`${path}/${FILES}`);
      const inside = record
        ? [...JSON.parse(record.body.toString()), FILES].map((file) => `${path}/${file}`)
        : [];
      for (const file of [path, ...inside]) await ask(file, { method: 'DELETE' }, [404]);
    },
  };
}
