import { StatementRead } from '@vezne/contract';
import { badInput, fromZod, unreadable } from '../errors';

export type Uploaded = { accountId: string | undefined; name: string; bytes: Uint8Array };

/** What a form carries, by the platform's own reader. */
export async function readUpload(body: Uint8Array<ArrayBuffer>, type: string): Promise<Uploaded> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw unreadable();
  });
  const parts = [...form.keys()];
  const twice = parts.find((name, at) => parts.indexOf(name) !== at);
  if (twice !== undefined) throw badInput({ [twice]: 'Aynı alan iki kez gönderilmiş' });
  // A file of no name comes as text.
  const given = Object.fromEntries(form);
  const { data, error } = StatementRead.safeParse(given);
  if (error) throw fromZod(error);
  return {
    accountId: data.accountId,
    name: nameOf(data.file.name),
    bytes: new Uint8Array(await data.file.arrayBuffer()),
  };
}

const MOST = 200;

/** The name as people see it: no folders, nothing that cannot be stored or printed. */
function nameOf(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const shown = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Cn}]/gu, '')
    .trim();
  return [...shown].slice(0, MOST).join('') || 'dosya';
}
