import { createHash } from 'node:crypto';
import { CashFlowImport } from '@vezne/contract';
import { readBody } from '../http/request/input';
import { parseJson } from '../http/request/json';
import { serve } from '../threads/thread';
import { type PreparedRows, prepareRows } from './import-rows';

/** `digest` stands for everything that was sent. */
export type ReadImport = { rows: PreparedRows; digest: string };

/** Many times what the largest import takes. */
const READ_MS = 5_000;

serve<Uint8Array, ReadImport>((bytes, allow) => {
  allow(READ_MS);
  const input = readBody(CashFlowImport, parseJson(bytes));
  const digest = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const rows = prepareRows(input.rows, input.accountId);
  return { value: { rows, digest }, transfer: [rows.entries.buffer] };
});
