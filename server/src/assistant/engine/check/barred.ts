import type { AssistantReason } from '@vezne/contract';
import type { Reply } from '../ask/reply';
import type { Ranked } from '../rank/rank';
import type { Token } from '../words/tokens';

/** What is refused, or asked back, whatever else a question may mean: rules, exact, that no likelihood outweighs. */
const BARRED: readonly AssistantReason[] = ['injection', 'write', 'other_tenant', 'currency', 'too_long'];
/** One word of the question means two things of this ledger, each as likely. */
const DOUBLE: readonly AssistantReason[] = ['category', 'entity', 'amount', 'record_or_category'];

/** Whoever tries to rule the assistant may do so in any part of the question. */
export const isInjection = (reply: Reply): boolean =>
  reply.action === 'REFUSE' && reply.reason === 'injection';

export function isBarred(reply: Reply, tokens: readonly Token[], inTalk: boolean): boolean {
  if (reply.action === 'CLARIFY') return DOUBLE.includes(reply.reason);
  if (reply.action !== 'REFUSE') return false;
  if (reply.reason === 'write' && inTalk && editsTheQuestion(tokens)) return false;
  return reply.noDay !== undefined || BARRED.includes(reply.reason) || namesStranger(reply);
}

/** "Sence ofisi taşıyalım mı" asks for an opinion, and orders nothing. */
export const asOpinion = (reply: Reply, tokens: readonly Token[]): Reply =>
  reply.action === 'REFUSE' && reply.reason === 'write' && tokens.some(({ text }) => OPINION.test(text))
    ? { ...reply, reason: 'advice' }
    : reply;

const OPINION = /^(?:sence|sizce)$/;

/**
 * "İşler nasıl", "kasa bizi kaç ay çevirir": a word that may be an order or a currency does not bar a question that is
 * surely read otherwise. Neither does a name that others bear as well ("kısırlaştırma" of two patients).
 */
export function isOutweighed(reply: Reply, readings: readonly Ranked[]): boolean {
  const [best] = readings;
  const against = reply.action === 'ANSWER' || reply.action === 'HELP' ? undefined : AGAINST[reply.reason];
  if (!against || !best?.parts.length) return false;
  const barred = readings.reduce((sum, { cls, p }) => (against.test(cls) ? sum + p : sum), 0);
  return best.p >= OUTWEIGHED_FROM && barred < OUTWEIGHED_BELOW;
}
/** The readings that agree with what bars a question. */
const AGAINST: Partial<Record<AssistantReason, RegExp>> = {
  write: /^(REFUSE|BEYOND)/,
  currency: /^(REFUSE|BEYOND)/,
  other_tenant: /^(REFUSE|BEYOND)/,
  entity: /^ASK/,
};
const OUTWEIGHED_FROM = 0.8;
const OUTWEIGHED_BELOW = 0.05;

/** "Baltika'yı da ekle", "çeyreklere böl": in a conversation the answer is to be put otherwise, no record. */
function editsTheQuestion(tokens: readonly Token[]): boolean {
  const says = (words: RegExp) => tokens.some(({ text }) => words.test(text));
  return says(EDITS) && !says(RECORDS) && !tokens.some(({ kind }) => kind === 'number');
}

const EDITS = /^(?:ekle|kat|koy|dus|cikar|at|bol|ayir)$/;
const RECORDS = /^(?:kayit|kayd|islem|hareket|defter|fatura|fis|lira|tl)/;

/** "Uzay kategorisi": a category that is not there must not be passed over. */
function namesStranger({ uncovered }: Reply): boolean {
  return !!uncovered?.unknown.some(({ to }) => /^kategori/.test(uncovered.tokens[to]?.text ?? ''));
}
