import { timingSafeEqual } from 'node:crypto';
import { fingerprint, type Keys } from '../session/keys';

/** Which archive an address is for, and until when. */
export type Link = { companyId: string; id: string; expiresAt: Date };

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const sign = (keys: Keys, body: Buffer) => fingerprint(keys, `data-export ${body.toString('hex')}`);

const BODY = 16 + 16 + 8;
const LENGTH = BODY + 32;

/** A text that opens one archive for a while; nobody without the installation's secret can make one up. */
export function writeLink(keys: Keys, { companyId, id, expiresAt }: Link): string {
  const until = Buffer.alloc(8);
  until.writeBigUInt64BE(BigInt(expiresAt.getTime()));
  const body = Buffer.concat([bytesOf(companyId), bytesOf(id), until]);
  return Buffer.concat([body, sign(keys, body)]).toString('base64url');
}

/** What a text opens, if we wrote it and it is in date. */
export function readLink(keys: Keys, text: string, now: Date): Link | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== LENGTH || bytes.toString('base64url') !== text) return undefined;
  const body = bytes.subarray(0, BODY);
  if (!timingSafeEqual(bytes.subarray(BODY), sign(keys, body))) return undefined;
  const expiresAt = new Date(Number(body.readBigUInt64BE(32)));
  if (expiresAt <= now) return undefined;
  return { companyId: idOf(body.subarray(0, 16)), id: idOf(body.subarray(16, 32)), expiresAt };
}
