import { timingSafeEqual } from 'node:crypto';
import { MailedKind } from '@vezne/contract';
import { fingerprint, type Keys } from '../../session/keys';

/** Whose mails a link stops: those of a kind, or all regular ones. It stays good as long as the installation's secret. */
export type Unsubscribing = { companyId: string; managerId: string; kind: MailedKind | null };

const SIGNATURE_BYTES = 32;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const sign = (keys: Keys, body: Buffer) => fingerprint(keys, `unsubscribe ${body.toString('hex')}`);

/** A text that stops somebody's mails; nobody without the installation's secret can make one up. */
export function writeLink(keys: Keys, { companyId, managerId, kind }: Unsubscribing): string {
  const body = Buffer.from([companyId, managerId, kind ?? ''].join(' '));
  return Buffer.concat([body, sign(keys, body)]).toString('base64url');
}

/** Whose mails a text stops, if we wrote it. */
export function readLink(keys: Keys, text: string): Unsubscribing | undefined {
  const bytes = Buffer.from(text, 'base64url');
  const body = bytes.subarray(0, -SIGNATURE_BYTES);
  const signature = bytes.subarray(-SIGNATURE_BYTES);
  if (signature.length !== SIGNATURE_BYTES || !timingSafeEqual(signature, sign(keys, body))) return undefined;
  const [companyId = '', managerId = '', named = ''] = body.toString().split(' ');
  const kind = named === '' ? null : MailedKind.safeParse(named).data;
  // Of a kind that another release mailed nothing is stopped here, and not all in its place.
  if (!UUID.test(companyId) || !UUID.test(managerId) || kind === undefined) return undefined;
  return { companyId, managerId, kind };
}
