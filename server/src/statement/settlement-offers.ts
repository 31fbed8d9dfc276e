import { fold, fromKurus, type SettlementDirection, type StatementSettlement } from '@vezne/contract';
import type { Sql } from '../db/database';
import { listOpenContacts, type OpenContact } from '../settlement/open-queries';
import type { Draft } from './row-queries';

type Line = { line: number; kurus: bigint; description: string };

/** Whom the money of each line may be settled with; it is offered and never done by itself. */
export async function offerSettlements(
  sql: Sql,
  draft: Draft,
  lines: readonly Line[],
): Promise<Map<number, StatementSettlement>> {
  const offers = new Map<number, StatementSettlement>();
  for (const direction of ['IN', 'OUT'] as const) {
    const asked = lines.filter(({ kurus }) => kurus > 0n === (direction === 'IN'));
    const open = asked.length > 0 ? await stillOpen(sql, draft, direction, asked) : [];
    if (open.length === 0) continue;
    const named = byName(open);
    for (const { line, kurus, description } of asked) {
      const offer = offerOf(sizeOf(kurus), open, named(description));
      if (offer) offers.set(line, offer);
    }
  }
  return offers;
}

const sizeOf = (kurus: bigint) => (kurus < 0n ? -kurus : kurus);

/** What is open with contacts when the lines that were accepted before are settled. */
async function stillOpen(
  sql: Sql,
  { companyId, batchId }: Draft,
  direction: SettlementDirection,
  asked: readonly Line[],
): Promise<OpenContact[]> {
  const open = await listOpenContacts(
    sql,
    companyId,
    direction,
    asked.map(({ kurus }) => sizeOf(kurus)),
  );
  if (open.length === 0) return open;
  const accepted = await sql.query<{ id: string; kurus: string }>(
    `SELECT contact_id AS id, sum(abs(kurus)) AS kurus FROM import_row
      WHERE company_id = $1 AND batch_id = $2 AND decision = 'TAHSILAT' AND (kurus > 0) = $3 GROUP BY contact_id`,
    [companyId, batchId, direction === 'IN'],
  );
  const taken = new Map(accepted.map(({ id, kurus }) => [id, BigInt(kurus)]));
  return open
    .map((contact) => ({ ...contact, kurus: contact.kurus - (taken.get(contact.id) ?? 0n) }))
    .filter(({ kurus }) => kurus > 0n);
}

// Banks leave them out.
const LEGAL = new Set([
  'a',
  's',
  'as',
  'ltd',
  'sti',
  'san',
  'tic',
  've',
  'limited',
  'anonim',
  'sirketi',
  'sanayi',
  'ticaret',
]);
const SHORTEST = 3;
const MOST_OTHERS = 5;

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function nameOf(contact: OpenContact): string[] {
  const words = wordsOf(contact.name);
  while (words.length > 1 && LEGAL.has(words.at(-1) ?? '')) words.pop();
  return words;
}

/** Finds the contacts whose names a text holds, the longest name first. */
function byName(open: readonly OpenContact[]): (text: string) => OpenContact[] {
  const firsts = new Map<string, { words: string[]; contact: OpenContact }[]>();
  for (const contact of open) {
    const words = nameOf(contact);
    const [first = ''] = words;
    if (words.join('').length < SHORTEST) continue;
    const same = firsts.get(first);
    if (same) same.push({ words, contact });
    else firsts.set(first, [{ words, contact }]);
  }
  return (text) => {
    const said = wordsOf(text);
    const found = said.flatMap((word, at) =>
      (firsts.get(word) ?? []).filter(({ words }) => words.every((each, n) => said[at + n] === each)),
    );
    return found.toSorted((a, b) => b.words.length - a.words.length).map(({ contact }) => contact);
  };
}

/** Who is named comes first; an amount alone says something only where it is that of one contact. */
function offerOf(
  kurus: bigint,
  open: readonly OpenContact[],
  named: readonly OpenContact[],
): StatementSettlement | undefined {
  const equals = (contact: OpenContact) =>
    contact.kurus === kurus || (contact.kurus > kurus && contact.parts.includes(kurus));
  const tell = (chosen: OpenContact, reason: string): StatementSettlement => {
    const likely = [...named.filter((contact) => kurus <= contact.kurus), ...open.filter(equals)];
    const others = [...new Set(likely)].filter((contact) => contact !== chosen).slice(0, MOST_OTHERS);
    return { ...told(chosen), reason, ...(others.length > 0 && { others: others.map(told) }) };
  };
  const both = named.find(equals);
  if (both) return tell(both, 'Adı ve tutarı tutuyor');
  const name = named.find((contact) => kurus < contact.kurus);
  if (name) return tell(name, 'Açıklamada adı geçiyor');
  const [only, ...others] = open.filter(equals);
  if (!only || others.length > 0) return undefined;
  return tell(only, only.kurus === kurus ? 'Tutar açık bakiyeyle aynı' : 'Tutar açık bir kalemle aynı');
}

const told = ({ id, name, kurus }: OpenContact) => ({
  contactId: id,
  contactName: name,
  open: fromKurus(kurus),
});
